import type { Texts } from '../catalogue.js';

export const cliCodebooks: Texts['cliCodebooks'] = {
  none: 'Belum ada buku kod: smops codebooks add NAME --var TEXT, smops codebooks add --import FILE, atau smops codebooks add --from SET (smops codebooks list --sets).',
  noSet: (name, sets) => `Tiada set topik bernama ${name}. Pilih salah satu: ${sets}.`,
  versionOf: (version, latest) =>
    version === latest ? `versi ${version}` : `versi ${version} daripada ${latest}`,
  added: (name, variables) => `Buku kod ${name} ditambah dengan ${variables} pemboleh ubah.`,
  changed: (name, version) => `${name} diubah: kini versi ${version}.`,
  unchanged: (name, version) => `Tiada yang berbeza: ${name} kekal pada versi ${version}.`,
  renamed: (before, after) => `${before} dinamakan semula kepada ${after}.`,
  deleteQuestion: (name) => `Padam buku kod ${name}?`,
  deleted: (name, id) =>
    `Buku kod ${name} dipadam. smops codebooks restore ${id} membuat asal selama 30 hari.`,
  restored: (name) => `Buku kod ${name} dipulihkan.`,
  varsOrRun:
    'Beri pemboleh ubah dengan --var atau --vars-file, atau ambil daripada analisis dengan --run, bukan kedua-duanya.',
  oneVariable: 'Nyatakan pemboleh ubah: --variable NAME untuk yang sedia ada, --add NAME untuk yang baharu.',
  noVariable: (name, codebook) =>
    `${codebook} tiada pemboleh ubah bernama ${name}. smops codebooks show ${codebook} menyenaraikannya; --add menambah satu.`,
  hasVariable: (name, codebook) =>
    `${codebook} sudah ada pemboleh ubah bernama ${name}. --variable mengubahnya.`,
  nothingToChange: (options) => `Nyatakan apa yang hendak diubah: ${options}.`,
  onlyVariable: (name) => `${name} ialah satu-satunya pemboleh ubah; buku kod memerlukan satu.`,
  xlsxName: 'Buku kerja memerlukan nama fail: --out FILE.xlsx',
  sameVersions: (from, to) => `Versi ${from} dan ${to} mempunyai pemboleh ubah yang sama.`,
  between: (from, to) => `Versi ${from} → ${to}`,
  reordered: 'Susunan pemboleh ubah berlainan.',
  definition: 'takrifan',
  counts: 'termasuk',
  notCounts: 'tidak termasuk',
  yes: 'contoh yang termasuk',
  no: 'contoh yang tidak termasuk',
  terms: 'istilah',
  vetoes: 'istilah penolak',
  name: 'nama',
  learned: 'dipelajari',
  fromJudgements: 'sebahagian istilah datang daripada penilaian',
  wasAdded: 'ditambah',
  wasRemoved: 'dibuang',
  wasRenamed: (before) => `dahulu bernama ${before}`,
};

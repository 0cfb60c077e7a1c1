import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const proofs: CoreTexts['core.proofs'] = {
  noProof: 'Fail ini bukan bukti smops: baris pertamanya tidak menyatakan demikian.',
  otherVersion: (version) =>
    `Bukti ini versi ${version}, yang tidak dapat disemak oleh smops ini. Gunakan smops yang lebih baharu.`,
  parts: {
    head: 'perkara yang dibuktikan',
    run: 'satu analisis dan kiraannya',
    comment: 'satu komen sampel dan penilaiannya',
    figures: 'angka-angka',
    end: 'cincangan semua baris',
  },
  lineChanged: (line, part) => `Baris ${count(line)} diubah selepas bukti dibuat: ${part}.`,
  lineUnreadable: (line, part) => `Baris ${count(line)} tidak dapat dibaca: ${part}.`,
  notComputed: 'Tanpanya angka-angka tidak dapat dikira semula.',
  wrongFigure: (figure, said, computed) =>
    `${figure}: fail menyatakan ${said}, penilaiannya memberi ${computed}.`,
  moreWrong: (more) => `${count(more)} angka lagi tidak terhasil daripada penilaian.`,
  missingTexts: (run, missing, drawn, first) =>
    `Analisis ${run}: ${count(missing)} daripada ${count(drawn)} teks sampel tiada dalam komen ini, yang pertama di tempat ${first}.`,
  otherDraw: (run) => `Analisis ${run}: benihnya menghasilkan sampel lain daripada ini.`,
  allTexts: (run, drawn) => `Analisis ${run}: kesemua ${count(drawn)} teks sampel ada dalam komen ini.`,
  rightDraw: (run) => `Analisis ${run}: itulah sampel yang dihasilkan oleh benihnya.`,
  unknownDraw: (run) =>
    `Analisis ${run}: tidak dapat dipastikan sama ada benihnya menghasilkan sampel itu, kerana ini bukan tepat komen yang dianalisis, atau pembaca kedua gagal membaca sebahagiannya.`,
  holds: (figures, comments, runs) =>
    `Bukti ini sah: ${count(figures)} angka daripada ${count(runs)} analisis terhasil daripada penilaian atas ${count(comments)} komen sampel, dan tiada baris yang diubah.`,
  fails: (problems) => `Bukti ini tidak sah: ${count(problems)} masalah.`,
  fingerprint: (hash) => `Cap jari fail: ${hash}`,
  made: (path) =>
    `Bukti ada dalam ${path}. Sesiapa sahaja dapat menyemaknya dengan smops check-proof, tanpa pelayan dan tanpa komen.`,
};

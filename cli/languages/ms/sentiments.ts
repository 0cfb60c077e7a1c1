import type { Texts } from '../catalogue.js';

export const cliSentiments: Texts['cliSentiments'] = {
  fileDone: (name, inserted, unchanged, rejected) =>
    `${name}: ${inserted} ditambah, ${unchanged} tidak berubah, ${rejected} ditolak`,
  maxErrors: (maxErrors) => `dihentikan: lebih daripada ${maxErrors} baris ditolak (--max-errors)`,
  skipped: (name) => `${name}: dilangkau, telah dipindahkan sementara itu`,
  tooDeep: (MAX_DEPTH) =>
    `Baris itu mengandungi senarai atau objek bersarang lebih ${MAX_DEPTH} aras, yang tidak ada pada komen.`,
  whichTask: (file) => `${file}: komen ini untuk tugasan yang mana? Berikan --task atau --task-from-name.`,
  noTaskInName: (file, pattern) =>
    `${file}: namanya tidak sepadan dengan --task-from-name ${pattern}. Tukar nama fail, atau berikan --task bagi fail begini.`,
  foreign:
    'Menurut namanya ini bukan fail komen: smops membaca .json, .ndjson, .jsonl, .csv, .tsv, .txt, juga dengan .gz, dan .xlsx. Tukar formatnya, atau alihkan.',
  interrupted: 'Terhenti.',
  noExpression: (pattern) => `--task-from-name: ${pattern} bukan ungkapan nalar.`,
  mustHoldTask: (pattern) =>
    `--task-from-name: ${pattern} mesti mengandungi {task}, contohnya comments-{task}-*.json.`,
  noNumber: (text) => `${text} bukan nombor analisis; lihat smops sentiments list.`,
  noneYet: 'Belum ada analisis sentimen.',
  earlier: (score) => `dikira semula daripada bilangan komen semasa naik taraf; sebelumnya ${score}`,
  weighted: (weightedScore) => `${weightedScore}/10, komen dikira mengikut reaksinya`,
  counts: (total, positive, neutral, negative) =>
    `${total}: ${positive} positif, ${neutral} neutral, ${negative} negatif`,
  noFileKept: 'Tiada fail muat naik disimpan bagi analisis ini.',
  noData: 'Belum ada data analisis\nMuat naik dan analisis fail JSON pertama anda untuk bermula.',
  sureDelete: (taskId) => `Adakah anda pasti mahu memadam analisis bagi tugasan ${taskId}?`,
  toUndo: (id) => ` Untuk buat asal: smops sentiments restore ${id}`,
  deleted: 'Rekod analisis sentimen telah berjaya dipadam.',
  notId: (id) => `${id} bukan ID: berikan nombor bulat.`,
  restored: (id, taskId) => `Analisis ${id} bagi tugasan ${taskId} dipulihkan.`,
  xlsxNoText: 'XLSX bukan teks: nyatakan tempat menulisnya dengan --out FILE.',
  rows: (read) => `${read} baris`,
  wentAway: 'pelayan terputus semasa import; fail akan dicuba semula',
  whatToImport: 'Nyatakan apa yang diimport: fail, folder, corak, - untuk input standard, atau --watch DIR.',
  watchAlone: '--watch menggantikan fail.',
  fullDisk: 'Cakera penuh. Apa yang telah diimport disimpan; kosongkan ruang dan jalankan semula.',
  maxErrorsTakes: '--max-errors menerima nombor bulat dari 0.',
};

import type { CoreTexts } from '../catalogue.js';

export const backup: CoreTexts['core.backup'] = {
  unusable: (why) => `Sandaran ini tidak dapat digunakan: ${why}. Tiada apa-apa diubah.`,
  longLine: (line) => `baris ${line} melebihi 16 MB`,
  noObjects: 'barisnya bukan objek',
  goesOn: 'ada isi selepas penghujungnya',
  cutObject: 'satu objek yang disimpan terpotong',
  notOurs: 'ini bukan sandaran yang ditulis oleh smops',
  noTable: 'ada baris tanpa jadual',
  longObject: 'satu objek lebih panjang daripada yang dinyatakan',
  missing: 'ada baris atau objek yang hilang',
  empty: 'fail ini kosong',
  cutShort: 'fail ini terpotong',
  noGzip: 'fail ini bukan gzip, atau rosak',
  strangeLine: (why) => `ada baris yang bukan tulisan smops (${why})`,
  doesNotFit: (table, rule) =>
    `kandungannya${table === '' ? '' : ` bagi jadual ${table}`} tidak sepadan${rule === '' ? '' : ` (${rule})`}`,
  newer: (version, migration) =>
    `Sandaran ini dibuat oleh smops yang lebih baharu (${version}; ada ${migration}). Kemas kini smops ini, kemudian pulihkan. Tiada apa-apa diubah.`,
  strangeTable: (table) => `Sandaran ini mempunyai jadual ${table} yang tidak sepadan. Tiada apa-apa diubah.`,
  noAdmin:
    'Sandaran ini tiada pentadbir yang boleh log masuk: tiada sesiapa yang dapat mengurus data nanti. Tiada apa-apa diubah.',
  outside: 'Sandaran ini mempunyai objek di luar foldernya. Tiada apa-apa diubah.',
  notWritten: (reason, why) =>
    `Sandaran sebelum ${reason} tidak dapat ditulis (${why}). Tiada apa-apa diubah.`,
};

import type { CoreTexts } from '../catalogue.js';

const READ = 'Komen boleh dibaca daripada JSON, NDJSON, CSV, XLSX dan teks biasa.';

export const comments: CoreTexts['core.comments'] = {
  gzip: 'Ini arkib gzip. Nyahmampatkannya dahulu, kemudian cuba lagi.',
  office: 'Ini fail Office lama (.xls atau .doc). Simpan helaian sebagai .xlsx atau CSV.',
  pdf: `Ini fail PDF. Salin komennya ke dalam helaian atau fail teks. ${READ}`,
  image: `Ini imej. Eksport komen, bukan tangkapan skrin. ${READ}`,
  utf32: 'Ini teks dalam UTF-32. Simpan fail dengan pengekodan UTF-8.',
  word: `Ini dokumen Word. Simpan sebagai teks biasa dengan satu komen sebaris. ${READ}`,
  workbook: 'Ini buku kerja Excel. Simpan helaian sebagai CSV (UTF-8).',
  openSheet: 'Ini helaian LibreOffice (.ods). Simpan sebagai .xlsx atau CSV.',
  zip: 'Ini arkib ZIP. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  webPage:
    'Ini halaman web (HTML atau XML), bukan fail eksport. Eksport semula sebagai JSON, NDJSON atau CSV.',
  emptyFile: 'Fail ini kosong. Eksport semula dan pilih fail baharu itu.',
  emptyList: 'Tiada komen: senarai ini kosong.',
  noText: 'Komen ini tiada teks.',
};

import type { CoreTexts } from '../catalogue.js';

const READ = 'Komen boleh dibaca daripada JSON, NDJSON, CSV, XLSX dan teks biasa.';

export const comments: CoreTexts['core.comments'] = {
  gzip: 'Ini arkib gzip. Nyahmampatkannya dahulu, kemudian cuba lagi.',
  office:
    'Ini fail Office lama (.xls atau .doc), atau buku kerja dengan kata laluan. Buka fail itu dan simpan helaiannya sebagai .xlsx tanpa kata laluan, atau sebagai CSV.',
  otherArchive: 'Ini arkib RAR atau 7z. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  pdf: `Ini fail PDF. Salin komennya ke dalam helaian atau fail teks. ${READ}`,
  image: `Ini imej. Eksport komen, bukan tangkapan skrin. ${READ}`,
  utf32: 'Ini teks dalam UTF-32. Simpan fail dengan pengekodan UTF-8.',
  word: `Ini dokumen Word. Simpan sebagai teks biasa dengan satu komen sebaris. ${READ}`,
  workbook: 'Ini buku kerja Excel. Simpan helaian sebagai CSV (UTF-8).',
  openSheet: 'Ini helaian LibreOffice (.ods). Simpan sebagai .xlsx atau CSV.',
  zip: 'Ini arkib ZIP tanpa fail komen. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  zipOfSeveral: (names) =>
    `Arkib ZIP ini mengandungi beberapa fail komen (${names}). Nyahmampatkannya, kemudian pilih satu demi satu.`,
  zipOfMany: (most) =>
    `Arkib ZIP ini mempunyai lebih daripada ${most} fail, iaitu hadnya. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.`,
  zipInZip: (name) =>
    `Arkib ZIP ini mengandungi arkib lain (${name}). Nyahmampatkan kedua-duanya, kemudian pilih fail komen di dalamnya.`,
  zipLocked:
    'Arkib ZIP ini dikunci dengan kata laluan. Nyahmampatkannya dengan kata laluan itu, kemudian pilih fail komen di dalamnya.',
  zipTooLarge: (limit) =>
    `Arkib ZIP tidak boleh melebihi ${limit}. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.`,
  zipDamaged:
    'Arkib ZIP ini rosak, terpotong atau dimampatkan dengan cara yang luar biasa. Muat turun semula, atau nyahmampatkannya dahulu.',
  zipBomb: (ratio) =>
    `Fail dalam arkib ZIP ini lebih daripada ${ratio} kali saiz arkib itu, yang tidak pernah berlaku pada eksport komen. Nyahmampatkannya sendiri jika fail itu selamat.`,
  webPage:
    'Ini halaman web (HTML atau XML), bukan fail eksport. Eksport semula sebagai JSON, NDJSON atau CSV.',
  emptyFile: 'Fail ini kosong. Eksport semula dan pilih fail baharu itu.',
  emptyList: 'Tiada komen: senarai ini kosong.',
  noText: 'Komen ini tiada teks.',
};

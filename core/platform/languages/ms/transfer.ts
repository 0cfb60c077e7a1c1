import type { CoreTexts } from '../catalogue.js';

export const transfer: CoreTexts['core.transfer'] = {
  saveAsCsv: 'Simpan helaian itu sebagai CSV, kemudian import.',
  placeBeyond: (place) =>
    `Buku kerja ini merujuk sel ${place}, yang tiada pada mana-mana helaian (paling jauh XFD1048576).`,
  tooManyCells: (cells) => `Satu helaian buku kerja ini mempunyai lebih daripada ${cells} sel, iaitu hadnya.`,
  tooManyPlaces: (rows, columns) =>
    `Satu helaian buku kerja ini mempunyai ${rows} baris x ${columns} lajur, lebih daripada yang dapat dibaca.`,
  unreadable:
    'Ini bukan buku kerja Excel yang dapat dibaca. Simpan semula helaian itu sebagai .xlsx atau CSV.',
  workbookTooLarge: (limit) =>
    `Buku kerja tidak boleh melebihi ${limit}. Simpan helaian itu sebagai CSV, yang tiada had ini.`,
  thisWorkbook: 'Buku kerja ini',
  thisImage: 'Imej ini',
  smallerImage: 'Kecilkan imej itu, atau simpan semula.',
  sheetEmpty: 'Helaian pertama buku kerja ini kosong.',
  sheetsEmpty: 'Buku kerja ini tiada helaian dengan komen: apa yang dibaca daripadanya kosong.',
  takesTooLong: (subject, remedy) => `${subject} mengambil masa terlalu lama untuk dibaca. ${remedy}`,
  tooMuchMemory: (subject, remedy) => `${subject} memerlukan terlalu banyak memori, atau rosak. ${remedy}`,
  givesTooMuch: (subject, remedy) => `${subject} mengandungi lebih daripada yang dapat dibaca. ${remedy}`,
  longCell: (place, characters, most) =>
    `Sel ${place} mengandungi ${characters} aksara; sel Excel memuatkan paling banyak ${most}. Pendekkan kandungannya.`,
  longRow: (row, characters) =>
    `Baris ${row} pada helaian itu mengandungi lebih daripada ${characters} aksara. Buang lajur yang tidak diperlukan.`,
  notReadable: (why) => `Fail tidak dapat dibaca buat masa ini (${why}). Cuba lagi kemudian.`,
  oldWorkbook: 'Ini buku kerja Excel lama (.xls). Simpan sebagai .xlsx atau CSV, kemudian import fail itu.',
  largeWorkbook: (limit) =>
    `Buku kerja ini melebihi ${limit} apabila dinyahmampat, iaitu hadnya. Simpan helaiannya sebagai CSV, kemudian import fail itu.`,
};

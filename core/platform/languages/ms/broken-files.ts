import type { CoreTexts } from '../catalogue.js';

export const brokenFiles: CoreTexts['core.brokenFiles'] = {
  notUtf8: (line, others) =>
    `Baris ${line} bukan teks UTF-8. Simpan fail dengan pengekodan UTF-8, atau nyatakan pengekodannya (${others}).`,
  noJson: 'Fail ini bukan JSON yang dapat dibaca.',
  jsonStops: (line, column) =>
    `JSON terhenti di baris ${line}, lajur ${column}, sebelum lengkap: fail ini nampaknya terpotong. Eksport atau muat turun semula.`,
  fileTooLarge: (limit) =>
    `Fail ini melebihi had ${limit} MB. Pecahkan fail, atau eksport tempoh yang lebih pendek.`,
  lineTooLong: (line, limit) => `Baris ${line} melebihi ${limit} MB: ini bukan senarai komen.`,
  csvLineTooLong: (line, limit) => `Baris ${line} melebihi ${limit} MB: ini bukan fail CSV.`,
  headerQuote:
    'Baris 1, yang menyenaraikan lajur, mempunyai tanda petik yang tidak ditutup: betulkan, atau eksport semula fail.',
  noTextColumn: (columns) =>
    `Tiada lajur teks ditemui. Jika setiap baris ialah satu komen, namakan fail itu .txt. Jika nama lajur berada di bawah, nyatakan baris itu (--header-row N). Jika tidak, nyatakan lajur dengan namanya, permulaan namanya atau nombornya (--text-column NAME):${columns}`,
  noTextInWorkbook: (columns) =>
    `Tiada lajur teks ditemui dalam buku kerja ini. Pilih helaian lain (--sheet NAME) atau baris yang menyenaraikan lajur (--header-row N), atau nyatakan lajur dengan namanya, permulaan namanya atau nombornya (--text-column NAME):${columns}`,
  noColumn: (column, option, columns) => `Tiada lajur ${column} (${option}). Lajur yang ada:${columns}`,
  severalColumns: (column, option, columns) =>
    `Beberapa lajur bermula dengan ${column} (${option}). Lajur yang ada:${columns}`,
  noSheet: (sheet, sheets) => `Tiada helaian ${sheet} (--sheet). Helaian yang ada:${sheets}`,
};

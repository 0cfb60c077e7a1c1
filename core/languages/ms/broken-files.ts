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
  noTextColumn: (names) =>
    `Ini bukan JSON dan bukan jadual dengan lajur teks yang dikenali: baris 1 menyenaraikan ${names}. Pilih lajur teks (--text-column NAME), atau namakannya "text", "message" atau "comment". Jika setiap baris ialah satu komen, namakan fail .txt.`,
  noTextInWorkbook: (names) =>
    `Buku kerja ini tiada lajur teks yang dikenali: baris pertama helaian pertamanya menyenaraikan ${names}. Pilih lajur teks (--text-column NAME), atau namakannya "text", "message" atau "comment".`,
  noColumn: (column, option, columns) =>
    `Tiada lajur ${column} (${option}). Lajur yang ada ialah ${columns}.`,
};

import { count } from '../../components/format/format.js';
import type { Texts } from '../catalogue.js';

export const records: Texts['records'] = {
  optional: 'tidak wajib',
  delete: 'Padam',
  deleting: 'Sedang dipadam…',
  undo: 'Buat asal',
  showIt: 'Tunjukkan',
  error: 'Ralat',
  platform: 'Platform',
  allPlatforms: 'Semua Platform',
  clearFilters: 'Kosongkan tapisan',
  export: 'Eksport',
  noMatch: 'Tiada rekod yang sepadan dengan carian dan tapisan.',
  shown: (shown, total) =>
    shown === total ? `${count(total)} rekod` : `${count(shown)} daripada ${count(total)} rekod`,
};

export const importTexts: Texts['import'] = {
  open: 'Import',
  title: (list) => `Import ke ${list}`,
  description:
    'Rekod yang sudah ada dikemas kini; fail yang sama jika diimport sekali lagi tidak mengubah apa-apa.',
  drop: 'Pilih fail atau lepaskannya di sini',
  dropHint: 'CSV, XLSX, JSON atau NDJSON, dengan baris tajuk',
  checking: (name) => `Menyemak ${name}…`,
  importing: (name) => `Mengimport ${name}…`,
  failed: 'Fail ini tidak dapat dibaca',
  counts: { created: 'Baharu', updated: 'Berubah', unchanged: 'Tidak berubah', refused: 'Ditolak' },
  problems: 'Baris yang ditolak',
  line: (line) => `Baris ${line}`,
  more: (more) => `… dan ${more} lagi`,
  ignored: (columns) => `Lajur yang bukan medan diabaikan: ${columns}`,
  nothing: 'Tiada apa-apa untuk diubah.',
  confirm: (rows) => `Import ${count(rows)} baris`,
  other: 'Fail lain',
  cancel: 'Batal',
  done: 'Import selesai',
  doneText: (created, updated, refused) => `${created} baharu, ${updated} berubah, ${refused} ditolak`,
};

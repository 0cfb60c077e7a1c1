import type { Texts } from '../catalogue.js';

export const palette: Texts['palette'] = {
  title: 'Cari apa sahaja',
  open: 'Cari apa sahaja (Ctrl K)',
  placeholder: 'Halaman, analisis, buku kod, akaun…',
  pages: 'Halaman',
  runs: 'Analisis',
  codebooks: 'Buku kod',
  searchIn: 'Cari dalam',
  inPage: (page, text) => `${page}: “${text}”`,
  nothing: 'Tiada yang ditemui. Cuba kurangkan huruf.',
  loading: 'Sedang mencari…',
  failed: (why) => `Analisis tidak dapat dicari: ${why}`,
  keys: '↑ ↓ pilih · Enter buka · Esc tutup',
};

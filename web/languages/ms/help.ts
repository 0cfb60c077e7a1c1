import type { Texts } from '../catalogue.js';

export const help: Texts['help'] = {
  title: 'Bantuan',
  subtitle: 'Cara menggunakan smops, halaman demi halaman',
  pages: 'Halaman bantuan',
  all: 'Semua halaman',
  groups: {
    start: 'Langkah pertama',
    screens: 'Halaman papan pemuka',
    work: 'Komen, secara mendalam',
    commands: 'Baris arahan',
    run: 'Pemasangan dan pengendalian',
    know: 'Sejauh mana ketepatannya',
  },
  search: 'Cari dalam bantuan…',
  noneFound: (text) => `Tiada yang ditemui untuk “${text}”`,
  noneFoundText: 'Cuba perkataan lain, atau kurangkan perkataan.',
  loadFailed: 'Halaman bantuan ini tidak dapat dimuatkan',
  onThisPage: 'Dalam halaman ini',
  language: 'Bahasa halaman ini',
  onlyEnglish: 'Halaman ini dalam bahasa Inggeris sahaja.',
  unknown: 'Tiada halaman bantuan ini',
  unknownText: 'Namanya mungkin telah ditukar. Pilih satu daripada senarai, atau cari.',
  open: 'Bantuan untuk halaman ini',
};

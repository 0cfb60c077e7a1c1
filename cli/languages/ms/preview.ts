import type { Texts } from '../catalogue.js';

export const cliPreview: Texts['cliPreview'] = {
  title: 'Sebelum analisis bermula',
  reading: 'sedang membaca…',
  starting: 'sedang bermula…',
  fileOf: (at, all) => `fail ${at} daripada ${all}`,
  ofComments: (read, all) => `${read} daripada ${all}`,
  guessed: 'dikenal pasti daripada kandungannya',
  noColumn: 'tiada lajur',
  id: 'ID',
  dateOrder: 'tarikh',
  dayFirst: 'hari dahulu',
  monthFirst: 'bulan dahulu',
  notSaid: 'belum dinyatakan: komen ini tiada masa',
  posts: 'hantaran',
  names: 'nama',
  leftOut: 'dikeluarkan',
  asComments: 'dibaca sebagai komen',
  kept: 'dikekalkan',
  firstComments: 'Komen yang pertama:',
  howTo: 'Enter menukar satu baris; Ctrl+S memulakan analisis',
  startGuessed: (columns) =>
    `Lajur ini dikenal pasti daripada kandungannya: ${columns}. Mulakan dengan lajur ini, dan ingat untuk fail dengan pengepala ini?`,
  forgotten: 'Lajur bagi fail dengan pengepala ini tidak diingat lagi.',
};

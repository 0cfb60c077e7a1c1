import type { CoreTexts } from '../catalogue.js';

export const reportDocument: CoreTexts['core.reportDocument'] = {
  bars: {
    name: 'Pemboleh ubah',
    count: 'Komen',
    share: 'Peratusan komen',
    interval: 'Selang 95%',
    trend: 'Mengikut masa',
  },
  time: 'Masa',
};

export const report: CoreTexts['core.report'] = {
  sections: {
    line: 'Dalam satu ayat',
    figures: 'Tiga angka',
    changes: 'Apa yang berubah',
    driver: 'Puncanya',
    shares: 'Apa yang diperkatakan',
    time: 'Bila ditulis',
    quotes: 'Kata mereka',
    watch: 'Yang perlu diperhatikan',
    method: 'Cara kiraan',
  },
  line: (variable, share, comments, negative) =>
    `${variable} mendahului dengan ${share} daripada ${comments} komen; ${negative} daripada semuanya negatif.`,
  lineWithout: (comments, negative) =>
    `Tiada satu pun daripada ${comments} komen menyebut pemboleh ubah; ${negative} daripada semuanya negatif.`,
  lineRose: (variable, points) =>
    `${variable} paling banyak berubah sejak kali terakhir: ${points} mata peratusan.`,
  commentsFigure: 'Komen',
  mentionNote: (comments) => `${comments} menyebut pemboleh ubah`,
  meanFigure: 'Purata sentimen, 0 hingga 10',
  strongestFigure: (variable) => `Peratusan ${variable}`,
  between: (low, high) => `antara ${low} dengan ${high}`,
  since: (name, day) => `Berbanding dengan ${name} pada ${day}`,
  noEarlier: 'Tiada analisis terdahulu dengan pemboleh ubah yang sama untuk dibandingkan.',
  changesHead: { now: 'Kini', before: 'Dahulu', difference: 'Mata peratusan (95%)', size: 'Perbezaan' },
  sizes: {
    negligible: 'boleh diabaikan',
    small: 'kecil',
    medium: 'sederhana',
    large: 'besar',
    unclear: 'tidak jelas',
  },
  driver: (variable, hits, negative, share) =>
    `${variable} paling banyak terdapat dalam komen negatif: ${hits} daripada ${negative} menyebutnya (${share}).`,
  driverNone: 'Tiada pemboleh ubah terdapat dalam komen negatif.',
  peak: (variable, from, to, share, elsewhere, comments) =>
    `${variable}, ${from} hingga ${to}: ${share} daripada komen, ${elsewhere} pada masa lain (${comments} komen)`,
  peakOnce: (variable, at, share, elsewhere, comments) =>
    `${variable}, ${at}: ${share} daripada komen, ${elsewhere} pada masa lain (${comments} komen)`,
  noTime: 'Terlalu sedikit komen mempunyai masa untuk mengatakan bila semuanya ditulis.',
  timeChart: 'Komen mengikut masa dan sentimen',
  roseClearly: (variable, points) => `${variable} meningkat ${points} mata peratusan.`,
  notCorrected: (variable, missing) =>
    `Peratusan ${variable} ialah kiraan mesin; peratusan itu dibetulkan ${missing}.`,
  failed: (comments) => `${comments} komen tidak dapat dianalisis dan tidak masuk dalam mana-mana angka.`,
  nothingToWatch: 'Tiada yang menonjol.',
  methodMade: (provider, model, cost) => `Dianalisis oleh ${provider} (${model}); kos ${cost}.`,
  free: 'tiada',
  methodComments: (comments, file) => `${comments} komen dalam ${file}.`,
  methodPeriod: (from, to) => `Ditulis dari ${from} hingga ${to}.`,
  quotesHow:
    'Petikan: komen dengan reaksi terbanyak bagi setiap pemboleh ubah, satu bagi setiap teks dan, jika ada beberapa, dalam bahasa yang berlainan. Penulis tidak disertakan.',
  written: (by, at) => `Ayat pertama ditulis oleh ${by} pada ${at}.`,
};

export const reports: CoreTexts['core.reports'] = {
  someSection: 'Laporan memerlukan sekurang-kurangnya satu bahagian',
  onceEach: 'Setiap bahagian hanya boleh muncul sekali dalam laporan',
  sectionsOrTemplate: 'Berikan bahagian atau templat, bukan kedua-duanya',
  nameEmpty: 'Berikan nama kepada templat',
  nameTooLong: (most) => `Nama templat mengandungi paling banyak ${most} aksara`,
  lineTooLong: (most) => `Ayat itu mengandungi paling banyak ${most} aksara`,
  tooManyTemplates: (most) => `Sudah ada ${most} templat; padam satu sebelum menambah yang lain`,
};

import type { Texts } from '../catalogue.js';

export const cliLearning: Texts['cliLearning'] = {
  none: 'Tiada istilah dicadangkan.',
  readMore: (name, read, missing) =>
    `${name}: ${read} komen telah dibaca. Baca ${missing} lagi: smops read RUN, atau bilik bacaan.`,
  termEvidence: (right, read) => `${right} daripada ${read} yang dibaca ialah ya`,
  vetoEvidence: (right, read) => `${right} daripada ${read} yang dibaca ialah tidak`,
  termAnswers: (right, answers) => `${right} daripada ${answers} jawapan ialah ya`,
  vetoAnswers: (right, answers) => `${right} daripada ${answers} jawapan ialah tidak`,
  learnedFrom: (answers, service, runs) =>
    `Dipelajari daripada ${answers} jawapan ${service}, daripada ${runs} analisis.`,
  noneInAnswers: (name, answers) =>
    `${name}: ${answers} jawapan tidak menyokong istilah yang belum diketahui.`,
  wordsOfTopic: (topic, words) => `${topic}: ${words}`,
  term: 'istilah',
  veto: 'penolak',
  howToAccept: (command) => `Terima sebahagian atau semua: ${command}`,
  sampled: 'Analisis ini besar: bilangan komen ialah anggaran.',
  accepted: (words, name, version) => `${words} istilah diterima: ${name} kini versi ${version}.`,
  refused: (words) => `${words} istilah ditolak: tidak akan dicadangkan lagi.`,
  updated: (id, wait) => `Analisis baharu mengemas kininya: ${id}. Tunggu sehingga selesai: ${wait}`,
  numbers: (option, most) =>
    `${option} menerima all, atau nombor senarai dari 1 hingga ${most}, dipisahkan dengan koma.`,
  bothDecided: (number) => `Istilah ${number} ada di bawah --accept dan --refuse.`,
  updateNeedsWords:
    'Tiada istilah diterima, jadi tiada versi baharu. --to-version VERSION mengambil versi yang sedia ada.',
  versionNumber: '--to-version menerima nombor versi.',
  needsName: (command) =>
    `Analisis ini tiada buku kod untuk menyimpan istilah. Namakan yang baharu: ${command}`,
};

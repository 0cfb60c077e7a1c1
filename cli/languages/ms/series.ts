import type { Texts } from '../catalogue.js';

export const cliSeries: Texts['cliSeries'] = {
  noCopies: (comments) => `Tiada dua daripada ${comments} komen yang merupakan salinan.`,
  copied: (copied, comments, groups, texts) =>
    `${copied} daripada ${comments} komen ialah salinan, dalam ${groups} kumpulan: ${texts} teks berlainan.`,
  group: (comments, authors) => `${comments} komen oleh ${authors} penulis:`,
  noWaves: (least) => `Tiada teks dengan ${least} salinan dalam masa 24 jam.`,
  wave: (comments, from, to) => `${comments} salinan dari ${from} hingga ${to}`,
  waveSize: (comments, authors, number) =>
    `${comments} komen oleh ${authors} penulis kesemuanya, yang pertama ialah komen ${number}`,
  per: { hour: 'mengikut jam', day: 'mengikut hari', week: 'mengikut minggu' },
  withoutTime: (missing, comments) =>
    `${missing} daripada ${comments} komen tanpa maklumat masa tidak dikira.`,
  oneOf: (option, values) => `${option} menerima salah satu daripada ${values}.`,
  noPoints: (codebook) =>
    `Tiada analisis selesai dengan buku kod ${codebook} yang ada komen pada hari-hari ini. Mulakan satu: smops analyze FILE --codebook NAME`,
  head: (runs, comments, from, to) => `${runs} analisis, ${comments} komen, ${from} hingga ${to}.`,
  noTime: (missing) => `${missing} komen tanpa maklumat masa tidak dikira; --unit run mengiranya.`,
  repeated: (comments) => `${comments} komen ada dalam beberapa analisis dan dikira sekali.`,
  corrected: '* dibetulkan mengikut komen yang dibaca orang',
  alarms: 'Penggera (lebih daripada jangkaan hari-hari sebelumnya, setiap teks dikira sekali):',
  alarm: (start, variable, count, total, expected, limit) =>
    `${start}  ${variable}: ${count} daripada ${total} komen, jangkaan ${expected}, had ${limit}`,
  alarmsNowhere: 'Penggera tidak dihantar: smops series NAME --alarms-to DESTINATION',
  alarmsTo: (destinations) => `Penggera dihantar ke destinasi ini: ${destinations}.`,
  span: (from, to, comments) => `${from} hingga ${to} (${comments} komen)`,
  spans: (after, before) => `${after}, berbanding ${before}.`,
  noWords: 'Tiada perkataan yang jelas meningkat.',
  themes: 'Tema di luar buku kod yang meningkat:',
  more: (command) => `Selanjutnya: ${command}`,
  wholeNumber: (option, least, most) => `${option} menerima nombor bulat dari ${least} hingga ${most}.`,
};

import type { Readers } from '../../../judging/estimates/shares.texts.model.js';
import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

const byReaders = ({ people, second, label }: Readers) =>
  `${count(people)} dibaca oleh orang, ${count(second)} oleh ${label}`;

export const shares: CoreTexts['core.shares'] = {
  corrected: (share, low, high, read, machine) =>
    `${share}, antara ${low} dan ${high}; ${count(read)} dibaca; smops sahaja mengira ${machine}`,
  correctedBySecond: (share, low, high, by, machine) =>
    `${share}, antara ${low} dan ${high}; ${byReaders(by)}; smops sahaja mengira ${machine}`,
  machine: (share, missing) => `${share}, dikira oleh smops. ${missing}`,
  interval: (share, low, high) => `${share} (${low} hingga ${high})`,
  atLeast: (found, most) => `sekurang-kurangnya ${found} dijumpai; paling banyak ${most} daripada semua`,
  noneFound: (most) => `tiada dijumpai; paling banyak ${most} daripada semua`,
  inWords: (words, read, machine) => `${words}; ${count(read)} dibaca; smops sahaja mengira ${machine}`,
  inWordsBySecond: (words, by, machine) => `${words}; ${byReaders(by)}; smops sahaja mengira ${machine}`,
  missing: (tagged, untagged) =>
    `Untuk membetulkannya, baca ${count(tagged)} lagi komen bertag dan ${count(untagged)} lagi komen tanpa tag.`,
  missingTagged: (tagged) => `Untuk membetulkannya, baca ${count(tagged)} lagi komen bertag.`,
  missingUntagged: (untagged) => `Untuk membetulkannya, baca ${count(untagged)} lagi komen tanpa tag.`,
  isCorrected: (read) => `dibetulkan, ${count(read)} dibaca`,
  isCorrectedBySecond: (by) => `dibetulkan, ${byReaders(by)}`,
  notYet: (missing) => `dikira oleh smops; baca ${count(missing)} lagi`,
  tagged: (comments) => `${count(comments)} bertag`,
  atLeastMention: (comments) => `sekurang-kurangnya ${count(comments)}`,
  whatBasis: 'Asas angka',
  bases: { machine: 'Dikira oleh smops', corrected: 'Dibetulkan melalui bacaan' },
  partsOfTagged: 'Sentimen bagi bilangan yang dibetulkan dibahagikan seperti sentimen komen bertag.',
  counted: 'dikira oleh smops',
  basis: { machine: 'kiraan smops', corrected: 'dibetulkan' },
  compared:
    'Baris “dibetulkan”: cukup banyak komen sampel daripada kedua-dua fail telah dibaca; peratusan, selang dan ujiannya berdasarkan bacaan itu. Baris lain ialah kiraan smops.',
  relations: 'Bilangan pemboleh ubah dan pasangan ialah kiraan smops, walaupun peratusan telah dibetulkan.',
  all: 'Peratusan ialah kiraan smops.',
  others: 'Peratusan lain ialah kiraan smops.',
  eachOnce: 'setiap teks dikira sekali',
  onceIs: (share) => `${share} jika setiap teks dikira sekali`,
  repeat: (repeats, comments) =>
    `${count(repeats)} daripada ${count(comments)} komennya mengulang teks yang sama`,
  few: { atLeast: (found) => `sekurang-kurangnya ${found}`, none: 'tiada dijumpai' },
  meanCorrected: (mean, low, high, read, machine) =>
    `Skor ${mean} daripada 10, antara ${low} dan ${high}; dibetulkan, ${count(read)} dibaca; smops sahaja mengira ${machine}`,
  meanOfMachine: (mean, missing) =>
    `Skor ${mean} daripada 10, dikira oleh smops. Baca ${count(missing)} lagi komen untuk membetulkannya.`,
  counts: 'smops mengira pemboleh ubah dan sentimen; tiada orang yang menyemaknya.',
  summary: 'Ditulis daripada kiraan smops.',
  sheet: 'peratusan',
  meanSheet: 'skor',
};

import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const shares: CoreTexts['core.shares'] = {
  corrected: (share, low, high, read, machine) =>
    `${share}, antara ${low} dan ${high}; ${count(read)} dibaca; mesin sahaja menyatakan ${machine}`,
  machine: (share, missing) => `${share}, kiraan mesin; dibetulkan ${missing}`,
  interval: (share, low, high) => `${share} (${low} hingga ${high})`,
  atLeast: (found, most) => `sekurang-kurangnya ${found} dijumpai; paling banyak ${most} daripada semua`,
  noneFound: (most) => `tiada dijumpai; paling banyak ${most} daripada semua`,
  inWords: (words, read, machine) => `${words}; ${count(read)} dibaca; mesin sahaja menyatakan ${machine}`,
  missing: (tagged, untagged) =>
    `selepas ${count(tagged)} lagi dengan tag dan ${count(untagged)} lagi tanpa tag`,
  missingTagged: (tagged) => `selepas ${count(tagged)} lagi dengan tag`,
  missingUntagged: (untagged) => `selepas ${count(untagged)} lagi tanpa tag`,
  isCorrected: (read) => `dibetulkan, ${count(read)} dibaca`,
  basis: { machine: 'kiraan mesin', corrected: 'dibetulkan' },
  compared:
    'Baris “dibetulkan”: cukup banyak komen sampel daripada kedua-dua fail telah dibaca; peratusan, selang dan ujiannya berdasarkan bacaan itu. Baris lain ialah kiraan mesin.',
  relations: 'Bilangan pemboleh ubah dan pasangan ialah kiraan mesin, walaupun peratusan telah dibetulkan.',
  all: 'Peratusan ialah kiraan mesin.',
  others: 'Peratusan lain ialah kiraan mesin.',
  few: { atLeast: (found) => `sekurang-kurangnya ${found}`, none: 'tiada dijumpai' },
  meanCorrected: (mean, low, high, read, machine) =>
    `Purata sentimen ${mean} daripada 10, antara ${low} dan ${high}; dibetulkan, ${count(read)} dibaca; mesin sahaja menyatakan ${machine}`,
  meanOfMachine: (mean, missing) =>
    `Purata sentimen ${mean} daripada 10, kiraan mesin; dibetulkan selepas ${count(missing)} lagi`,
  counts: 'Komen dengan pemboleh ubah dan sentimen ialah kiraan mesin.',
  summary: 'Ditulis daripada kiraan mesin.',
  sheet: 'peratusan',
  meanSheet: 'purata sentimen',
};

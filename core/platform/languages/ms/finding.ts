import type { CoreTexts } from '../catalogue.js';

export const finding: CoreTexts['core.finding'] = {
  peakOn: (variable, day, share, elsewhere) =>
    `${variable} memuncak pada ${day}: ${share} daripada komen, ${elsewhere} pada masa lain`,
  peakFrom: (variable, from, to, share, elsewhere) =>
    `${variable} memuncak dari ${from} hingga ${to}: ${share} daripada komen, ${elsewhere} pada masa lain`,
  rose: (variable, points, before, now, since) =>
    `${variable} naik ${points} mata peratusan sejak ${since}: daripada ${before} kepada ${now}`,
  fell: (variable, points, before, now, since) =>
    `${variable} turun ${points} mata peratusan sejak ${since}: daripada ${before} kepada ${now}`,
  leads: (variable, share, comments) => `${variable} mendahului dengan ${share} daripada ${comments} komen`,
  leadsNegative: (variable, share, comments, negative) =>
    `${variable} mendahului dengan ${share} daripada ${comments} komen; ${negative} daripadanya negatif`,
  leadsOnce: (leads, repeats, once) =>
    repeats === 0
      ? `${leads}; jika setiap teks dikira sekali, ${once}`
      : `${leads}; ${repeats} daripadanya mengulang teks yang sama, jika setiap teks dikira sekali, ${once}`,
  changedOnce: (change, copies, before, now) =>
    copies === 0
      ? `${change}; jika setiap teks dikira sekali, daripada ${before} kepada ${now}`
      : `${change}; ${copies} komen ialah salinan, jika setiap teks dikira sekali, daripada ${before} kepada ${now}`,
  differs: (variable, side, points, own, other, size) =>
    `“${variable}” lebih kerap disebut dalam ${side}, sebanyak ${points} mata peratusan (${own} berbanding ${other}): perbezaan ${size}`,
  differsMore: (variable, side, own, others, size) =>
    `“${variable}” lebih kerap disebut dalam ${side}: ${own}, berbanding purata ${others} dalam yang lain: perbezaan ${size}`,
  differsLess: (variable, side, own, others, size) =>
    `“${variable}” kurang kerap disebut dalam ${side}: ${own}, berbanding purata ${others} dalam yang lain: perbezaan ${size}`,
  same: 'Tiada pemboleh ubah yang jelas berbeza: perbezaannya sangat kecil, atau mungkin kebetulan',
  orderTurns: ([more, less], machine, reader, second) =>
    `Sama ada “${more}” atau “${less}” lebih kerap disebut bergantung pada pembacanya: smops sahaja mengira ${machine[0]} dan ${machine[1]}, ${reader} sahaja ${second[0]} dan ${second[1]}. Bacaan orang belum cukup untuk memutuskannya.`,
  differenceTurns: (variable, side, machine, reader, second) =>
    `Sama ada peratusan “${variable}” lebih tinggi atau lebih rendah dalam ${side} bergantung pada pembacanya: smops sahaja mengira ${machine} mata peratusan, ${reader} sahaja ${second}. Bacaan orang belum cukup untuk memutuskannya.`,
  riseTurns: (variable, machine, reader, second) =>
    `Sama ada peratusan “${variable}” naik atau turun bergantung pada pembacanya: smops sahaja mengira ${machine} mata peratusan, ${reader} sahaja ${second}. Bacaan orang belum cukup untuk memutuskannya.`,
  none: (comments) => `Tiada satu pun daripada ${comments} komen menyebut pemboleh ubah`,
  resting: (sentence, basis) => `${sentence} (${basis}).`,
  sentence: (sentence) => `${sentence}.`,
  beforeUnfinished: (name) => `${name} belum selesai, jadi tidak boleh dibandingkan`,
  beforeOtherVariables: (name) =>
    `${name} tidak mempunyai pemboleh ubah ini. Pilih analisis dengan buku kod yang sama, atau none (tiada)`,
  beforeSameComments: (name) =>
    `${name} mempunyai komen yang sama, jadi ia bukan analisis sebelumnya. Pilih yang lain, atau none (tiada)`,
  beforeLater: (name) =>
    `Komen ${name} tidak ditulis lebih awal. Pilih analisis dengan komen yang lebih awal, atau none (tiada)`,
};

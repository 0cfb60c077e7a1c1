import type { CoreTexts } from '../catalogue.js';

export const differences: CoreTexts['core.differences'] = {
  sizes: {
    little: 'sangat kecil',
    small: 'kecil',
    clear: 'jelas',
    large: 'besar',
    unclear: 'mungkin kebetulan',
  },
  sizeOf: (size) => `perbezaan ${size}`,
  copiesOf: (side, comments, texts) =>
    texts === 1
      ? `${comments} komen ${side} ialah satu teks yang sama`
      : `${comments} komen ${side} ialah salinan ${texts} teks`,
  and: (parts) => parts.join(', '),
  differenceOf: (points, own, other) => `${points} mata peratusan (${own} berbanding ${other})`,
  counted: (variable, copies, once, all) =>
    `“${variable}”: ${copies}; jika setiap teks dikira sekali, perbezaannya ${once}, dengan salinan ${all}.`,
  countedShare: (comments, all, texts, once, withCopies) =>
    `${comments} daripada ${all} komen ini ialah ${texts === 1 ? 'satu teks yang sama' : `salinan ${texts} teks`}; jika setiap teks dikira sekali, peratusannya ${once}, dengan salinan ${withCopies}`,
  peakOnce: (peak, repeats, all, once, elsewhere) =>
    `${peak}; ${repeats} daripada ${all} komen ini mengulang teks yang sama, jika setiap teks dikira sekali ia ${once}, dan ${elsewhere} pada masa lain`,
  sentence: (text) => `${text}.`,
  reading: [
    'Saiz perbezaan dalam perkataan: besar dari 10 mata peratusan, atau apabila satu peratusan sekurang-kurangnya dua kali ganda yang lain; jelas dari 5; kecil dari 2; sangat kecil di bawahnya. “Mungkin kebetulan” ditulis apabila ujian tidak menolak kebetulan.',
    'Satu kempen ialah satu suara: selang, ujian, dan apa yang dikatakan jelas atau meningkat, mengira setiap teks sekali sahaja, walau bagaimana pun peratusan dikira. Apabila salinan mengubah peratusan, kedua-dua peratusan dinyatakan.',
  ],
};

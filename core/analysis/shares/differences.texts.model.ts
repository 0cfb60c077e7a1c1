import { sentencesOf, textsInOne } from '../../platform/language/texts.model.js';

const ROWS = {
  sizes: {
    little: { en: 'little', zh: '很小', ms: 'sangat kecil' },
    small: { en: 'small', zh: '较小', ms: 'kecil' },
    clear: { en: 'clear', zh: '明显', ms: 'jelas' },
    large: { en: 'large', zh: '很大', ms: 'besar' },
    unclear: { en: 'may be chance', zh: '可能是偶然', ms: 'mungkin kebetulan' },
  },
  sizeOf: { en: '{size} difference', zh: '差别{size}', ms: 'perbezaan {size}' },
  copiesOf: {
    en: '{texts, plural, one {{comments, plural, one {# comment} other {# comments}} of {side} are one text} other {{comments, plural, one {# comment} other {# comments}} of {side} are copies of {texts} texts}}',
    zh: '{texts, plural, =1 {{side}有 {comments} 条留言是同一段文字} other {{side}有 {comments} 条留言是 {texts} 段文字的重复}}',
    ms: '{texts, plural, =1 {{comments} komen {side} ialah satu teks yang sama} other {{comments} komen {side} ialah salinan {texts} teks}}',
    takes: ['side', 'comments', 'texts'],
  },
  betweenParts: { en: ', ', zh: '，', ms: ', ' },
  differenceOf: {
    en: '{points, plural, one {# point} other {# points}} ({own} against {other})',
    zh: '{points} 个百分点（{own} 对 {other}）',
    ms: '{points} mata peratusan ({own} berbanding {other})',
    takes: ['points', 'own', 'other'],
  },
  counted: {
    en: '“{variable}”: {copies}; counted once the difference is {once}, with copies {all}.',
    zh: '「{variable}」：{copies}；相同文字只计一次，差别是 {once}，含重复是 {all}。',
    ms: '“{variable}”: {copies}; jika setiap teks dikira sekali, perbezaannya {once}, dengan salinan {all}.',
    takes: ['variable', 'copies', 'once', 'all'],
  },
  countedShare: {
    en: '{comments} of these {all} comments are {texts, plural, one {one text} other {copies of {texts} texts}}; counted once the share is {once}, with copies {withCopies}',
    zh: '这 {all} 条留言中有 {comments} 条是{texts, plural, =1 {同一段文字} other { {texts} 段文字的重复}}；相同文字只计一次，比例是 {once}，含重复是 {withCopies}',
    ms: '{comments} daripada {all} komen ini ialah {texts, plural, =1 {satu teks yang sama} other {salinan {texts} teks}}; jika setiap teks dikira sekali, peratusannya {once}, dengan salinan {withCopies}',
    takes: ['comments', 'all', 'texts', 'once', 'withCopies'],
  },
  peakOnce: {
    en: '{peak}; {repeats} of these {all, plural, one {# comment} other {# comments}} repeat a text, counted once it is {once}, and {elsewhere} at other times',
    zh: '{peak}；这 {all, number} 条留言中有 {repeats} 条重复同样的文字，相同文字只计一次，是 {once}，其他时间 {elsewhere}',
    ms: '{peak}; {repeats} daripada {all, number} komen ini mengulang teks yang sama, jika setiap teks dikira sekali ia {once}, dan {elsewhere} pada masa lain',
    takes: ['peak', 'repeats', 'all', 'once', 'elsewhere'],
  },
  sentence: { en: '{text}.', zh: '{text}。', ms: '{text}.' },
  reading: [
    {
      en: 'The size of a difference in words: large from 10 points on, or when one share is at least double the other; clear from 5; small from 2; little below. “May be chance” stands where the test does not rule chance out.',
      zh: '差别的大小：10 个百分点或以上，或一方至少是另一方的两倍，为很大；5 起为明显；2 起为较小；更小的为很小。检验不能排除偶然的，写「可能是偶然」。',
      ms: 'Saiz perbezaan dalam perkataan: besar dari 10 mata peratusan, atau apabila satu peratusan sekurang-kurangnya dua kali ganda yang lain; jelas dari 5; kecil dari 2; sangat kecil di bawahnya. “Mungkin kebetulan” ditulis apabila ujian tidak menolak kebetulan.',
    },
    {
      en: 'A campaign is one voice: intervals, tests, and what is called clear or risen count each text once, whatever the shares count. Where copies change a share, both shares are told.',
      zh: '大量重复的文字只算一个声音：区间、检验以及所说的明显、上升，相同文字只计一次，不论比例怎样计算。重复改变了比例的，两种比例都会说明。',
      ms: 'Satu kempen ialah satu suara: selang, ujian, dan apa yang dikatakan jelas atau meningkat, mengira setiap teks sekali sahaja, walau bagaimana pun peratusan dikira. Apabila salinan mengubah peratusan, kedua-dua peratusan dinyatakan.',
    },
  ],
} as const;

/** What differences of shares are called, and what is said of copies that change them. */
export const DIFFERENCES = sentencesOf('core.differences', 'en', ROWS);

/** The same on screens that are Chinese as written. */
export const DIFFERENCES_CHINESE = textsInOne('zh', ROWS);

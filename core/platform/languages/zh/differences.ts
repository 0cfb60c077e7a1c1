import type { CoreTexts } from '../catalogue.js';

export const differences: CoreTexts['core.differences'] = {
  sizes: { little: '很小', small: '较小', clear: '明显', large: '很大', unclear: '可能是偶然' },
  sizeOf: (size) => `差别${size}`,
  copiesOf: (side, comments, texts) =>
    texts === 1
      ? `${side}有 ${comments} 条留言是同一段文字`
      : `${side}有 ${comments} 条留言是 ${texts} 段文字的重复`,
  and: (parts) => parts.join('，'),
  differenceOf: (points, own, other) => `${points} 个百分点（${own} 对 ${other}）`,
  counted: (variable, copies, once, all) =>
    `「${variable}」：${copies}；相同文字只计一次，差别是 ${once}，含重复是 ${all}。`,
  countedShare: (comments, all, texts, once, withCopies) =>
    `这 ${all} 条留言中有 ${comments} 条是${texts === 1 ? '同一段文字' : ` ${texts} 段文字的重复`}；相同文字只计一次，比例是 ${once}，含重复是 ${withCopies}`,
  peakOnce: (peak, repeats, all, once, elsewhere) =>
    `${peak}；这 ${all} 条留言中有 ${repeats} 条重复同样的文字，相同文字只计一次，是 ${once}，其他时间 ${elsewhere}`,
  sentence: (text) => `${text}。`,
  reading: [
    '差别的大小：10 个百分点或以上，或一方至少是另一方的两倍，为很大；5 起为明显；2 起为较小；更小的为很小。检验不能排除偶然的，写「可能是偶然」。',
    '大量重复的文字只算一个声音：区间、检验以及所说的明显、上升，相同文字只计一次，不论比例怎样计算。重复改变了比例的，两种比例都会说明。',
  ],
};

import type { CoreTexts } from '../catalogue.js';

export const finding: CoreTexts['core.finding'] = {
  peakOn: (variable, day, share, elsewhere) =>
    `「${variable}」在 ${day} 达到高峰：占留言的 ${share}，其他时间 ${elsewhere}`,
  peakFrom: (variable, from, to, share, elsewhere) =>
    `「${variable}」在 ${from} 至 ${to} 达到高峰：占留言的 ${share}，其他时间 ${elsewhere}`,
  rose: (variable, points, before, now, since) =>
    `与「${since}」相比，「${variable}」上升 ${points} 个百分点：从 ${before} 到 ${now}`,
  fell: (variable, points, before, now, since) =>
    `与「${since}」相比，「${variable}」下降 ${points} 个百分点：从 ${before} 到 ${now}`,
  leads: (variable, share, comments) => `提到最多的是「${variable}」：占 ${comments} 条留言的 ${share}`,
  leadsNegative: (variable, share, comments, negative) =>
    `提到最多的是「${variable}」：占 ${comments} 条留言的 ${share}，其中 ${negative} 是负面`,
  leadsOnce: (leads, repeats, once) =>
    repeats === 0
      ? `${leads}；相同文字只计一次，是 ${once}`
      : `${leads}；其中 ${repeats} 条重复同样的文字，相同文字只计一次，是 ${once}`,
  changedOnce: (change, copies, before, now) =>
    copies === 0
      ? `${change}；相同文字只计一次，从 ${before} 到 ${now}`
      : `${change}；其中 ${copies} 条留言是重复的，相同文字只计一次，从 ${before} 到 ${now}`,
  differs: (variable, side, points, own, other, size) =>
    `「${variable}」在${side}更常被提到，多 ${points} 个百分点（${own} 对 ${other}）：差别${size}`,
  differsMore: (variable, side, own, others, size) =>
    `「${variable}」在${side}更常被提到：${own}，其他各方平均 ${others}：差别${size}`,
  differsLess: (variable, side, own, others, size) =>
    `「${variable}」在${side}较少被提到：${own}，其他各方平均 ${others}：差别${size}`,
  same: '没有一个变量有值得一提的差别：要么很小，要么不能排除偶然',
  orderTurns: ([more, less], machine, reader, second) =>
    `「${more}」和「${less}」哪个提到得更多，取决于由谁来读：只看 smops 是 ${machine[0]} 和 ${machine[1]}，只看${reader}是 ${second[0]} 和 ${second[1]}。人读得还不够多，未能定论。`,
  differenceTurns: (variable, side, machine, reader, second) =>
    `「${variable}」的比例在${side}较高还是较低，取决于由谁来读：只看 smops 相差 ${machine} 个百分点，只看${reader}相差 ${second} 个百分点。人读得还不够多，未能定论。`,
  riseTurns: (variable, machine, reader, second) =>
    `「${variable}」的比例是上升还是下降，取决于由谁来读：只看 smops 变化 ${machine} 个百分点，只看${reader}变化 ${second} 个百分点。人读得还不够多，未能定论。`,
  none: (comments) => `${comments} 条留言都没有提到变量`,
  resting: (sentence, basis) => `${sentence}（${basis}）。`,
  sentence: (sentence) => `${sentence}。`,
  beforeUnfinished: (name) => `${name} 尚未完成，无法与它比较`,
  beforeOtherVariables: (name) => `${name} 没有这些变量。请选择用同一编码本的分析，或选 none（不比较）`,
  beforeSameComments: (name) => `${name} 是同样的留言，不算之前的分析。请另选一个，或选 none（不比较）`,
  beforeLater: (name) => `${name} 的留言并不写得更早。请选择留言更早的分析，或选 none（不比较）`,
};

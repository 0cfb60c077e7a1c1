import { sentencesOf, textsInOne } from '../../platform/language/texts.model.js';

const ROWS = {
  peakOn: {
    en: '{variable} peaked on {day}: {share} of the comments, {elsewhere} at other times',
    zh: '「{variable}」在 {day} 达到高峰：占留言的 {share}，其他时间 {elsewhere}',
    ms: '{variable} memuncak pada {day}: {share} daripada komen, {elsewhere} pada masa lain',
    takes: ['variable', 'day', 'share', 'elsewhere'],
  },
  peakFrom: {
    en: '{variable} peaked from {from} to {to}: {share} of the comments, {elsewhere} at other times',
    zh: '「{variable}」在 {from} 至 {to} 达到高峰：占留言的 {share}，其他时间 {elsewhere}',
    ms: '{variable} memuncak dari {from} hingga {to}: {share} daripada komen, {elsewhere} pada masa lain',
    takes: ['variable', 'from', 'to', 'share', 'elsewhere'],
  },
  rose: {
    en: '{variable} rose by {points} points since {since}: from {before} to {now}',
    zh: '与「{since}」相比，「{variable}」上升 {points} 个百分点：从 {before} 到 {now}',
    ms: '{variable} naik {points} mata peratusan sejak {since}: daripada {before} kepada {now}',
    takes: ['variable', 'points', 'before', 'now', 'since'],
  },
  fell: {
    en: '{variable} fell by {points} points since {since}: from {before} to {now}',
    zh: '与「{since}」相比，「{variable}」下降 {points} 个百分点：从 {before} 到 {now}',
    ms: '{variable} turun {points} mata peratusan sejak {since}: daripada {before} kepada {now}',
    takes: ['variable', 'points', 'before', 'now', 'since'],
  },
  leads: {
    en: '{variable} leads with {share} of {comments} comments',
    zh: '提到最多的是「{variable}」：占 {comments} 条留言的 {share}',
    ms: '{variable} mendahului dengan {share} daripada {comments} komen',
    takes: ['variable', 'share', 'comments'],
  },
  leadsNegative: {
    en: '{variable} leads with {share} of {comments} comments; {negative} of these are negative',
    zh: '提到最多的是「{variable}」：占 {comments} 条留言的 {share}，其中 {negative} 是负面',
    ms: '{variable} mendahului dengan {share} daripada {comments} komen; {negative} daripadanya negatif',
    takes: ['variable', 'share', 'comments', 'negative'],
  },
  /** Where copies change the share of a variable: how many of its comments repeat a text, and the share without them. */
  leadsOnce: {
    en: '{repeats, plural, =0 {{leads}; with each text counted once, {once}} other {{leads}; {repeats, plural, one {# comment} other {# comments}} of these {repeats, plural, one {repeats} other {repeat}} a text, with each text counted once, {once}}}',
    zh: '{repeats, plural, =0 {{leads}；相同文字只计一次，是 {once}} other {{leads}；其中 {repeats} 条重复同样的文字，相同文字只计一次，是 {once}}}',
    ms: '{repeats, plural, =0 {{leads}; jika setiap teks dikira sekali, {once}} other {{leads}; {repeats} daripadanya mengulang teks yang sama, jika setiap teks dikira sekali, {once}}}',
    takes: ['leads', 'repeats', 'once'],
  },
  changedOnce: {
    en: '{copies, plural, =0 {{change}; with each text counted once, from {before} to {now}} other {{change}; {copies, plural, one {# comment} other {# comments}} {copies, plural, one {is a copy} other {are copies}}, with each text counted once, from {before} to {now}}}',
    zh: '{copies, plural, =0 {{change}；相同文字只计一次，从 {before} 到 {now}} other {{change}；其中 {copies} 条留言是重复的，相同文字只计一次，从 {before} 到 {now}}}',
    ms: '{copies, plural, =0 {{change}; jika setiap teks dikira sekali, daripada {before} kepada {now}} other {{change}; {copies} komen ialah salinan, jika setiap teks dikira sekali, daripada {before} kepada {now}}}',
    takes: ['change', 'copies', 'before', 'now'],
  },
  /** Of two sides of a comparison. */
  differs: {
    en: '“{variable}” is raised more often in {side}, by {points} points ({own} against {other}): a {size} difference',
    zh: '「{variable}」在{side}更常被提到，多 {points} 个百分点（{own} 对 {other}）：差别{size}',
    ms: '“{variable}” lebih kerap disebut dalam {side}, sebanyak {points} mata peratusan ({own} berbanding {other}): perbezaan {size}',
    takes: ['variable', 'side', 'points', 'own', 'other', 'size'],
  },
  /** Of more than two: one side and the mean of the others. */
  differsMore: {
    en: '“{variable}” is raised more often in {side}: {own}, against {others} on average in the others: a {size} difference',
    zh: '「{variable}」在{side}更常被提到：{own}，其他各方平均 {others}：差别{size}',
    ms: '“{variable}” lebih kerap disebut dalam {side}: {own}, berbanding purata {others} dalam yang lain: perbezaan {size}',
    takes: ['variable', 'side', 'own', 'others', 'size'],
  },
  differsLess: {
    en: '“{variable}” is raised less often in {side}: {own}, against {others} on average in the others: a {size} difference',
    zh: '「{variable}」在{side}较少被提到：{own}，其他各方平均 {others}：差别{size}',
    ms: '“{variable}” kurang kerap disebut dalam {side}: {own}, berbanding purata {others} dalam yang lain: perbezaan {size}',
    takes: ['variable', 'side', 'own', 'others', 'size'],
  },
  same: {
    en: 'No variable differs notably: the differences are little, or chance cannot be ruled out',
    zh: '没有一个变量有值得一提的差别：要么很小，要么不能排除偶然',
    ms: 'Tiada pemboleh ubah yang jelas berbeza: perbezaannya sangat kecil, atau mungkin kebetulan',
  },
  /** A conclusion that turns with the reader. */
  orderTurns: {
    en: 'Whether “{more}” or “{less}” is mentioned more often depends on who reads: smops alone counts {machineMore} and {machineLess}, {reader} alone {secondMore} and {secondLess}. People have not read enough to settle it.',
    zh: '「{more}」和「{less}」哪个提到得更多，取决于由谁来读：只看 smops 是 {machineMore} 和 {machineLess}，只看{reader}是 {secondMore} 和 {secondLess}。人读得还不够多，未能定论。',
    ms: 'Sama ada “{more}” atau “{less}” lebih kerap disebut bergantung pada pembacanya: smops sahaja mengira {machineMore} dan {machineLess}, {reader} sahaja {secondMore} dan {secondLess}. Bacaan orang belum cukup untuk memutuskannya.',
    takes: ['more', 'less', 'machineMore', 'machineLess', 'reader', 'secondMore', 'secondLess'],
  },
  differenceTurns: {
    en: 'Whether the share of “{variable}” is higher or lower in {side} depends on who reads: smops alone counts {machine} percentage points, {reader} alone {second}. People have not read enough to settle it.',
    zh: '「{variable}」的比例在{side}较高还是较低，取决于由谁来读：只看 smops 相差 {machine} 个百分点，只看{reader}相差 {second} 个百分点。人读得还不够多，未能定论。',
    ms: 'Sama ada peratusan “{variable}” lebih tinggi atau lebih rendah dalam {side} bergantung pada pembacanya: smops sahaja mengira {machine} mata peratusan, {reader} sahaja {second}. Bacaan orang belum cukup untuk memutuskannya.',
    takes: ['variable', 'side', 'machine', 'reader', 'second'],
  },
  riseTurns: {
    en: 'Whether the share of “{variable}” rose or fell depends on who reads: smops alone counts {machine} percentage points, {reader} alone {second}. People have not read enough to settle it.',
    zh: '「{variable}」的比例是上升还是下降，取决于由谁来读：只看 smops 变化 {machine} 个百分点，只看{reader}变化 {second} 个百分点。人读得还不够多，未能定论。',
    ms: 'Sama ada peratusan “{variable}” naik atau turun bergantung pada pembacanya: smops sahaja mengira {machine} mata peratusan, {reader} sahaja {second}. Bacaan orang belum cukup untuk memutuskannya.',
    takes: ['variable', 'machine', 'reader', 'second'],
  },
  none: {
    en: 'None of {comments, plural, one {# comment} other {# comments}} mentions a variable',
    zh: '{comments} 条留言都没有提到变量',
    ms: 'Tiada satu pun daripada {comments} komen menyebut pemboleh ubah',
  },
  /** The sentence with what its numbers rest on. */
  resting: {
    en: '{sentence} ({basis}).',
    zh: '{sentence}（{basis}）。',
    ms: '{sentence} ({basis}).',
    takes: ['sentence', 'basis'],
  },
  sentence: { en: '{sentence}.', zh: '{sentence}。', ms: '{sentence}.' },
  beforeUnfinished: {
    en: '{name} has not been completed, so nothing can be compared with it',
    zh: '{name} 尚未完成，无法与它比较',
    ms: '{name} belum selesai, jadi tidak boleh dibandingkan',
  },
  beforeOtherVariables: {
    en: '{name} looks for none of these variables. Choose an analysis with the same codebook, or none',
    zh: '{name} 没有这些变量。请选择用同一编码本的分析，或选 none（不比较）',
    ms: '{name} tidak mempunyai pemboleh ubah ini. Pilih analisis dengan buku kod yang sama, atau none (tiada)',
  },
  beforeSameComments: {
    en: '{name} is of the same comments, so it is not the analysis before. Choose another one, or none',
    zh: '{name} 是同样的留言，不算之前的分析。请另选一个，或选 none（不比较）',
    ms: '{name} mempunyai komen yang sama, jadi ia bukan analisis sebelumnya. Pilih yang lain, atau none (tiada)',
  },
  beforeLater: {
    en: 'The comments of {name} were not written before these. Choose an analysis of earlier comments, or none',
    zh: '{name} 的留言并不写得更早。请选择留言更早的分析，或选 none（不比较）',
    ms: 'Komen {name} tidak ditulis lebih awal. Pilih analisis dengan komen yang lebih awal, atau none (tiada)',
  },
} as const;

/** The strongest finding as a sentence. */
export const FINDING = sentencesOf('core.finding', 'en', ROWS);

/** The same on screens that are Chinese as written. */
export const FINDING_CHINESE = textsInOne('zh', ROWS);

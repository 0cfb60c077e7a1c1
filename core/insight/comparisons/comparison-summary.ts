import type { ReportLanguage } from '../../analyzer/providers/provider.js';
import type { Basis } from '../../estimates/basis.constants.js';
import { SHARES } from '../../estimates/shares.texts.model.js';
import { FINDING } from '../../findings/finding.texts.model.js';
import { inLanguage } from '../../language/caller-language.js';
import { percentOf } from '../../language/percent.model.js';
import { copiesText } from '../copied-shares.model.js';
import { DIFFERENCES } from '../differences.texts.model.js';
import type { ComparedVariable, RateEstimate } from './comparison.schemas.js';
import { largestOf } from './largest-contrast.model.js';

const points = (difference: number) => Math.abs(difference * 100).toFixed(1);

interface Words {
  /** Of two sides. */
  more(variable: string, side: string, points: string, own: string, other: string, size: string): string;
  /** Of more than two: one side and the mean of the others. */
  apart(variable: string, side: string, isMore: boolean, own: string, others: string, size: string): string;
  few(found: number): string;
  none: string;
  others(count: number): string;
  rest(count: number): string;
  thin: string;
  caution: string;
}

const WORDS: Record<ReportLanguage, Words> = {
  zh: {
    more: (variable, side, more, own, other, size) =>
      `“${variable}”在${side}更常被提到，多 ${more} 个百分点（${own} 对 ${other}）：差别${size}。`,
    apart: (variable, side, isMore, own, others, size) =>
      `“${variable}”在${side}${isMore ? '更常' : '较少'}被提到：${own}，其他各方平均 ${others}：差别${size}。`,
    few: (found) => (found === 0 ? '没有发现' : `至少发现 ${found} 条`),
    none: '没有一个变量有值得一提的差别：要么很小，要么不能排除偶然。',
    others: (count) => `另有 ${count} 个变量有值得一提的差别，见下表。`,
    rest: (count) => `其余 ${count} 个变量的差别很小，或不能排除偶然。`,
    thin: '部分变量的留言太少，数字只能当作线索。',
    caution: '这是留言的比例，不是居民的意见比例；也没有说明原因。',
  },
  en: {
    more: (variable, side, more, own, other, size) =>
      `“${variable}” is raised more often in ${side}, by ${more} points (${own} against ${other}): a ${size} difference.`,
    apart: (variable, side, isMore, own, others, size) =>
      `“${variable}” is raised ${isMore ? 'more' : 'less'} often in ${side}: ${own}, against ${others} on average in the others: a ${size} difference.`,
    few: (found) => (found === 0 ? 'none found' : `at least ${found} found`),
    none: 'No variable differs notably: the differences are little, or chance cannot be ruled out.',
    others: (count) =>
      `${count} more ${count === 1 ? 'variable differs' : 'variables differ'} notably; see the table.`,
    rest: (count) =>
      `${count === 1 ? 'The other variable differs' : `The other ${count} variables differ`} little, or chance cannot be ruled out.`,
    thin: 'Some variables rest on so few comments that the numbers only hint.',
    caution: 'These are shares of comments, not of residents, and they say nothing about causes.',
  },
  ms: {
    more: (variable, side, more, own, other, size) =>
      `“${variable}” lebih kerap disebut dalam ${side}, sebanyak ${more} mata (${own} berbanding ${other}): perbezaan ${size}.`,
    apart: (variable, side, isMore, own, others, size) =>
      `“${variable}” ${isMore ? 'lebih' : 'kurang'} kerap disebut dalam ${side}: ${own}, berbanding purata ${others} dalam yang lain: perbezaan ${size}.`,
    few: (found) => (found === 0 ? 'tiada dijumpai' : `sekurang-kurangnya ${found} dijumpai`),
    none: 'Tiada pemboleh ubah yang jelas berbeza: perbezaannya sangat kecil, atau mungkin kebetulan.',
    others: (count) => `${count} lagi pemboleh ubah jelas berbeza; lihat jadual.`,
    rest: (count) => `Perbezaan ${count} pemboleh ubah yang lain sangat kecil, atau mungkin kebetulan.`,
    thin: 'Sesetengah pemboleh ubah mempunyai terlalu sedikit komen; angkanya hanya petunjuk.',
    caution: 'Ini ialah peratusan komen, bukan peratusan penduduk, dan tidak menerangkan sebabnya.',
  },
};

const differencesIn = (language: ReportLanguage) => inLanguage(language, () => DIFFERENCES());

/** Differences that are told one by one; the table has them all. */
const MOST_TOLD = 4;

function tell(
  sides: readonly string[],
  { variable, raw }: ComparedVariable,
  language: ReportLanguage,
): string {
  const words = WORDS[language];
  const { contrast, place } = largestOf(raw);
  const { difference } = contrast;
  const [a, b] = raw.sides;
  const size = differencesIn(language).sizes[contrast.size];
  const rate = (of: RateEstimate) => (of.words === null ? percentOf(of.rate) : words.few(of.words.found));
  if (sides.length === 2 && a && b) {
    const [more, own, other] = difference > 0 ? [0, a, b] : [1, b, a];
    return words.more(variable, sides[more] ?? '', points(difference), rate(own), rate(other), size);
  }
  const own = raw.sides[place];
  if (own === undefined) return variable;
  return words.apart(
    variable,
    sides[place] ?? '',
    difference > 0,
    rate(own),
    percentOf(own.rate - difference),
    size,
  );
}

/** A sentence that says what it rests on, where that is not the basis of the page. */
function marked(text: string, kind: Basis, basis: Basis, language: ReportLanguage): string {
  if (kind === basis) return text;
  return inLanguage(language, () => FINDING().resting(text.replace(/[.。]$/, ''), SHARES().basis[kind]));
}

/**
 * What the comparison says in words, and what it does not say. The largest difference leads; what copies change is told, and what
 * rests on another basis than the page's.
 */
export function summarizeComparison(
  sides: readonly string[],
  variables: readonly ComparedVariable[],
  language: ReportLanguage,
  basis: Basis = 'machine',
): string {
  const words = WORDS[language];
  const sizeOf = ({ raw }: ComparedVariable) => Math.abs(largestOf(raw).contrast.difference);
  const notable = variables
    .filter(({ raw }) => largestOf(raw).isNotable)
    .sort((one, two) => sizeOf(two) - sizeOf(one));
  const lines = notable
    .slice(0, MOST_TOLD)
    .map((one) => marked(tell(sides, one, language), one.raw.basis, basis, language));
  if (notable.length === 0) lines.push(words.none);
  if (notable.length > MOST_TOLD) lines.push(words.others(notable.length - MOST_TOLD));
  const rest = variables.length - notable.length;
  if (rest > 0 && notable.length > 0) lines.push(words.rest(rest));
  for (const { variable, raw, copies } of variables) {
    if (copies === null) continue;
    const told = { variable, names: sides, copies, place: largestOf(raw).place };
    lines.push(inLanguage(language, () => copiesText(told, DIFFERENCES())));
  }
  if (variables.some((one) => one.isThin)) lines.push(words.thin);
  lines.push(words.caution);
  return lines.join('\n');
}

import type { ReportLanguage } from '../../../analysis/analyzer/providers/provider.js';
import { copiesText } from '../../../analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '../../../analysis/shares/differences.texts.model.js';
import { inLanguage } from '../../../platform/language/caller-language.js';
import { percentOf } from '../../../platform/language/percent.model.js';
import type { Basis } from '../../estimates/basis.constants.js';
import {
  type Finding,
  type FoundDifference,
  findingSentence,
  findingWords,
} from '../strongest-finding.model.js';
import type { ComparedVariable, RateEstimate } from './comparison.schemas.js';
import { largestOf } from './largest-contrast.model.js';

interface Words {
  few(found: number): string;
  others(count: number): string;
  rest(count: number): string;
  thin: string;
  caution: string;
}

const WORDS: Record<ReportLanguage, Words> = {
  zh: {
    few: (found) => (found === 0 ? '没有发现' : `至少发现 ${found} 条`),
    others: (count) => `另有 ${count} 个变量有值得一提的差别，见下表。`,
    rest: (count) => `其余 ${count} 个变量的差别很小，或不能排除偶然。`,
    thin: '部分变量的留言太少，数字只能当作线索。',
    caution: '这是留言的比例，不是居民的意见比例；也没有说明原因。',
  },
  en: {
    few: (found) => (found === 0 ? 'none found' : `at least ${found} found`),
    others: (count) =>
      `${count} more ${count === 1 ? 'variable differs' : 'variables differ'} notably; see the table.`,
    rest: (count) =>
      `${count === 1 ? 'The other variable differs' : `The other ${count} variables differ`} little, or chance cannot be ruled out.`,
    thin: 'Some variables rest on so few comments that the numbers only hint.',
    caution: 'These are shares of comments, not of residents, and they say nothing about causes.',
  },
  ms: {
    few: (found) => (found === 0 ? 'tiada dijumpai' : `sekurang-kurangnya ${found} dijumpai`),
    others: (count) => `${count} lagi pemboleh ubah jelas berbeza; lihat jadual.`,
    rest: (count) => `Perbezaan ${count} pemboleh ubah yang lain sangat kecil, atau mungkin kebetulan.`,
    thin: 'Sesetengah pemboleh ubah mempunyai terlalu sedikit komen; angkanya hanya petunjuk.',
    caution: 'Ini ialah peratusan komen, bukan peratusan penduduk, dan tidak menerangkan sebabnya.',
  },
};

/** Differences that are told one by one; the table has them all. */
const MOST_TOLD = 4;

/** The largest difference of a variable as a finding. */
function foundIn(
  sides: readonly string[],
  { variable, raw }: ComparedVariable,
  few: Words['few'],
): FoundDifference {
  const { contrast, place } = largestOf(raw);
  const { difference, size } = contrast;
  const rate = (of: RateEstimate | undefined) => (of?.words ? few(of.words.found) : percentOf(of?.rate ?? 0));
  if (sides.length !== 2) {
    const own = raw.sides[place];
    const [side, other] = [sides[place] ?? '', percentOf((own?.rate ?? 0) - difference)];
    return { variable, side, difference, own: rate(own), other, isOfMean: true, size, basis: raw.basis };
  }
  const [more, less] = difference > 0 ? [0, 1] : [1, 0];
  return {
    ...{ variable, side: sides[more] ?? '', difference: Math.abs(difference) },
    ...{ own: rate(raw.sides[more]), other: rate(raw.sides[less]) },
    ...{ isOfMean: false, size, basis: raw.basis },
  };
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
  const say = (finding: Finding) =>
    inLanguage(language, () => findingSentence(finding, basis, findingWords(String)));
  const lines = notable
    .slice(0, MOST_TOLD)
    .map((one) => say({ kind: 'difference', difference: foundIn(sides, one, words.few) }));
  if (notable.length === 0) lines.push(say({ kind: 'same' }));
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

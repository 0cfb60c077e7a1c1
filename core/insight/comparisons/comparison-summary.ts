import type { ReportLanguage } from '../../analyzer/providers/provider.js';
import type { ComparedRates, ComparedVariable } from './comparison.schemas.js';

const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;

interface Words {
  clear(variable: string, more: 'A' | 'B', a: string, b: string): string;
  none: string;
  few(found: number): string;
  head(clear: number, all: number): string;
  thin: string;
  caution: string;
}

const WORDS: Record<ReportLanguage, Words> = {
  zh: {
    head: (clear, all) =>
      `${all} 个变量中，有 ${clear} 个在两个社群之间的差异是明确的（Holm 校正后 p < 0.05）。`,
    clear: (variable, more, a, b) => `“${variable}”在社群 ${more} 更常被提到：A ${a}，B ${b}。`,
    few: (found) => (found === 0 ? '没有发现' : `至少发现 ${found} 条`),
    none: '没有一个变量的差异大到可以排除偶然。',
    thin: '部分变量的留言太少，数字只能当作线索。',
    caution: '这是留言的比例，不是居民的意见比例；也没有说明原因。',
  },
  en: {
    head: (clear, all) =>
      `Of ${all} ${all === 1 ? 'variable' : 'variables'}, ${clear} ${clear === 1 ? 'differs' : 'differ'} clearly between the two communities (p < 0.05 after Holm's correction).`,
    clear: (variable, more, a, b) =>
      `“${variable}” is raised more often in community ${more}: A ${a}, B ${b}.`,
    few: (found) => (found === 0 ? 'none found' : `at least ${found} found`),
    none: 'No difference is large enough to rule out chance.',
    thin: 'Some variables rest on so few comments that the numbers only hint.',
    caution: 'These are shares of comments, not of residents, and they say nothing about causes.',
  },
  ms: {
    head: (clear, all) =>
      `Daripada ${all} pemboleh ubah, ${clear} jelas berbeza antara dua komuniti (p < 0.05 selepas pembetulan Holm).`,
    clear: (variable, more, a, b) =>
      `“${variable}” lebih kerap disebut dalam komuniti ${more}: A ${a}, B ${b}.`,
    few: (found) => (found === 0 ? 'tiada dijumpai' : `sekurang-kurangnya ${found} dijumpai`),
    none: 'Tiada perbezaan yang cukup besar untuk menolak faktor kebetulan.',
    thin: 'Sesetengah pemboleh ubah mempunyai terlalu sedikit komen; angkanya hanya petunjuk.',
    caution: 'Ini ialah peratusan komen, bukan peratusan penduduk, dan tidak menerangkan sebabnya.',
  },
};

/** What the comparison says in words, and what it does not say. Largest effect first. */
export function summarizeComparison(
  variables: readonly ComparedVariable[],
  language: ReportLanguage,
): string {
  const words = WORDS[language];
  const rate = (of: ComparedRates['a']) => (of.words === null ? percent(of.rate) : words.few(of.words.found));
  const clear = variables
    .filter((one) => one.raw.isClear)
    .sort((one, two) => Math.abs(two.raw.effect) - Math.abs(one.raw.effect));
  const lines = [words.head(clear.length, variables.length)];
  if (clear.length === 0) lines.push(words.none);
  for (const { variable, raw } of clear) {
    lines.push(words.clear(variable, raw.difference > 0 ? 'A' : 'B', rate(raw.a), rate(raw.b)));
  }
  if (variables.some((one) => one.isThin)) lines.push(words.thin);
  lines.push(words.caution);
  return lines.join('\n');
}

import { fewText } from '@smops/core/estimates/share-words.model.js';
import { SHARES } from '@smops/core/estimates/shares.texts.model.js';
import type { ComparedVariable, Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { percentOf, percentRangeOf } from '@smops/core/language/percent.model.js';
import type { Io } from '../output/io.js';
import { sanitize } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import { analyzeTexts } from './analyze.texts.js';

const COLUMNS = [
  {
    title: 'VARIABLE',
    value: (one: ComparedVariable) => one.variable + (one.isThin ? ' *' : ''),
    flexible: true,
  },
  { title: 'A', value: (one: ComparedVariable) => fewText(one.raw.a) ?? percentOf(one.raw.a.rate) },
  { title: '95 %', value: (one: ComparedVariable) => percentRangeOf(one.raw.a.low, one.raw.a.high) },
  { title: 'B', value: (one: ComparedVariable) => fewText(one.raw.b) ?? percentOf(one.raw.b.rate) },
  { title: '95 %', value: (one: ComparedVariable) => percentRangeOf(one.raw.b.low, one.raw.b.high) },
  { title: 'A−B', value: (one: ComparedVariable) => percentOf(one.raw.difference) },
  {
    title: 'p (HOLM)',
    value: (one: ComparedVariable) => (one.raw.pAdjusted < 0.001 ? '<0.001' : one.raw.pAdjusted.toFixed(3)),
  },
  { title: 'BASIS', value: (one: ComparedVariable) => SHARES().basis[one.raw.basis] },
  { title: 'EFFECT', value: (one: ComparedVariable) => one.raw.effectSize },
];

/** Both files' names, the variables with their rates and tests, the summary. */
export function printComparison(io: Io, comparison: Comparison): void {
  const { a, b } = comparison;
  io.out(
    `${analyzeTexts().sideA(sanitize(a.fileName), a.total)}\n${analyzeTexts().sideB(sanitize(b.fileName), b.total)}\n\n`,
  );
  printTable(io, comparison.variables, COLUMNS);
  io.out(`\n${comparison.summary.split('\n').map(sanitize).join('\n')}\n`);
  if (comparison.variables.some((one) => one.isThin)) io.out(`${analyzeTexts().fewComments}\n`);
}

import type { RunAccuracy, VariableAccuracy } from '@smops/core/judging/insight/accuracy/accuracy.schemas.js';
import { ACCURACY } from '@smops/core/judging/insight/reports.texts.model.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import type { Io } from '../output/io.js';
import { sanitize } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import { word } from '../output/words.js';
import { analyzeTexts } from './analyze.texts.js';

const MOST_MISTAKES = 10;
const LONGEST = 60;

type Rate = VariableAccuracy['f1'];
const rateText = (rate: Rate) => (rate === null ? '-' : percentOf(rate.value));
const rangeText = (rate: Rate) => (rate === null ? '' : percentRangeOf(rate.low, rate.high));

const COLUMNS = [
  {
    title: 'VARIABLE',
    value: (one: VariableAccuracy) => one.variable + (one.isThin ? ' *' : ''),
    flexible: true,
  },
  { title: 'JUDGED', value: (one: VariableAccuracy) => one.judged, isCount: true },
  { title: 'RIGHT', value: (one: VariableAccuracy) => one.hits },
  { title: 'EXTRA', value: (one: VariableAccuracy) => one.extra },
  { title: 'MISSED', value: (one: VariableAccuracy) => one.missed },
  { title: 'PRECISION', value: (one: VariableAccuracy) => rateText(one.precision) },
  { title: '95%', value: (one: VariableAccuracy) => rangeText(one.precision) },
  { title: 'RECALL', value: (one: VariableAccuracy) => rateText(one.recall) },
  { title: '95%', value: (one: VariableAccuracy) => rangeText(one.recall) },
  { title: 'F1', value: (one: VariableAccuracy) => rateText(one.f1) },
  { title: '95%', value: (one: VariableAccuracy) => rangeText(one.f1) },
];

/** A run's accuracy: the table, all variables together, and the first mistakes. */
export function printAccuracy(io: Io, accuracy: RunAccuracy): void {
  const { fileName, providerLabel, model, judged, total, unread, variables, overall } = accuracy;
  const left = unread > 0 ? analyzeTexts().withoutAnswer(countText(unread)) : '';
  io.out(`${sanitize(fileName)}, ${providerLabel} (${sanitize(model)})\n`);
  io.out(`${analyzeTexts().judged(countText(judged), countText(total), left)}\n\n`);
  if (variables.length === 0) {
    io.out(`${analyzeTexts().nothingJudged}\n`);
    return;
  }
  const rows = [
    ...variables,
    { variable: analyzeTexts().allTogether, judged, isThin: false, ...overall } satisfies VariableAccuracy,
  ];
  io.out(`${ACCURACY().basis[accuracy.basis]}\n\n`);
  printTable(io, rows, COLUMNS);
  if (accuracy.macroF1 !== null) io.out(`\n${analyzeTexts().meanF1(percentOf(accuracy.macroF1))}\n`);
  if (variables.some((one) => one.isThin)) io.out(`${analyzeTexts().fewComments}\n`);
  if (accuracy.mistakes.length > 0) io.out('\n');
  for (const { seq, content, variable, kind } of accuracy.mistakes.slice(0, MOST_MISTAKES)) {
    const text = sanitize(content.replace(/\s+/g, ' '));
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    io.out(`#${seq + 1} ${word(kind)} ${sanitize(variable)}: ${short}\n`);
  }
  if (accuracy.mistakeCount > MOST_MISTAKES)
    io.out(`${analyzeTexts().moreMistakes(countText(accuracy.mistakeCount - MOST_MISTAKES))}\n`);
}

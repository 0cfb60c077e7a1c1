import type { Agreement, VariableAgreement } from '@smops/core/insight/agreement/agreement.schemas.js';
import { percentOf } from '@smops/core/language/percent.model.js';
import { exportAgreement, getAgreement } from '@smops/server/client/agreement.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { reportFileOf, reportOptions, writeReport } from '../../analyze/report-file.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { findRun } from './find-run.js';

const MOST_SHOWN = 20;
const LONGEST = 60;
const number = (value: number | null) => (value === null ? '-' : value.toFixed(2));
const range = ({ low, high }: { low: number | null; high: number | null }) =>
  low === null ? '' : analyzeTexts().rangeText(number(low), number(high));

const COLUMNS = [
  {
    title: 'VARIABLE',
    value: (one: VariableAgreement) => one.variable + (one.isThin ? ' *' : ''),
    flexible: true,
  },
  { title: 'BOTH', value: (one: VariableAgreement) => one.both },
  { title: 'ONLY A', value: (one: VariableAgreement) => one.onlyA },
  { title: 'ONLY B', value: (one: VariableAgreement) => one.onlyB },
  { title: 'NEITHER', value: (one: VariableAgreement) => one.neither },
  { title: 'SAME', value: (one: VariableAgreement) => percentOf(one.observed) },
  { title: 'KAPPA', value: (one: VariableAgreement) => number(one.kappa) },
  { title: '95%', value: range },
];

function print({ io }: Call, agreement: Agreement): void {
  const { a, b, common, variables, sentiment, disagreements, disagreementCount } = agreement;
  for (const [name, side] of [
    ['A', a],
    ['B', b],
  ] as const)
    io.out(
      `${analyzeTexts().sideOf(name, side.providerLabel, sanitize(side.model), sanitize(side.fileName), side.total)}\n`,
    );
  io.out(`${analyzeTexts().bothAnswered(common)}\n\n`);
  printTable(io, variables, COLUMNS);
  io.out(`\n${analyzeTexts().sentimentKappa(number(sentiment.kappa), range(sentiment))}\n`);
  if (variables.some((one) => one.isThin)) io.out(`${analyzeTexts().fewComments}\n`);
  if (disagreements.length > 0) io.out('\n');
  for (const one of disagreements.slice(0, MOST_SHOWN)) {
    const text = sanitize(one.content.replace(/\s+/g, ' '));
    const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    const word = one.judgement === null ? '' : one.judgement ? analyzeTexts().right : analyzeTexts().wrong;
    io.out(
      `${analyzeTexts().onlyOne(one.seqA + 1, one.saidBy.toUpperCase(), sanitize(one.variable), word, short)}\n`,
    );
  }
  if (disagreementCount > MOST_SHOWN)
    io.out(`${analyzeTexts().moreDisagreements(disagreementCount - MOST_SHOWN)}\n`);
}

export const agreeCommand: CommandSpec = {
  path: ['analyses', 'agree'],
  summary: 'how much two analyses of the same comments agree',
  description:
    "Cohen's kappa per variable with its 95% interval, and the comments on which the two differ, to be judged with smops analyses judge. Analyse one file twice, with two providers, and give both ids.",
  arguments: [
    { name: '<a>', description: 'one run: its id, or the beginning of it, or last' },
    { name: '<b>', description: 'the other' },
  ],
  options: reportOptions,
  examples: ['smops analyses agree 3f2a 9c01', 'smops analyses agree 3f2a last --report agreement.html'],
  run: (call) => {
    const out = reportFileOf(call);
    return call.withConnection({}, async ({ client }) => {
      const a = await findRun(client, call.args[0] as string);
      const b = await findRun(client, call.args[1] as string);
      const agreement = await getAgreement(client, a, b);
      await writeReport(call, out, (format) => exportAgreement(client, a, b, format));
      if (call.json) call.io.out(`${JSON.stringify(agreement)}\n`);
      else print(call, agreement);
      return undefined;
    });
  },
};

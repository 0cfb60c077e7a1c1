import { AGREEMENT } from '@smops/core/judging/insight/agreement/agreement.operations.js';
import type {
  Agreement,
  VariableAgreement,
} from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun } from '../../runs/find-run.js';
import { reportFileOf, writeReport } from '../../runs/report-file.js';

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
      `${analyzeTexts().sideOf(name, side.providerLabel, sanitize(side.model), sanitize(side.runName), countText(side.total))}\n`,
    );
  io.out(`${analyzeTexts().bothAnswered(countText(common))}\n\n`);
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
    io.out(`${analyzeTexts().moreDisagreements(countText(disagreementCount - MOST_SHOWN))}\n`);
}

/** How much two runs of the same comments agree. */
export async function tellAgreement(call: Call, a: string, b: string): Promise<undefined> {
  const out = reportFileOf(call);
  return await call.withConnection({}, async ({ client }) => {
    const runs = { a: await findRun(client, a), b: await findRun(client, b) };
    const agreement = await client.call(AGREEMENT.get, runs);
    await writeReport(call, out, (format) => client.download(AGREEMENT.export, { ...runs, format }));
    if (call.json) call.io.out(`${JSON.stringify(agreement)}\n`);
    else print(call, agreement);
    return undefined;
  });
}

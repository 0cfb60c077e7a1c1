import { PROVIDER_IDS } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type {
  ProviderCosts,
  ProviderState,
  ProviderTest,
} from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../../failures/exit-codes.js';
import { usageError } from '../../failures/failures.js';
import { paint } from '../../output/color.js';
import type { Io } from '../../output/io.js';
import { fieldLines, sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { addProvider } from './add-provider.js';
import { measure } from './measure-provider.js';

const keyOf = ({ id, isAllowed, isPaid, isReady, keyConfigured, takesKey }: ProviderState) => {
  if (!isAllowed) return analyzeTexts().notAllowed;
  if (id === 'own' && !isReady) return analyzeTexts().notSetUp;
  if (!keyConfigured && (id === 'own' || !isPaid)) return analyzeTexts().needsNone;
  if (keyConfigured) return analyzeTexts().keySet;
  return takesKey ? analyzeTexts().keyMayCome : analyzeTexts().keyNotSet;
};

const addressOf = ({ id, address }: ProviderState) =>
  address ?? (id === 'own' ? '' : analyzeTexts().thisMachine);

const COLUMNS = [
  { title: 'PROVIDER', value: (one: ProviderState) => (one.isDefault ? `${one.id} *` : one.id) },
  { title: 'NAME', value: (one: ProviderState) => one.label },
  { title: 'KEY', value: keyOf },
  { title: 'MODEL', value: (one: ProviderState) => one.model },
  {
    title: 'ADDRESS',
    value: (one: ProviderState) => addressOf(one),
    flexible: true,
  },
  { title: 'AT ONCE', value: (one: ProviderState) => one.concurrency },
];

/** What came back of each comment that was asked. */
const describeAnswers = ({ format, answers }: ProviderTest) =>
  [
    ...(format === null ? [] : [`${sanitize(format)}.`]),
    ...answers.map(
      ({ text, tags, sentiment }) =>
        `“${sanitize(text)}”: ${tags.join(', ') || analyzeTexts().noTags}; ${word(sentiment)}`,
    ),
  ]
    .map((line) => `        ${line}\n`)
    .join('');

const describeTest = (io: Io, test: ProviderTest) => `${describeOutcome(io, test)}${describeAnswers(test)}`;

const describeOutcome = (io: Io, { id, ok, message, model, ms, costUsd }: ProviderTest) =>
  `${ok ? paint(io, 'out', 'good', analyzeTexts().testOk) : paint(io, 'out', 'bad', analyzeTexts().testFailed)}  ${id}: ${sanitize(message)} (${sanitize(model)}, ${ms.toLocaleString('en')} ms${costUsd > 0 ? `, $${costUsd.toFixed(6)}` : ''})\n`;

const test: CommandSpec = {
  path: ['providers', 'test'],
  summary: 'check keys, addresses and models with two sample comments each',
  description:
    'Without names, every provider that is set up. Says what came back, and of a model of your own in which format it answers: this is found out again. Exit code 7 when one of them does not answer as it should.',
  arguments: [{ name: '[providers...]', description: PROVIDER_IDS.join(', '), choices: PROVIDER_IDS }],
  examples: ['smops providers test', 'smops providers test own', 'smops providers test --json'],
  instead: [{ option: { flags: '--measure' }, does: measure }],
  run: ({ args, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const unknown = args.find((name) => !PROVIDER_IDS.some((id) => id === name));
      if (unknown !== undefined)
        throw usageError(analyzeTexts().unknownProvider(unknown, PROVIDER_IDS.join(', ')));
      const states = args.length > 0 ? [] : await client.call(PROVIDERS.list);
      const ids =
        args.length > 0
          ? args
          : states.filter((one) => one.isAllowed && one.isReady).map((one) => one.id as string);
      const tests: ProviderTest[] = [];
      for (const id of ids) {
        const result = await client.call(PROVIDERS.test, { provider: id });
        tests.push(result);
        if (!json) io.out(describeTest(io, result));
      }
      if (json) io.out(`${JSON.stringify(tests)}\n`);
      return tests.every((one) => one.ok) ? undefined : EXIT.upstream;
    }),
};

type CostRow = { month: string; name: string; input: string; output: string; cost: string };
const COST_COLUMNS = [
  { title: 'MONTH', value: (row: CostRow) => row.month },
  { title: 'PROVIDER', value: (row: CostRow) => row.name },
  { title: 'TOKENS IN', value: (row: CostRow) => row.input },
  { title: 'TOKENS OUT', value: (row: CostRow) => row.output },
  { title: 'COST', value: (row: CostRow) => row.cost },
];

/** A line for each provider, and their sum where a month has several. */
const costRows = ({ months }: ProviderCosts): CostRow[] =>
  months.flatMap(({ month, providers, costUsd }) => {
    const rows = providers.map((one) => ({
      month,
      name: one.id,
      input: one.inputTokens.toLocaleString('en'),
      output: one.outputTokens.toLocaleString('en'),
      cost: usdText(one.costUsd),
    }));
    const sum = { month, name: analyzeTexts().together, input: '', output: '', cost: usdText(costUsd) };
    return rows.length > 1 ? [...rows, sum] : rows;
  });

const costs: Deed = {
  summary: 'what the providers have charged, by month',
  options: [{ flags: '--months <number>', description: 'how many, this one included', default: '12' }],
  examples: ['smops providers list --costs', 'smops providers list --costs --months 3 --json'],
  run: ({ options, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const months = Number(options.months);
      if (!Number.isInteger(months) || months < 1 || months > 120)
        throw usageError(analyzeTexts().monthsTakes);
      const answer = await client.call(PROVIDERS.costs, { months });
      if (json) {
        io.out(`${JSON.stringify(answer)}\n`);
        return undefined;
      }
      printTable(io, costRows(answer), COST_COLUMNS);
      const { todayUsd, dailyBudgetUsd } = answer;
      const { today, todayOf } = analyzeTexts();
      const told =
        dailyBudgetUsd === null
          ? today(usdText(todayUsd))
          : todayOf(usdText(todayUsd), usdText(dailyBudgetUsd));
      io.err(`${told}\n`);
      return undefined;
    }),
};

const list: CommandSpec = {
  path: ['providers', 'list'],
  columns: () => COLUMNS,
  summary: 'AI providers: keys (only whether one is set), models, addresses',
  description: 'With the name of one: where its comments go, how it answers, and the models at its address.',
  arguments: [{ name: '[provider]', description: PROVIDER_IDS.join(', '), choices: PROVIDER_IDS }],
  examples: ['smops providers list', 'smops providers list own', 'smops providers list --json'],
  instead: [{ option: { flags: '--costs' }, does: costs }],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { args, io, json } = call;
      if (args[0] !== undefined) return await tellOne(call, client, args[0]);
      const providers = await client.call(PROVIDERS.list);
      if (json) io.out(`${JSON.stringify(providers)}\n`);
      else {
        printTable(io, providers, COLUMNS);
        io.err(`${analyzeTexts().usedByDefault}\n`);
        const { commentsPromise } = await client.call(STATUS.get);
        if (commentsPromise !== null) io.err(`${commentsPromise}\n`);
      }
      return undefined;
    }),
};

/** One provider in full, with the models at its address. */
async function tellOne({ io, json }: Call, client: Client, id: string): Promise<undefined> {
  const state = (await client.call(PROVIDERS.list)).find((one) => one.id === id);
  if (state === undefined) throw usageError(analyzeTexts().unknownProvider(id, PROVIDER_IDS.join(', ')));
  const { models } = await client.call(PROVIDERS.models, { provider: id });
  if (json) io.out(`${JSON.stringify({ ...state, models })}\n`);
  else io.out(fieldLines(describe(state, models), 10));
}

function describe(state: ProviderState, models: string[] | null): [string, string][] {
  const { id, label, model, destination, format, concurrency, isCounted } = state;
  return [
    ['provider', `${id} (${label})`],
    ['key', keyOf(state)],
    ['model', model],
    ['address', addressOf(state)],
    ['comments', destination],
    ...(format === null ? [] : [['answers', format] as [string, string]]),
    ['at once', String(concurrency)],
    ...(isCounted ? [] : [['cost', analyzeTexts().noPrice] as [string, string]]),
    ...(models === null ? [] : [['models', models.join(', ')] as [string, string]]),
  ];
}

export const providersCommands: readonly CommandSpec[] = [list, addProvider, test];

import { REPORT_LANGUAGES, type ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { JUDGEMENTS } from '@smops/core/analysis/judgements/judgements.operations.js';
import type { JudgementHistory } from '@smops/core/analysis/judgements/judgements.schemas.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { reportLanguageOf } from '../../language/language.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { word } from '../../output/words.js';
import type { Call, Instead, OptionSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { judge, judgeOptions, sayingOf } from './judge-comment.js';

type Entry = JudgementHistory['entries'][number];

const entryColumns = ({ minute }: ZoneClock) => [
  { title: 'WHEN', value: ({ at }: Entry) => minute(at) },
  {
    title: 'BY',
    value: ({ reader, isSettled }: Entry) =>
      isSettled ? analyzeTexts().settled : sanitize(reader ?? analyzeTexts().anotherReader),
  },
  {
    title: 'VARIABLE',
    value: ({ variable }: Entry) => sanitize(variable ?? word('sentiment')),
    flexible: true,
  },
  { title: 'VERDICT', value: ({ verdict }: Entry) => word(verdict) },
  { title: 'DRAWN', value: ({ isDrawn }: Entry) => word(isDrawn ? 'yes' : 'no') },
  { title: 'BLIND', value: ({ isBlind }: Entry) => word(isBlind ? 'yes' : 'no') },
  { title: 'UNTIL', value: ({ endedAt }: Entry) => (endedAt === null ? '' : minute(endedAt)) },
];

const markOptions: readonly OptionSpec[] = [
  { flags: '--skip', description: 'read it at the end of the queue' },
  { flags: '--flag', description: 'flag it' },
  { flags: '--unflag', description: 'remove the flag' },
  { flags: '--note <text>', description: 'what there is to say of it' },
];

const translateOption: OptionSpec = {
  flags: '--translate [language]',
  description: "the comment in another language, by an AI service; default: the terminal's language, else en",
  choices: REPORT_LANGUAGES,
};

const isAny = ({ options }: Call, names: readonly string[]) =>
  names.some((name) => options[name] !== undefined);

type Work = (client: Client, id: string, number: number) => Promise<void>;

const history =
  ({ io, json }: Call): Work =>
  async (client, id, number) => {
    const { entries } = await client.call(JUDGEMENTS.history, { taskId: id, seq: number - 1 });
    if (json) io.out(`${JSON.stringify({ id, number, entries })}\n`);
    else if (entries.length === 0) io.out(`${analyzeTexts().notJudged(number)}\n`);
    else printTable(io, entries, entryColumns(await clockOf(client)));
  };

const mark = (call: Call): Work => {
  const { options } = call;
  const input = {
    isSkipped: options.skip === true ? true : undefined,
    isFlagged: options.flag === true ? true : options.unflag === true ? false : undefined,
    note: options.note as string | undefined,
  };
  return async (client, id, number) => {
    await client.call(READING.mark, { taskId: id, seq: number - 1, ...input });
    tell(call, { id, number, ...input }, analyzeTexts().marked(number));
  };
};

const translate = ({ io, json, options }: Call): Work => {
  const { translate: to } = options;
  const language = to === true ? reportLanguageOf(options.lang) : (to as ReportLanguage);
  return async (client, id, number) => {
    const made = await client.call(RUNS.translate, { taskId: id, seq: number - 1, language });
    if (json) {
      io.out(`${JSON.stringify({ id, number, ...made })}\n`);
      return;
    }
    io.out(`${made.text.split('\n').map(sanitize).join('\n')}\n`);
    const cost = made.cached ? analyzeTexts().madeEarlier : usdText(made.cost_usd);
    io.err(`${analyzeTexts().translatedBy(made.provider_label, sanitize(made.model), cost)}\n`);
  };
};

/** What the options want of a comment; without any of them what people said of it. Throws for two things at once. */
function workOf(call: Call): Work {
  const wanted = [
    isAny(call, ['has', 'not', 'sentiment', 'settle', 'clear', 'undo']) && 'judge',
    isAny(call, ['skip', 'flag', 'unflag', 'note']) && 'mark',
    isAny(call, ['translate']) && 'translate',
  ].filter((one) => one !== false);
  if (wanted.length > 1) throw usageError(analyzeTexts().oneThing);
  if (wanted[0] === 'mark') return mark(call);
  if (wanted[0] === 'translate') return translate(call);
  if (wanted.length === 0) return history(call);
  const saying = sayingOf(call);
  return async (client, id, number) => await judge(call, client, id, number, saying);
}

/** `smops read RUN --comment NUMBER`: what people said of one comment, and what you say of it. */
export const commentPart: Instead = {
  option: { flags: '--comment <number>' },
  does: {
    summary: 'one comment: all that people ever said of it; with --has, --flag and others what you say of it',
    description:
      "Your judgement is kept beside the machine's tags, which stay as they are; exports show both, and smops eval --run counts them. It belongs to you, the variable and the text: it stands in every analysis of the same text, and a new word ends the old one without erasing it. Names of others are shown to admins only. A comment's number is in analyze, analyses show and the exports. A translation is paid for once and kept with its cost; it counts against the day's budget.",
    arguments: [idArgument, { name: '<number>', description: 'which comment, from 1' }],
    options: [...judgeOptions, ...markOptions, translateOption],
    examples: [
      'smops read last --comment 17',
      'smops read last --comment 17 --has banjir --not harga --sentiment negative',
      'smops read last --comment 17 --undo',
      'smops read last --comment 17 --flag --note "ask Kumar"',
      'smops read last --comment 17 --translate zh',
    ],
    run: (call) => {
      const number = Number(call.args[1]);
      if (!Number.isInteger(number) || number < 1) throw usageError(analyzeTexts().numberedFrom1);
      const work = workOf(call);
      return call.withConnection({}, async ({ client }) => {
        await work(client, await findRun(client, call.args[0] as string), number);
        return undefined;
      });
    },
  },
};

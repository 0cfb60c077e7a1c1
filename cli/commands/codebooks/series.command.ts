import { copiesOfShareText, copiesText } from '@smops/core/analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '@smops/core/analysis/shares/differences.texts.model.js';
import type { TurningRise } from '@smops/core/judging/insight/conclusions/conclusions.schemas.js';
import { riseTurnsText } from '@smops/core/judging/insight/conclusions/turning-words.model.js';
import { differenceWord } from '@smops/core/judging/insight/difference-size.model.js';
import { points } from '@smops/core/platform/charts/figures.js';
import { LANGUAGES, type Language } from '@smops/core/platform/language/language.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import type { AlarmDestinations } from '@smops/core/telling/alarms/alarms.schemas.js';
import { SERIES_UNITS } from '@smops/core/telling/series/series.constants.js';
import { SERIES } from '@smops/core/telling/series/series.operations.js';
import type {
  PeriodComparison,
  Risen,
  Series,
  SeriesAlarm,
} from '@smops/core/telling/series/series.schemas.js';
import { SERIES_TEXTS } from '@smops/core/telling/series/series.texts.model.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { basisOf, basisOption } from '../../runs/comment-filter.js';
import { blocksOf } from '../../series/blocks.js';
import { seriesTexts } from '../../series/series.texts.js';
import { destinationsOf } from '../deliveries/find-destination.js';

const nameArgument = { name: '<codebook>', description: 'the codebook: its name or id' };
const copiesOption = {
  flags: '--copies <how>',
  description: 'all; once: of copies of one text only the first counts',
};
const spanOptions = [
  { flags: '--from <day>', description: 'the first day of the later span' },
  { flags: '--to <day>', description: 'its last day' },
  { flags: '--before-from <day>', description: 'the first day of the earlier span' },
  { flags: '--before-to <day>', description: 'its last day' },
];

const count = (value: number) => value.toLocaleString('en');
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function choice<Value extends string>(name: string, value: unknown, of: readonly Value[]): Value | undefined {
  if (value === undefined) return undefined;
  const found = of.find((one) => one === value);
  if (found === undefined) throw usageError(seriesTexts().oneOf(`--${name}`, of.join(', ')));
  return found;
}

const copiesOf = (options: Record<string, unknown>) =>
  choice('copies', options.copies, ['all', 'once'] as const);
const spansOf = (options: Record<string, unknown>) => ({
  from: text(options.from),
  to: text(options.to),
  beforeFrom: text(options.beforeFrom),
  beforeTo: text(options.beforeTo),
});

type Variable = Series['variables'][number];

function printSeries(io: Io, found: Series, { day }: ZoneClock): void {
  const say = seriesTexts();
  const { runs, points: all, unit, comments, withTime, repeated, variables, alarms } = found;
  if (all.length === 0) {
    io.out(`${say.noPoints(sanitize(found.codebook.name))}\n`);
    return;
  }
  const start = (at: string | null) => (at === null ? '-' : unit === 'run' ? day(at) : at);
  io.out(
    `${say.head(runs.length, count(comments), start(all[0]?.start ?? null), start(all.at(-1)?.start ?? null))}\n`,
  );
  if (unit !== 'run' && withTime < comments) io.out(`${say.noTime(count(comments - withTime))}\n`);
  if (repeated > 0) io.out(`${say.repeated(count(repeated))}\n`);
  io.out('\n');
  const last = ({ points: own }: Variable) => own.at(-1) ?? null;
  printTable(io, variables, [
    { title: 'VARIABLE', value: ({ variable }: Variable) => sanitize(variable), flexible: true },
    { title: 'COMMENTS', value: (one: Variable) => one.count, isCount: true },
    {
      title: 'LAST',
      value: (one: Variable) => (last(one) === null ? '-' : percentOf(last(one)?.share ?? 0)),
    },
    {
      title: '95%',
      value: (one: Variable) => {
        const point = last(one);
        return point === null
          ? '-'
          : `${percentRangeOf(point.low, point.high)}${point.kind === 'corrected' ? ' *' : ''}`;
      },
    },
    { title: 'FIRST SEEN', value: ({ firstSeen }: Variable) => start(firstSeen) },
    { title: 'LAST SEEN', value: ({ lastSeen }: Variable) => start(lastSeen) },
    {
      title: unit === 'day' ? 'BY DAY' : unit === 'week' ? 'BY WEEK' : 'BY RUN',
      value: (one: Variable) =>
        blocksOf(
          one.points.map((point) => point?.share ?? 0),
          28,
        ),
    },
  ]);
  if (variables.some(({ points: own }) => own.some((point) => point?.kind === 'corrected')))
    io.out(`${say.corrected}\n`);
  for (const { start: at, from, to } of found.engineChanges)
    io.out(`${SERIES_TEXTS().engineNote(start(at), from, to)}\n`);
  printTurning(io, found.turning);
  if (alarms.length > 0) io.out(`\n${say.alarms}\n`);
  for (const alarm of alarms.slice(0, 10)) io.out(`  ${alarmText(alarm)}\n`);
}

function alarmText({ variable, start, count: hits, total, expected, limit, copies }: SeriesAlarm): string {
  const figures = [count(hits), count(total), expected.toFixed(1), limit.toFixed(1)] as const;
  const alarm = seriesTexts().alarm(start, sanitize(variable), ...figures);
  return copies === null ? alarm : `${alarm}; ${copiesOfShareText(copies, copies.count, DIFFERENCES())}`;
}

const spanText = ({ from, to, comments }: { from: string; to: string; comments: number }) =>
  seriesTexts().span(from, to, count(comments));

type Difference = PeriodComparison['variables'][number];

function printPeriods(io: Io, { after, before, variables, turning }: PeriodComparison): void {
  io.out(`${seriesTexts().spans(spanText(after), spanText(before))}\n\n`);
  printTable(io, variables, [
    { title: 'VARIABLE', value: ({ variable }: Difference) => sanitize(variable), flexible: true },
    { title: 'BEFORE', value: (one: Difference) => percentOf(one.before.share) },
    { title: 'AFTER', value: (one: Difference) => percentOf(one.after.share) },
    { title: 'POINTS', value: ({ difference }: Difference) => points(difference) },
    { title: '95%', value: ({ low, high }: Difference) => `${points(low)} – ${points(high)}` },
    { title: 'SIZE', value: (one: Difference) => DIFFERENCES().sizes[differenceWord(one)] },
    {
      title: 'p (HOLM)',
      value: ({ pAdjusted }: Difference) => (pAdjusted < 0.001 ? '<0.001' : pAdjusted.toFixed(3)),
    },
  ]);
  const names = [after, before].map(({ from, to }) => `${from}–${to}`);
  for (const { variable, copies } of variables) {
    if (copies === null) continue;
    const told = { variable: sanitize(variable), names, copies: [copies.after, copies.before] };
    io.out(`${copiesText(told, DIFFERENCES())}\n`);
  }
  printTurning(io, turning);
}

/** Rises and falls that turn with the reader, a line each. */
function printTurning(io: Io, turning: readonly TurningRise[]): void {
  if (turning.length > 0) io.out('\n');
  for (const one of turning) io.out(`${sanitize(riseTurnsText(one))}\n`);
}

type Rise = Risen['words'][number];

function printRisen(io: Io, { after, before, words, themes }: Risen): void {
  const say = seriesTexts();
  io.out(`${say.spans(spanText(after), spanText(before))}\n\n`);
  if (words.length === 0) io.out(`${say.noWords}\n`);
  const columns = (title: string) => [
    { title, value: ({ word }: Rise) => sanitize(word) },
    { title: 'BEFORE', value: (one: Rise) => percentOf(one.shareBefore) },
    { title: 'AFTER', value: (one: Rise) => percentOf(one.shareAfter) },
    { title: 'COMMENTS', value: (one: Rise) => one.after, isCount: true },
    { title: 'z', value: ({ z }: Rise) => z.toFixed(1) },
    { title: 'RUN', value: ({ quote }: Rise) => quote.taskId.slice(0, 8) },
    { title: 'NUMBER', value: ({ quote }: Rise) => quote.number },
    { title: 'QUOTE', value: ({ quote }: Rise) => sanitize(quote.text.replace(/\s+/g, ' ')), flexible: true },
  ];
  if (words.length > 0) printTable(io, words, columns('WORD'));
  if (themes.length === 0) return;
  io.out(`\n${say.themes}\n\n`);
  printTable(
    io,
    themes.map(({ name, ...rest }) => ({ ...rest, word: name })),
    columns('THEME'),
  );
}

const shares: CommandSpec = {
  path: ['series'],
  summary: "the shares of a codebook's variables over all of its analyses",
  description:
    'Shares by day or week with their intervals, when each variable was first and last seen, and alarms with their evidence. Without times in the files each analysis is a point. A comment that several analyses have counts once.',
  arguments: [nameArgument],
  options: [
    { flags: '--unit <unit>', description: 'day, week, run' },
    { flags: '--from <day>', description: 'from this day on' },
    { flags: '--to <day>', description: 'up to this day' },
    copiesOption,
    basisOption,
  ],
  examples: ['smops series prices', 'smops series prices --unit week --copies once --json'],
  run: ({ args, io, json, options, withConnection }) => {
    const unit = choice('unit', options.unit, SERIES_UNITS);
    const query = {
      unit,
      from: text(options.from),
      to: text(options.to),
      copies: copiesOf(options),
      ...basisOf({ options }),
    };
    return withConnection({}, async ({ client }) => {
      const found = await client.call(SERIES.get, { codebook: args[0] as string, ...query });
      if (json) io.out(`${JSON.stringify(found)}\n`);
      else printSeries(io, found, await clockOf(client));
      return undefined;
    });
  },
};

const compare: Deed = {
  summary: "two spans of days of a codebook's analyses side by side",
  description:
    'Without days: the last seven days with comments, and the seven before. A difference is large from 10 points on or when a share doubles, clear from 5, small from 2. Tests count each text once; p, corrected by Holm, stands last.',
  arguments: [nameArgument],
  options: [...spanOptions, copiesOption],
  examples: [
    'smops series prices --compare',
    'smops series prices --compare --from 2026-11-08 --to 2026-11-14',
  ],
  run: ({ args, io, json, options, withConnection }) => {
    const query = { ...spansOf(options), copies: copiesOf(options) };
    return withConnection({}, async ({ client }) => {
      const found = await client.call(SERIES.comparePeriods, { codebook: args[0] as string, ...query });
      if (json) io.out(`${JSON.stringify(found)}\n`);
      else printPeriods(io, found);
      return undefined;
    });
  },
};

const words: Deed = {
  summary: "words and themes that rose in a codebook's analyses, with a quote each",
  description:
    'Compares two spans of days as --compare does. Each text counts once. Themes are those of comments without a variable of the codebook.',
  arguments: [nameArgument],
  options: spanOptions,
  examples: ['smops series prices --words', 'smops series prices --words --json'],
  run: ({ args, io, json, options, withConnection }) => {
    const spoken = currentLanguage();
    const query = { ...spansOf(options), language: spoken === 'written' ? ('zh' as const) : spoken };
    return withConnection({}, async ({ client }) => {
      const found = await client.call(SERIES.findRisenWords, { codebook: args[0] as string, ...query });
      if (json) io.out(`${JSON.stringify(found)}\n`);
      else printRisen(io, found);
      return undefined;
    });
  },
};

const alarms: Deed = {
  summary: "where the alarms of a codebook's analyses are sent",
  description: 'Each alarm is sent once when it is raised, and once when it is over.',
  arguments: [nameArgument],
  examples: ['smops series prices --alarms'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      tellAlarms(call, await client.call(SERIES.getAlarms, { codebook: call.args[0] as string }));
      return undefined;
    }),
};

const alarmsTo: Deed = {
  summary: 'send alarms to this destination from now on, its name or number; repeatable; none: nowhere',
  arguments: [nameArgument, { name: '<destinations...>', description: 'their names or numbers' }],
  options: [
    { flags: '--report-lang <language>', description: 'the language of what is sent', choices: LANGUAGES },
  ],
  examples: ['smops series prices --alarms-to "Monday mail" --alarms-to 3 --report-lang ms'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [codebook = '', ...to] = call.args;
      const destinations = (await destinationsOf({ ...call, options: { to } }, client)) ?? [];
      const language = call.options.reportLang as Language | undefined;
      const input = { destinations, ...(language === undefined ? {} : { language }) };
      tellAlarms(call, await client.call(SERIES.setAlarms, { codebook, ...input }));
      return undefined;
    }),
};

function tellAlarms(call: Call, found: AlarmDestinations): void {
  const { destinations } = found;
  const say = seriesTexts();
  tell(call, found, destinations.length === 0 ? say.alarmsNowhere : say.alarmsTo(destinations.join(', ')));
}

export const seriesCommand: CommandSpec = {
  ...shares,
  instead: [
    { option: { flags: '--compare' }, does: compare },
    { option: { flags: '--words' }, does: words },
    { option: { flags: '--alarms' }, does: alarms },
    { option: { flags: '--alarms-to <destination>', repeatable: true }, does: alarmsTo },
  ],
};

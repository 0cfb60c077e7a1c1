import type { AnalysisRecord, AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import type { ExitCode } from '../../failures/exit-codes.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { changeOf, deleteOf, tableOf } from '../../operations/operation-commands.js';
import { wholeNumber } from '../../operations/operation-input.js';
import { restoredArgument } from '../../operations/record-commands.js';
import { fieldLines, sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { programTexts } from '../../program/program.texts.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { basisOf, basisOption, choiceOf, filterOptions, orderOption } from '../../runs/comment-filter.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { budgetOf, finishRun, formatOf, outputOptions } from '../../runs/finish-run.js';
import { exitCodeOf, follow, RUN_PATIENCE_MS } from '../../runs/follow.js';
import { reportOption } from '../../runs/report-file.js';
import { chosenComments, printComments, printResults, writeExport } from '../../runs/results.js';
import { ofComparisons } from './comparisons.command.js';
import { copyGroups } from './copies.command.js';
import { overview } from './overview.command.js';
import { relations } from './relations.command.js';
import { saveView } from './views.command.js';
import { waves } from './waves.command.js';

/** A run as every JSON names it: `id` is the run's id, not the row's number. */
const runJson = (run: AnalysisRecord) => ({ ...run, id: run.analysisId });

/** The run that the first argument names, as an input. */
const ofRun = async ({ args: [run = ''] }: Call, client: Client) => ({ taskId: await findRun(client, run) });

const state = (run: AnalysisRecord) =>
  run.status === 'running'
    ? `running ${percentText(run.progress)}`
    : run.stopReason === 'cancelled'
      ? 'cancelled'
      : run.status;

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (run: AnalysisRecord) => run.analysisId.slice(0, 8) },
  { title: `WHEN (${city})`, value: (run: AnalysisRecord) => minute(run.uploadDate) },
  { title: 'WHO', value: (run: AnalysisRecord) => actorText(run.createdBy), flexible: true },
  { title: 'NAME', value: (run: AnalysisRecord) => run.name, flexible: true },
  {
    title: 'VARIABLES',
    value: (run: AnalysisRecord) => run.variables.join(', '),
    flexible: true,
  },
  { title: 'STATE', value: state, isState: true },
  { title: 'COMMENTS', value: (run: AnalysisRecord) => run.totalComments, isCount: true },
  { title: 'MATCHED', value: (run: AnalysisRecord) => run.matchedComments, isCount: true },
  { title: 'PROVIDER', value: (run: AnalysisRecord) => run.provider },
  {
    title: 'COST',
    value: (run: AnalysisRecord) => (run.costUsd > 0 ? usdText(run.costUsd) : '-'),
  },
];

const list: CommandSpec = {
  path: ['analyses', 'list'],
  instead: [ofComparisons.list],
  ...tableOf(RUNS.list, {
    summary: 'earlier and running analyses, newest first',
    options: [
      { flags: '--limit <number>', description: 'how many', default: '50' },
      {
        flags: '--search <words>',
        description: 'only those with these words in the name, the file or a variable',
      },
      { flags: '--pinned-first', description: 'pinned ones before the others' },
    ],
    examples: [
      'smops analyses list',
      'smops analyses list --limit 5 --json',
      'smops analyses list --search banjir',
    ],
    input: ({ options }) => ({
      limit: wholeNumber(options.limit, '--limit', 500),
      search: options.search as string | undefined,
      order: options.pinnedFirst === true ? ('pinned' as const) : undefined,
    }),
    json: (runs) => runs.map(runJson),
    columns: columnsOf,
  }),
};

function limitOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1) throw usageError(analyzeTexts().limitWhole);
  return limit;
}

const wait: Deed = {
  summary: 'wait until an analysis has ended',
  description:
    'Prints the state of the run then, not its results. Exit code 7: it failed, or some comments did; 8: stopped at the budget. ^C ends the waiting, not the run.',
  arguments: [idArgument],
  examples: [
    'smops analyses show last --wait',
    'smops analyses show 3f2a --wait && smops analyses results 3f2a --out tagged.csv',
  ],
  run: (call) =>
    call.withConnection({ patienceMs: RUN_PATIENCE_MS }, async (connection) => {
      const id = await findRun(connection.client, call.args[0] as string);
      const task = await follow(call, connection, id, { isWatching: true });
      if (task === undefined) return call.signal.reason as ExitCode;
      if (call.json) call.io.out(`${JSON.stringify(task)}\n`);
      else {
        const clock = await clockOf(connection.client);
        call.io.out(fieldLines(describe(task, clock), 10));
      }
      return exitCodeOf(call, task);
    }),
};

const show: CommandSpec = {
  path: ['analyses', 'show'],
  summary: 'state and results of an analysis',
  description:
    'On a terminal with room for them, variables have their comments over time beside them when the comments carry times.',
  arguments: [idArgument],
  options: [
    {
      flags: '--limit <number>',
      description: 'how many comments to print (10 on a terminal, else all)',
    },
    basisOption,
  ],
  examples: [
    'smops analyses show last',
    'smops analyses show last --basis corrected',
    'smops analyses show 3f2a --json',
    'smops analyses show last --limit 100',
  ],
  instead: [
    { option: { flags: '--wait' }, does: wait },
    { option: { flags: '--relations' }, does: relations },
    { option: { flags: '--copy-groups' }, does: copyGroups },
    { option: { flags: '--waves' }, does: waves },
    ofComparisons.show,
  ],
  run: (call) => {
    const limit = limitOf(call.options.limit);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, call.args[0] as string);
      const task = await client.call(RUNS.status, { taskId: id });
      if (call.json) {
        const { basis } = basisOf(call);
        const found =
          task.processed_comments > 0 ? await client.call(RUNS.finding, { taskId: id, basis }) : undefined;
        call.io.out(`${JSON.stringify({ ...task, finding: found?.sentence ?? null })}\n`);
        return undefined;
      }
      call.io.out(fieldLines(describe(task, await clockOf(client)), 10));
      call.io.out('\n');
      if (task.processed_comments > 0) await printResults(call.io, client, id, { limit, ...basisOf(call) });
      return undefined;
    });
  },
};

function describe(task: AnalysisTask, clock: ZoneClock): [string, string][] {
  const { status, progress, error_message: message } = task;
  return [
    ['id', task.task_id],
    ['name', task.name],
    ...(task.file_name === task.name ? [] : [['file', task.file_name] as [string, string]]),
    ...(task.codebook === null
      ? []
      : [['codebook', `${task.codebook.name}@${task.codebook.version}`] as [string, string]]),
    ['state', status === 'running' ? analyzeTexts().running(progress) : word(status)],
    ...(message === null ? [] : [['reason', message] as [string, string]]),
    [
      'comments',
      analyzeTexts().processed(
        countText(task.processed_comments),
        countText(task.total_comments),
        countText(task.failed_comments),
      ),
    ],
    ['provider', `${task.provider_label} (${task.model})`],
    ['read by', task.read_by],
    ...(task.mixed_up_note === null ? [] : [['note', task.mixed_up_note] as [string, string]]),
    ['started', `${clock.told.minute(task.created_at)} ${clock.zone}`],
  ];
}

const cancel: CommandSpec = {
  path: ['analyses', 'cancel'],
  ...changeOf(RUNS.cancel, {
    summary: 'stop an analysis, keeping what is done',
    arguments: [idArgument],
    examples: ['smops analyses cancel last'],
    input: ofRun,
    told: ({ task_id: id }) => analyzeTexts().stopped(id),
  }),
};

const resume: CommandSpec = {
  path: ['analyses', 'resume'],
  summary: 'continue a stopped analysis, or ask its failed comments again',
  description: 'Nothing that is done is done or paid again.',
  arguments: [idArgument],
  options: [
    ...outputOptions,
    reportOption,
    { flags: '--budget <usd>', description: 'pause at this cost instead' },
    { flags: '--detach', description: 'leave the work to the server' },
  ],
  examples: ['smops analyses resume last', 'smops analyses resume 3f2a --budget 5'],
  run: (call) => {
    const budget = budgetOf(call);
    formatOf(call);
    return call.withConnection({ patienceMs: RUN_PATIENCE_MS }, async (connection) => {
      const { client } = connection;
      const id = await findRun(client, call.args[0] as string);
      const before = await client.call(RUNS.status, { taskId: id });
      if (before.status !== 'running' && before.status !== 'pending')
        await client.call(RUNS.resume, { taskId: id, budget });
      if (call.options.detach === true) return undefined;
      return await finishRun(call, connection, id);
    });
  },
};

/** Every comment that the options leave, as a file. */
async function writeComments(call: Call): Promise<ExitCode | undefined> {
  const { format, out } = formatOf({ ...call, json: call.json || call.options.out === undefined });
  if (format === 'table') throw usageError(analyzeTexts().exportFormats);
  return await call.withConnection({}, async ({ client }) => {
    const id = await findRun(client, call.args[0] as string);
    await writeExport(call.io, client, id, format, out, { ...choiceOf(call), ...basisOf(call) });
    if (out !== undefined && !call.json) call.io.err(`smops: ${analyzeTexts().wroteFile(out)}\n`);
    const task = await client.call(RUNS.status, { taskId: id });
    return task.status === 'completed' ? undefined : exitCodeOf(call, task);
  });
}

const rename: Deed = {
  summary: 'give an analysis another name',
  arguments: [idArgument, { name: '<name>', description: 'what it is called from now on' }],
  examples: ["smops analyses edit last --name 'Banjir November'"],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, call.args[0] as string);
      const before = await client.call(RUNS.status, { taskId: id });
      const task = await client.call(RUNS.update, { taskId: id, name: call.args[1] });
      tell(call, task, analyzeTexts().renamed(sanitize(before.name), sanitize(task.name)));
      return undefined;
    }),
};

const pinning = (pinned: boolean): Deed =>
  changeOf(RUNS.update, {
    summary: pinned ? 'pin an analysis, for all of the team' : 'unpin an analysis',
    arguments: [idArgument],
    examples: [`smops analyses edit last --${pinned ? 'pin' : 'unpin'}`],
    input: async (call, client) => ({ ...(await ofRun(call, client)), pinned }),
    told: ({ name }) => analyzeTexts().isPinned(sanitize(name), pinned),
  });

const edit: CommandSpec = {
  path: ['analyses', 'edit'],
  summary: 'the name of an analysis, whether it is pinned, or the sides of a comparison',
  arguments: [idArgument],
  examples: [],
  instead: [
    { option: { flags: '--name <name>' }, does: rename },
    { option: { flags: '--pin' }, does: pinning(true) },
    { option: { flags: '--unpin' }, does: pinning(false) },
    ofComparisons.edit,
  ],
  run: () => {
    throw usageError(programTexts().sayWhat('--name, --pin, --unpin, --side'));
  },
};

const results: CommandSpec = {
  path: ['analyses', 'results'],
  summary: 'the comments of an analysis, narrowed and ordered, on the screen or as a file',
  description:
    'With --format or --out every comment with tags, quotes and reasons: what was read and left out, and why, stands on the second sheet of a workbook and in analysis_info.intake of JSON. CSV and NDJSON hold the comments alone; HTML is the report of the whole analysis, as smops report makes it. With options that narrow, only those comments; the workbook then says which.',
  arguments: [idArgument],
  options: [
    ...filterOptions,
    orderOption,
    { flags: '--limit <number>', description: 'how many comments to print (50 on a terminal, else all)' },
    ...outputOptions,
    basisOption,
  ],
  examples: [
    'smops analyses results last --variable banjir --sentiment negative --order reactions',
    'smops analyses results last --language ms --tier certain --from 2026-11-10 --to 2026-11-12',
    'smops analyses results 3f2a --judged no --search air --order mostNegative --limit 20 --json',
    'smops analyses results last --out results.xlsx',
    'smops analyses results last --format csv > results.csv',
    'smops analyses results last --variable banjir --sentiment negative --out banjir.xlsx',
  ],
  instead: [
    { option: { flags: '--overview' }, does: overview },
    { option: { flags: '--save-view <name>' }, does: saveView },
  ],
  run: (call) => {
    if (call.options.format !== undefined || call.options.out !== undefined) return writeComments(call);
    const { io, json, args } = call;
    const limit = limitOf(call.options.limit) ?? (io.isOutTty && !json ? 50 : Number.POSITIVE_INFINITY);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const { chosen: comments } = await chosenComments(client, id, choiceOf(call), limit);
      if (json) io.out(`${JSON.stringify(comments)}\n`);
      else if (comments.length === 0) io.out(`${analyzeTexts().noneChosen}\n`);
      else printComments(io, comments);
      return undefined;
    });
  },
};

const remove: CommandSpec = {
  path: ['analyses', 'delete'],
  instead: [ofComparisons.delete],
  ...deleteOf(RUNS.delete, {
    summary: 'delete an analysis; it can be restored for 30 days',
    arguments: [idArgument],
    examples: ['smops analyses delete 3f2a --yes'],
    find: ofRun,
    input: (found) => found,
    question: ({ taskId }) => analyzeTexts().deleteAnalysis(taskId),
    json: ({ taskId }) => ({ id: taskId, deleted: true }),
    told: ({ taskId }) => analyzeTexts().analysisDeleted(taskId),
  }),
};

const restore: CommandSpec = {
  path: ['analyses', 'restore'],
  instead: [ofComparisons.restore],
  ...changeOf(RUNS.restore, {
    summary: 'undo a delete',
    arguments: [restoredArgument],
    examples: ['smops analyses restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11'],
    told: ({ id }) => analyzeTexts().analysisRestored(id),
  }),
};

export const analysesCommands: readonly CommandSpec[] = [
  list,
  show,
  results,
  edit,
  cancel,
  resume,
  remove,
  restore,
];

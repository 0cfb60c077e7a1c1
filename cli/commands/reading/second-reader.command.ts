import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { SECOND_READER } from '@smops/core/judging/second-reader/second-reader.operations.js';
import type { SecondReader } from '@smops/core/judging/second-reader/second-reader.schemas.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { Client } from '@smops/server/client/client.js';
import type { Connection } from '../../connection/connect.js';
import { EXIT, type ExitCode } from '../../failures/exit-codes.js';
import { usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, Instead } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { budgetOf, confirmCost } from '../../runs/finish-run.js';
import { exitCodeOf, follow, RUN_PATIENCE_MS } from '../../runs/follow.js';

/** Comments that a second reader reads where no number is given. */
const USUAL_PART = 2000;

const commandOf = (id: string, rest: string) => `smops read ${id.slice(0, 8)} ${rest}`;

function printReader(io: Io, id: string, reader: SecondReader | null): void {
  const say = analyzeTexts();
  if (reader === null) {
    io.out(`${say.noSecond(commandOf(id, '--second-reader PROVIDER --comments NUMBER'))}\n`);
    return;
  }
  const label = sanitize(reader.provider_label);
  const { task, comments, failed_comments: failed, cost_usd: cost } = reader;
  if (task.status !== 'completed') {
    const [done, all] = [task.processed_comments, task.total_comments].map(countText);
    io.out(`${say.secondIsAt(label, word(task.status), done ?? '', all ?? '')}\n`);
    if (task.error_message !== null) io.out(`${sanitize(task.error_message)}\n`);
  }
  if (comments > 0)
    io.out(`${say.secondHas(label, countText(comments), countText(failed), usdText(cost))}\n`);
}

/** Lets the provider read, or goes on with what it was at. Returns the id of its run. */
async function startReader(call: Call, client: Client, runId: string, provider: ProviderId): Promise<string> {
  const { options } = call;
  const budget = budgetOf(call);
  const { second_reader: reader } = await client.call(SECOND_READER.get, { taskId: runId });
  if (reader !== null && reader.api_provider === provider && reader.task.status !== 'completed') {
    const { task_id, status } = reader.task;
    if (status === 'paused' || status === 'failed')
      await client.call(RUNS.resume, { taskId: task_id, ...(budget === undefined ? {} : { budget }) });
    return task_id;
  }
  const comments = Number(options.comments ?? USUAL_PART);
  if (!Number.isInteger(comments) || comments < 1) throw usageError(analyzeTexts().sizeFrom1);
  const isOffPeak = options.offPeak === true;
  const asked = { taskId: runId, api_provider: provider, comments };
  const estimate = await client.call(SECOND_READER.estimate, asked);
  await confirmCost(call, client, estimate, { ...(budget !== undefined && { budget }), isOffPeak });
  const started = await client.call(SECOND_READER.start, {
    ...asked,
    off_peak: isOffPeak,
    ...(budget === undefined ? {} : { budget }),
  });
  return started.second_reader?.task.task_id ?? '';
}

async function read(call: Call, connection: Connection, id: string, provider: ProviderId): Promise<ExitCode> {
  const { io, json, options } = call;
  const { client } = connection;
  const ownId = await startReader(call, client, id, provider);
  const goOn = commandOf(id, `--second-reader ${provider}`);
  if (options.detach !== true) {
    const task = await follow(call, connection, ownId, { goOn });
    if (task === undefined) return call.signal.reason as ExitCode;
    const code = exitCodeOf(call, task, goOn);
    if (code !== EXIT.done && task.status !== 'completed') return code;
  }
  const state = await client.call(SECOND_READER.get, { taskId: id });
  if (json) io.out(`${JSON.stringify(state)}\n`);
  else {
    printReader(io, id, state.second_reader);
    if (state.second_reader?.task.status === 'completed')
      io.out(`${analyzeTexts().secondNext(commandOf(id, '--draw'))}\n`);
  }
  return EXIT.done;
}

/** `smops read RUN --second-reader PROVIDER`: another provider reads a part of the run, so that people read less. */
export const secondReaderPart: Instead = {
  option: {
    flags: '--second-reader [provider]',
    description: 'let another provider read a part of it, so that people read less; alone: what it has read',
  },
  does: {
    summary: 'let another provider read a part of an analysis, so that people read less',
    description:
      'The part is drawn at random, and the comments that people drew are among it. Draw again afterwards: people then read within the part, and shares rest on both (docs/estimates.md). A larger number reads on; nothing is asked or paid twice, also after ^C. smops plan --run says what it saves.',
    arguments: [idArgument, { name: '[provider]', description: 'who reads', choices: PROVIDER_IDS }],
    options: [
      { flags: '--comments <number>', description: `how many it reads in all (${USUAL_PART})` },
      { flags: '--budget <usd>', description: 'pause at this cost' },
      { flags: '--off-peak', description: "wait for the provider's cheaper hours" },
      { flags: '--detach', description: 'leave the work to the server' },
      { flags: '--remove', description: 'remove what it has read, for good' },
      { flags: '--yes', description: 'do not ask about the cost' },
    ],
    examples: [
      'smops read last --second-reader gemini --comments 2000 --budget 2',
      'smops read 3f2a --second-reader',
      'smops read 3f2a --second-reader --remove --yes',
    ],
    run: (call) =>
      call.withConnection({ patienceMs: RUN_PATIENCE_MS }, async (connection) => {
        const { args, io, json, options } = call;
        const { client } = connection;
        const id = await findRun(client, args[0] as string);
        const provider = PROVIDER_IDS.find((one) => one === args[1]);
        if (args[1] !== undefined && provider === undefined)
          throw usageError(analyzeTexts().unknownProvider(args[1], PROVIDER_IDS.join(', ')));
        if (provider !== undefined) return await read(call, connection, id, provider);
        const state = await client.call(SECOND_READER.get, { taskId: id });
        if (options.remove === true && state.second_reader !== null) {
          await confirm(call, analyzeTexts().removeSecond(sanitize(state.second_reader.provider_label)));
          await client.call(SECOND_READER.remove, { taskId: id });
          io.out(json ? `${JSON.stringify({ second_reader: null })}\n` : `${analyzeTexts().secondRemoved}\n`);
          return undefined;
        }
        if (json) io.out(`${JSON.stringify(state)}\n`);
        else printReader(io, id, state.second_reader);
        return undefined;
      }),
  },
};

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { isRecord, SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { SentimentJob, SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import type { Call, CommandSpec, Deed, Instead } from '../../program/command.js';
import { chosenReading, jsonOptions } from '../../runs/comment-files.js';
import { findId, idArgument, printRecord } from '../../sentiments/sentiment-record.js';
import { sentimentsTexts } from '../../sentiments/sentiments.texts.js';

const POLL_MS = 1000;

/** Prints the record once there is one. Throws what ended its analysis. */
async function printScored(
  call: Call,
  client: Client,
  answer: SentimentRecord | SentimentJob,
): Promise<void> {
  if (isRecord(answer)) {
    await printRecord(call, client, answer);
    return;
  }
  for (let job = answer; ; job = await client.call(SENTIMENTS.get, { id: job.id })) {
    if (job.record !== null) {
      await printRecord(call, client, job.record);
      return;
    }
    if (job.error !== null) throw new CommandError(job.error, EXIT.upstream);
    await sleep(POLL_MS, undefined, { signal: call.signal });
  }
}

const upload: Deed = {
  summary: 'score the comments of one JSON file of up to 10 MB, and print the result',
  arguments: [{ name: '<file>', description: 'the JSON file; - is standard input' }],
  options: [
    { flags: '--task <id>', description: 'the task it belongs to', required: true },
    ...jsonOptions,
    { flags: '--provider <id>', description: 'who scores the comments', choices: PROVIDER_IDS },
  ],
  examples: [
    'smops sentiments add comments.json --task TASK-0001 --wait',
    'smops sentiments add answers.json --task TASK-0001 --wait --text-column Kata',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const path = call.args[0] as string;
      const bytes = path === '-' ? await call.io.readStdin() : await readFile(path);
      const name = path === '-' ? 'stdin.json' : basename(path);
      const file = new File([new Uint8Array(bytes)], name, {
        type: path.endsWith('.json') || path === '-' ? 'application/json' : 'application/octet-stream',
      });
      const taskId = call.options.task as string;
      const provider = call.options.provider as ProviderId | undefined;
      const { mapping, dateOrder, withPosts, withNames } = chosenReading(call);
      const reading = { mapping, dateOrder, withPosts, withNames };
      const answer = await client.call(SENTIMENTS.upload, { file, taskId, provider, reading });
      await printScored(call, client, answer);
      return undefined;
    }),
};

const idOf = async ({ args }: Call, client: Client) => await findId(client, args[0] as string);

export const resumeCommand: CommandSpec = {
  path: ['sentiments', 'resume'],
  summary: 'continue an analysis that its provider has stopped',
  arguments: [idArgument],
  examples: ['smops sentiments resume 12'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const job = await client.call(SENTIMENTS.resume, { id: await idOf(call, client) });
      await printScored(call, client, job);
      return undefined;
    }),
};

const again: Deed = {
  summary: 'score the file of this analysis again, as a new one',
  arguments: [idArgument],
  options: [
    { flags: '--task <id>', description: 'the task it belongs to; that of the analysis' },
    { flags: '--provider <id>', description: 'who scores the comments', choices: PROVIDER_IDS },
  ],
  examples: ['smops sentiments add --again 12 --provider gemini'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { record, taskId } = await client.call(SENTIMENTS.get, { id: await idOf(call, client) });
      const filename = record?.filename ?? null;
      if (filename === null) {
        throw new CommandError(sentimentsTexts().noFileKept, EXIT.notFound);
      }
      const provider = call.options.provider as ProviderId | undefined;
      const task = (call.options.task as string | undefined) ?? taskId;
      const answer = await client.call(SENTIMENTS.analyze, {
        filename,
        taskId: task,
        ...(provider && { provider }),
      });
      await printScored(call, client, answer);
      return undefined;
    }),
};

/** What `smops sentiments add` does instead of importing in bulk: it has comments scored and prints the record. */
export const scoring: readonly Instead[] = [
  { option: { flags: '--wait' }, does: upload },
  { option: { flags: '--again <id>' }, does: again },
];

import { setTimeout as sleep } from 'node:timers/promises';
import type { ProviderId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type {
  ImportOutcome,
  ImportSentimentsInput,
} from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, describeFailure } from '../failures/failures.js';
import { type ChosenReading, nameOf } from '../runs/gather-comments.js';
import type { FilePart } from './read-parts.js';
import type { Reject } from './rejects.js';
import { sentimentsTexts } from './sentiments.texts.js';

/** Calls under way at once: while the server stores one, it scores the other. */
const CALLS = 2;
const TRIES = 4;
const FIRST_DELAY_MS = 500;

export interface ImportCounts {
  read: number;
  inserted: number;
  unchanged: number;
  empty: number;
  rejected: number;
}

export interface ImportSettings {
  client: Client;
  stdin: AsyncIterable<Uint8Array>;
  env: NodeJS.ProcessEnv;
  /** Throws for a file whose task nothing tells. */
  taskOf(path: string): string;
  provider?: ProviderId;
  /** What a person has said of how files are read, and what is remembered for their headers. */
  reading: ChosenReading;
  dryRun: boolean;
  /** Rejected rows beyond this end the import. */
  maxErrors: number;
  signal: AbortSignal;
  onRejects(rejects: Reject[]): Promise<void>;
  /** A file of which nothing was taken. */
  onFileRefused(reject: Reject): Promise<void>;
  onProgress(counts: ImportCounts): void;
}

export interface FileResult {
  counts: ImportCounts;
  /** The file could not be read to its end, or the import ended early. */
  isIncomplete: boolean;
  /** Ids of the records that comments were added to. */
  records: number[];
}

export const noCounts = (): ImportCounts => ({ read: 0, inserted: 0, unchanged: 0, empty: 0, rejected: 0 });

/** Sends a part; a server that restarts or is busy gets some more tries, since sending twice changes nothing. */
async function send(settings: ImportSettings, input: ImportSentimentsInput): Promise<ImportOutcome> {
  const { client, signal } = settings;
  for (let tries = 1; ; tries++) {
    try {
      return await client.call(SENTIMENTS.import, input, { signal });
    } catch (error) {
      const isPassing = describeFailure(error).exitCode === EXIT.upstream;
      if (!isPassing || tries >= TRIES || signal.aborted) throw error;
      await sleep(FIRST_DELAY_MS * 2 ** tries, undefined, { signal });
    }
  }
}

/** Sends nothing, to see whether the server is there and this caller may import. Throws what an import would. */
export async function checkServer(settings: ImportSettings): Promise<void> {
  await send(settings, { kind: 'records', rows: [], dryRun: true });
}

/** Imports one file: comments into a record of its own, or records. Throws for what concerns the whole file. */
export async function importFile(settings: ImportSettings, path: string): Promise<FileResult> {
  const counts = noCounts();
  const records = new Set<number>();
  const file = path === '-' ? 'stdin' : path;
  const underWay = new Set<Promise<void>>();
  let failure: unknown;
  let isBroken = false;
  let hasAnswer = false;

  const inputOf = (part: FilePart, end?: { incomplete: boolean }): ImportSentimentsInput => {
    const rows = part.rows.map(({ row }) => row);
    const { dryRun, provider } = settings;
    if (part.kind === 'records') return { kind: 'records', rows, dryRun };
    const taskId = settings.taskOf(path);
    const { source, reading } = part;
    const fileName = nameOf(path);
    return {
      kind: 'comments',
      taskId,
      source,
      rows,
      ...(Object.keys(reading).length === 0 ? {} : { reading }),
      earlier: part.earlier,
      provider,
      fileName,
      dryRun,
      last: end !== undefined,
      ...end,
    };
  };
  const count = async (part: FilePart, outcome: ImportOutcome): Promise<void> => {
    const rejects: Reject[] = [
      ...part.damaged.map((one) => ({ file, ...one })),
      ...outcome.problems.map(({ index, field, message }) => ({
        file,
        line: part.rows[index]?.line ?? null,
        field,
        message,
        row: part.rows[index]?.row,
      })),
    ];
    for (const name of ['read', 'inserted', 'unchanged', 'empty', 'rejected'] as const)
      counts[name] += outcome[name];
    counts.read += part.damaged.length;
    counts.rejected += part.damaged.length;
    if (outcome.analysis !== null) records.add(outcome.analysis.id);
    hasAnswer = true;
    settings.onProgress(counts);
    await settings.onRejects(rejects);
  };
  const nothing: ImportOutcome = { ...noCounts(), problems: [], analysis: null };
  const start = (part: FilePart): void => {
    const call = part.rows.length === 0 ? Promise.resolve(nothing) : send(settings, inputOf(part));
    const work: Promise<void> = call
      .then((outcome) => count(part, outcome))
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const tooMany = () => counts.rejected > settings.maxErrors;

  let last: FilePart | undefined;
  const { readParts } = await import('./read-parts.js');
  for await (const part of readParts(path, settings.stdin, settings.reading, settings.env)) {
    start(part);
    isBroken ||= part.broken;
    last = part;
    // The first part alone: what concerns the whole file is said once, before anything else is read.
    while (underWay.size >= (hasAnswer ? CALLS : 1)) await Promise.race(underWay);
    if (failure !== undefined || tooMany() || settings.signal.aborted) break;
  }
  await Promise.all(underWay);
  if (failure !== undefined) throw failure;
  if (settings.signal.aborted) throw new CommandError(sentimentsTexts().interrupted, EXIT.interrupted);
  const isIncomplete = isBroken || tooMany();
  if (last?.kind === 'comments' && last.source !== 'empty' && counts.read > 0) {
    const end = inputOf(
      { ...last, rows: [], earlier: {} },
      { incomplete: isIncomplete || counts.rejected > 0 },
    );
    const { analysis } = await send(settings, end);
    if (analysis !== null) records.add(analysis.id);
  }
  return { counts, isIncomplete, records: [...records] };
}

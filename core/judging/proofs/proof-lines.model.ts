import { z } from 'zod';
import { ProofComment, ProofEnd, ProofFigures, ProofHead, ProofRun } from './proof.schemas.js';
import { sha256Of } from './proof-hashes.model.js';
import type { ProvenRun } from './proven-figures.js';

/** What a proof says, line by line. */
export interface Proof {
  head: ProofHead;
  runs: ProvenRun[];
  figures: ProofFigures;
}

/** A line that does not fit: its number from 1, and what stands there in a proof that was not changed. */
export interface BadLine {
  line: number;
  part: ProofPart;
  /** Whether it cannot be read, or reads otherwise than when the proof was made. */
  isReadable: boolean;
}
export const PROOF_PARTS = ['head', 'run', 'comment', 'figures', 'end'] as const;
export type ProofPart = (typeof PROOF_PARTS)[number];

/** The lines of a proof, each with its line break. */
export async function linesOf({ head, runs, figures }: Proof): Promise<string[]> {
  const lines = [head, ...runs.flatMap(({ run, comments }) => [run, ...comments]), figures].map((line) =>
    JSON.stringify(line),
  );
  const sha256 = await Promise.all(lines.map((line) => sha256Of(line)));
  const all = await sha256Of(lines.map((line) => `${line}\n`).join(''));
  return [...lines, JSON.stringify({ sha256, all })].map((line) => `${line}\n`);
}

const NEWLINE = 0x0a;

function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    lines.push(bytes.subarray(from, end === -1 ? bytes.length : end));
    from = end === -1 ? bytes.length : end + 1;
  }
  return lines;
}

function parse<Schema extends z.ZodType>(schema: Schema, line: Uint8Array): z.output<Schema> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(line);
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The part that a line is by its place and what it can be read as. */
function partOf(line: Uint8Array, place: number, last: number): ProofPart {
  if (place === 0) return 'head';
  if (place === last) return 'end';
  if (place === last - 1) return 'figures';
  return parse(ProofRun, line) === undefined ? 'comment' : 'run';
}

/** Whether the file begins as a proof does; of another version: which. */
export function versionOf(bytes: Uint8Array): unknown {
  const [first = new Uint8Array()] = splitLines(bytes);
  return parse(z.looseObject({ smops_proof: z.unknown() }), first)?.smops_proof;
}

/**
 * Reads a proof: its bad lines, and what it says as far as its lines can be read; undefined where one of them cannot. A byte that was changed is
 * in a bad line, also in the last one, whose hashes are then not those of the lines.
 */
export async function readProof(bytes: Uint8Array): Promise<{ bad: BadLine[]; proof: Proof | undefined }> {
  const lines = splitLines(bytes);
  const last = lines.length - 1;
  const bad: BadLine[] = [];
  const end = parse(ProofEnd, lines[last] ?? new Uint8Array());
  const before = bytes.subarray(
    0,
    bytes.length - (lines[last]?.length ?? 0) - (bytes.at(-1) === NEWLINE ? 1 : 0),
  );
  // Then a hash that is not that of its line was changed itself.
  const areLinesWhole = end !== undefined && end.all === (await sha256Of(before));
  const hashes = await Promise.all(lines.slice(0, last).map((line) => sha256Of(line)));
  const isHashed = (place: number) =>
    areLinesWhole || end === undefined || end.sha256[place] === hashes[place];
  const isEndExact =
    end !== undefined &&
    areLinesWhole === (end.sha256.join() === hashes.join()) &&
    new TextDecoder().decode(lines[last]) === JSON.stringify(end) &&
    end.sha256.length === last &&
    bytes.at(-1) === NEWLINE;
  const runs: { run: ProofRun; comments: ProofComment[] }[] = [];
  let head: ProofHead | undefined;
  let figures: ProofFigures | undefined;
  for (const [place, line] of lines.slice(0, last).entries()) {
    const part = partOf(line, place, last);
    let read: unknown;
    if (part === 'head') read = head = parse(ProofHead, line);
    else if (part === 'figures') read = figures = parse(ProofFigures, line);
    else if (part === 'run') {
      const run = parse(ProofRun, line);
      read = run;
      if (run !== undefined) runs.push({ run, comments: [] });
    } else {
      const comment = parse(ProofComment, line);
      read = runs.length === 0 ? undefined : comment;
      if (comment !== undefined) runs.at(-1)?.comments.push(comment);
    }
    if (!isHashed(place) || read === undefined)
      bad.push({ line: place + 1, part, isReadable: read !== undefined });
  }
  if (!isEndExact) bad.push({ line: Math.max(1, lines.length), part: 'end', isReadable: end !== undefined });
  const isWhole = head !== undefined && figures !== undefined && bad.every(({ isReadable }) => isReadable);
  return { bad, proof: isWhole ? ({ head, runs, figures } as Proof) : undefined };
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { MAX_VARIABLES } from '@smops/core/analyzer/analyzer.constants.js';
import { parseVariable, toCommentRow } from '@smops/core/analyzer/analyzer.model.js';
import { measureComments } from '@smops/core/analyzer/measure.model.js';
import type { Call } from '../command.js';
import { usageError } from '../failures.js';
import { sanitize } from '../output.js';

/** A file's bytes; `-` is standard input. */
export async function readInput({ io }: Pick<Call, 'io'>, path: string): Promise<Buffer> {
  return path === '-' ? await io.readStdin() : await readFile(path);
}

/**
 * The variables of `--var` and `--vars-file` (one a line; empty lines and lines with # in front are left out), each
 * once. Refuses none, and more than the limit.
 */
export async function readVariables({ options }: Call) {
  const texts = [...((options.var as string[] | undefined) ?? [])];
  if (typeof options.varsFile === 'string') {
    const lines = (await readFile(options.varsFile, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
    texts.push(...lines.filter((line) => !line.trimStart().startsWith('#')));
  }
  const given = texts.filter((text) => text.trim() !== '');
  if (given.length === 0) throw usageError('Say what to look for: --var TEXT, once for each variable.');
  try {
    const variables = new Map(given.map(parseVariable).map((one) => [one.name, one] as const));
    if (variables.size > MAX_VARIABLES) {
      throw new Error(`${variables.size} variables are too many: at most ${MAX_VARIABLES} are allowed.`);
    }
    return [...variables.values()];
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

export async function readPost({ options }: Call): Promise<string> {
  if (typeof options.postFile === 'string') return await readFile(options.postFile, 'utf8');
  return typeof options.post === 'string' ? options.post : '';
}

const counted = (count: number, what: string) => (count > 0 ? [`${count.toLocaleString('en')} ${what}`] : []);

const fileNameOf = (path: string) => (path === '-' ? 'stdin' : basename(path));

/** Reads a comment file and tells, on stderr, what became of its rows. */
export const readComments = async (call: Call, path: string) =>
  await readCommentBytes(call, fileNameOf(path), await readInput(call, path));

/**
 * A file of labelled comments: its rows as they are, for the server to find the labels in, and what `readComments` says
 * of it. Throws a usage error for a file that is neither JSON nor JSON by lines.
 */
export async function readLabelledComments(call: Call, path: string) {
  const bytes = await readInput(call, path);
  const comments = await readCommentBytes(call, fileNameOf(path), bytes);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  return { ...comments, labelled: parseRows(text, comments.fileName) };
}

function parseRows(text: string, fileName: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.split(/\r?\n/).flatMap((line, at) => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line) as unknown];
      } catch {
        throw usageError(
          `${fileName}, line ${at + 1}: labelled comments are JSON, one comment a line, each with its labels.`,
        );
      }
    });
  }
}

async function readCommentBytes(call: Call, fileName: string, bytes: Buffer) {
  const { readCommentFile } = await import('@smops/core/comments/read-comment-file.js');
  const report = readCommentFile(bytes, { fileName });
  const left = [
    ...counted(report.duplicates, 'duplicates left out'),
    ...counted(report.empty, 'without text'),
    ...counted(report.rejected, 'not readable'),
  ];
  const note = left.length > 0 ? ` (${left.join(', ')})` : '';
  if (!call.json)
    call.io.err(`smops: ${sanitize(fileName)}: ${report.accepted.toLocaleString('en')} comments${note}\n`);
  for (const { line, index, reason } of report.problems.slice(0, 3)) {
    if (!call.json)
      call.io.err(`  ${line === null ? `comment ${index + 1}` : `line ${line}`}: ${sanitize(reason)}\n`);
  }
  return {
    fileName,
    rows: report.comments.map(toCommentRow),
    count: report.accepted,
    measure: measureComments(report.comments),
  };
}

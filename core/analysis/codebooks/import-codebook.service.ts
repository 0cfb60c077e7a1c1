import type { z } from 'zod';
import { readFileRows } from '../../comments/workbooks/read-file-rows.js';
import { AppError, invalid } from '../../errors.js';
import { runInChild } from '../../platform/limited-child/run-in-child.js';
import { verb } from '../../platform/operations/verb.js';
import { CellMapper } from '../../records/transfer/cells.js';
import { storeCodebook, storeVersion } from './change-codebooks.service.js';
import type { FileCodebook, WholeFile } from './codebook-file.child.js';
import { CODEBOOK_IMPORT, variableOfRow } from './codebook-rows.js';
import { MAX_CODEBOOK_FILE_BYTES, MAX_CODEBOOK_NAME_LENGTH } from './codebooks.constants.js';
import { CODEBOOKS } from './codebooks.operations.js';
import {
  type CodebookVariableInput,
  codebookName,
  codebookVariables,
  ImportCodebookInput,
} from './codebooks.schemas.js';
import { THE_CODEBOOK } from './codebooks.service.js';
import { CODEBOOKS_TEXTS } from './codebooks.texts.model.js';
import { MAX_VARIABLES } from './variables.constants.js';

/** For 8 MB, which are some 200 MB as objects. */
const LIMITS = { heapMb: 512, memoryMb: 1_000, seconds: 20 };

async function gather(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > MAX_CODEBOOK_FILE_BYTES) {
      const limit = `${MAX_CODEBOOK_FILE_BYTES / 1024 / 1024} MB`;
      throw new AppError('LIMIT_EXCEEDED', CODEBOOKS_TEXTS().fileTooLarge(limit));
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}

/** The first sign of a text, in whichever encoding XML may have. */
const firstSign = (bytes: Buffer) =>
  [...bytes.subarray(0, 400).toString('latin1')].find(
    (sign) => !/[\s\0\u00ef\u00bb\u00bf\u00fe\u00ff]/.test(sign),
  );

/** What a file says that cannot be read row by row: in a process of its own, which alone ends when it takes too much. */
async function readWhole(input: WholeFile, signal?: AbortSignal): Promise<FileCodebook> {
  const messages = runInChild<FileCodebook>({
    script: new URL('./codebook-file.child.js', import.meta.url),
    input,
    limits: LIMITS,
    subject: CODEBOOKS_TEXTS().thisFile,
    remedy: CODEBOOKS_TEXTS().smallerFile,
    signal,
  });
  for await (const file of messages) return file;
  throw invalid(CODEBOOKS_TEXTS().fileEmpty);
}

/** The rows of a CSV file or workbook, each a variable. */
async function readSheet(
  bytes: Buffer,
  fileName: string,
  signal?: AbortSignal,
): Promise<CodebookVariableInput[]> {
  const mapper = new CellMapper(CODEBOOK_IMPORT);
  const found: { line: number; variable: object }[] = [];
  let hasRows = false;
  let hasName = false;
  for await (const { rows, problems, isSheet } of readFileRows(piecesOf(bytes), fileName, signal)) {
    const [problem] = problems;
    if (problem !== undefined) throw invalid(CODEBOOKS_TEXTS().line(problem.line, problem.reason));
    for (const { line, row } of rows) {
      const cells = mapper.map(row as object, isSheet);
      hasRows = true;
      hasName ||= 'name' in cells;
      const variable = variableOfRow(cells);
      if (variable === undefined) continue;
      if (found.length === MAX_VARIABLES) throw invalid(CODEBOOKS_TEXTS().tooManyVariables(MAX_VARIABLES));
      found.push({ line, variable });
    }
  }
  if (hasRows && !hasName) throw invalid(CODEBOOKS_TEXTS().noNameColumn);
  if (found.length === 0) throw invalid(CODEBOOKS_TEXTS().fileEmpty);
  const checked = codebookVariables.safeParse(found.map(({ variable }) => variable));
  if (checked.success) return checked.data;
  throw refusedRows(checked.error, found);
}

/** Names the lines of the file, where the schema knows only places of a list. */
function refusedRows(error: z.ZodError, found: readonly { line: number }[]): AppError {
  const problems = error.issues.map(({ path: [at, ...field], message }) => {
    const line = typeof at === 'number' ? found[at]?.line : undefined;
    return { ...(line === undefined ? {} : { line }), path: field.map(String).join('.'), message };
  });
  const [first] = problems;
  const sentence = first?.path ? `${first.path}: ${first.message}` : (first?.message ?? '');
  return invalid(
    first?.line === undefined ? sentence : CODEBOOKS_TEXTS().line(first.line, sentence),
    problems,
  );
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function readCodebookFile(
  bytes: Buffer,
  fileName: string,
  signal?: AbortSignal,
): Promise<FileCodebook> {
  const sign = firstSign(bytes);
  if (sign === undefined) throw invalid(CODEBOOKS_TEXTS().fileEmpty);
  if (sign === '<') return await readWhole({ kind: 'qdc', bytes }, signal);
  if (sign === '{' || sign === '[') return await readWhole({ kind: 'json', bytes }, signal);
  return { variables: await readSheet(bytes, fileName, signal) };
}

/** A name for the codebook of a file: the file's, without its ending. */
function nameOfFile(fileName: string): string {
  const base = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,6}$/i, '')
    .replaceAll('_', ' ');
  const name = codebookName.safeParse(base.slice(0, MAX_CODEBOOK_NAME_LENGTH));
  return name.success ? name.data : 'codebook';
}

/**
 * Makes a codebook of a file's variables, or with `codebook` a version of that one: CSV, XLSX, JSON or .qdc, recognised by
 * its content. Throws VALIDATION for a file that cannot be read, LIMIT_EXCEEDED for one that is too large, CONFLICT when a
 * codebook has the name, or `baseVersion` is no longer the latest.
 */
export const importCodebook = verb(
  CODEBOOKS.import,
  { input: ImportCodebookInput, answer: THE_CODEBOOK.answer, makes: true },
  async (ctx, { content, fileName, name, codebook, note = '', baseVersion }) => {
    const file = await readCodebookFile(await gather(content), fileName, ctx.signal);
    if (codebook !== undefined) return await storeVersion(ctx, codebook, { ...file, note, baseVersion });
    return await storeCodebook(ctx, {
      name: name ?? nameOfFile(fileName),
      note,
      variables: file.variables,
      qda: file.qda ?? null,
    });
  },
);

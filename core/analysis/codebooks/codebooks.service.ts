import { z } from 'zod';
import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import type { Db } from '../../platform/db/database.js';
import { verb } from '../../platform/operations/verb.js';
import { keyedRecords } from '../../platform/records/keyed-records.js';
import { editedOf } from '../../records/lists/fields.model.js';
import { CODEBOOK_FIELDS } from './codebooks.fields.js';
import { changesBetween } from './codebooks.model.js';
import { CODEBOOKS } from './codebooks.operations.js';
import {
  findCodebookNames,
  findVersion,
  listCodebookRows,
  listVersionRows,
  type VersionRow,
} from './codebooks.repository.js';
import {
  Codebook,
  CodebookComparison,
  CodebookSummary,
  CodebookVersionInfo,
  CodebookVersionInput,
  CompareVersionsInput,
  OfCodebook,
} from './codebooks.schemas.js';
import type { CodebookRow, CodebookVersionRow } from './codebooks.table.js';
import { CODEBOOKS_TEXTS } from './codebooks.texts.model.js';

export const codebookRecords = keyedRecords('codebooks', {
  entity: 'codebook',
  right: 'analyze',
  thing: (key) => THING_NAMES().codebook(key),
  taken: (name) => CODEBOOKS_TEXTS().nameTaken(name),
  facts: ({ codebookId, createdByName }) => ({ codebookId, createdBy: createdByName }),
});

/** A codebook by its id or name, locked for a change if need be. Throws NOT_FOUND. */
export const requireCodebook = codebookRecords.require;

/** The names of codebooks by their ids; those that are gone are missing. */
export const namesOfCodebooks = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  findCodebookNames(db, [...new Set(ids)]);

/** A codebook and one of its versions, the latest without a number. Throws NOT_FOUND. */
export async function requireVersion(
  db: Db,
  key: string,
  number?: number,
): Promise<{ row: CodebookRow; version: CodebookVersionRow }> {
  const row = await requireCodebook(db, key);
  const version = await findVersion(db, row.id, number);
  if (version === undefined) throw notFound(THING_NAMES().codebookVersion(row.name, number ?? 1));
  return { row, version };
}

/** The checks of verbs on a codebook which answer it. */
export const THE_CODEBOOK = { of: OfCodebook, answer: ['The codebook', Codebook] } as const;

const toCodebook = (row: CodebookRow, version: CodebookVersionRow, latest: number): Codebook => ({
  id: row.codebookId,
  ...editedOf(CODEBOOK_FIELDS, row),
  version: version.number,
  latest,
  createdAt: version.createdAt.toISOString(),
  createdBy: version.createdByName,
  note: version.note,
  variables: version.variables,
});

/** Codebooks by name, each as of its latest version. */
export const listCodebooks = verb(
  CODEBOOKS.list,
  { answer: ['The codebooks', z.array(CodebookSummary)] },
  async (ctx) => {
    return (await listCodebookRows(ctx.db)).map((row) => ({
      id: row.codebookId,
      name: row.name,
      version: row.number,
      variables: row.variables,
      runs: row.runs,
      createdAt: row.createdAt.toISOString(),
      createdBy: row.createdByName,
      changedAt: row.changedAt.toISOString(),
      changedBy: row.changedByName,
    }));
  },
);

/** A codebook by its id or name, as of a version, the latest without one. Throws NOT_FOUND. */
export const getCodebook = verb(
  CODEBOOKS.get,
  { ...THE_CODEBOOK, input: CodebookVersionInput },
  async (ctx, { codebook, version: number }) => {
    const { row, version } = await requireVersion(ctx.db, codebook, number);
    const latest = number === undefined ? version : await findVersion(ctx.db, row.id);
    return toCodebook(row, version, latest?.number ?? version.number);
  },
);

const infoOf = (row: VersionRow): CodebookVersionInfo => ({
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  note: row.note,
  variables: row.variables,
  runs: row.runs,
});

/** The versions of a codebook, the latest first. Throws NOT_FOUND. */
export const listCodebookVersions = verb(
  CODEBOOKS.versions,
  { of: OfCodebook, answer: ['The versions', z.array(CodebookVersionInfo)] },
  async (ctx, { codebook }) => {
    const { id } = await requireCodebook(ctx.db, codebook);
    return (await listVersionRows(ctx.db, id)).map(infoOf);
  },
);

/**
 * What became of the variables between two versions: by default between the latest and the one before it. Throws NOT_FOUND.
 */
export const compareCodebookVersions = verb(
  CODEBOOKS.compare,
  { of: OfCodebook, input: CompareVersionsInput, answer: ['The differences', CodebookComparison] },
  async (ctx, { codebook, from, to }) => {
    const { row, version: later } = await requireVersion(ctx.db, codebook, to);
    const { version: earlier } = await requireVersion(
      ctx.db,
      row.codebookId,
      from ?? Math.max(1, later.number - 1),
    );
    const infos = new Map((await listVersionRows(ctx.db, row.id)).map((info) => [info.number, infoOf(info)]));
    return {
      id: row.codebookId,
      name: row.name,
      from: infos.get(earlier.number) as CodebookVersionInfo,
      to: infos.get(later.number) as CodebookVersionInfo,
      ...changesBetween(earlier.variables, later.variables),
    };
  },
);

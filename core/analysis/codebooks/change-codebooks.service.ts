import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../context.js';
import { conflict } from '../../errors.js';
import { changesOf } from '../../platform/audit/record-changes.js';
import { verb } from '../../platform/operations/verb.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import { columnsOf, type EditedOf, editedOf } from '../../records/lists/fields.model.js';
import { MAX_CODEBOOK_BYTES } from './codebooks.constants.js';
import { CODEBOOK_FIELDS } from './codebooks.fields.js';
import { changesBetween, isSame, withIds } from './codebooks.model.js';
import { CODEBOOKS } from './codebooks.operations.js';
import { findVersion, insertCodebook, insertVersion, updateCodebook } from './codebooks.repository.js';
import {
  ChangeCodebookInput,
  type Codebook,
  type CodebookVariable,
  type CodebookVariableInput,
  OfCodebook,
  RenameCodebookInput,
} from './codebooks.schemas.js';
import { codebookRecords, getCodebook, THE_CODEBOOK } from './codebooks.service.js';
import type { CodebookRow } from './codebooks.table.js';
import { CODEBOOKS_TEXTS } from './codebooks.texts.model.js';
import type { QdaOrigin } from './qda/qda.model.js';

interface NewCodebook extends Partial<EditedOf<typeof CODEBOOK_FIELDS>> {
  name: string;
  note: string;
  variables: CodebookVariableInput[];
  qda: QdaOrigin | null;
}

/** Stores a new codebook with its first version. Throws CONFLICT when another one has the name. */
export async function storeCodebook(ctx: ServiceContext, given: NewCodebook): Promise<Codebook> {
  const { name, note, qda } = given;
  const [createdAt, createdByName] = [ctx.clock.now(), ctx.actor.name];
  const variables = withIds(given.variables, [], randomUUID);
  const { codebookId } = await codebookRecords.create(ctx, name, async (trx) => {
    const row = await insertCodebook(trx, {
      ...columnsOf(CODEBOOK_FIELDS, given),
      ...{ codebookId: randomUUID(), name, nameKey: comparedName(name), createdAt, createdByName },
    });
    await insertVersion(trx, { codebook: row.id, number: 1, createdAt, createdByName, note, variables, qda });
    const after = { codebookId: row.codebookId, variables: variables.map((variable) => variable.name) };
    return { row, after };
  });
  return await getCodebook(ctx, { codebook: codebookId });
}

/**
 * Makes a version of the variables as they are given; where they are as they were, there is none. Throws CONFLICT when
 * `baseVersion` is no longer the latest. `qda`: what a file brought beside them; undefined keeps what the codebook has.
 */
export async function storeVersion(
  ctx: ServiceContext,
  key: string,
  given: { variables: CodebookVariableInput[]; note: string; baseVersion?: number; qda?: QdaOrigin | null },
): Promise<Codebook> {
  const { codebookId } = await codebookRecords.change(ctx, key, async (trx, row) => {
    const latest = await findVersion(trx, row.id);
    const number = latest?.number ?? 0;
    if (given.baseVersion !== undefined && given.baseVersion !== number) {
      throw conflict(CODEBOOKS_TEXTS().changedMeanwhile(row.name, number));
    }
    const before = latest?.variables ?? [];
    const variables = withIds(given.variables, before, randomUUID);
    const qda = given.qda === undefined ? (latest?.qda ?? null) : given.qda;
    const isOtherQda = JSON.stringify(qda) !== JSON.stringify(latest?.qda ?? null);
    if (isSame(before, variables) && !isOtherQda) return undefined;
    await insertVersion(trx, {
      codebook: row.id,
      number: number + 1,
      createdAt: ctx.clock.now(),
      createdByName: ctx.actor.name,
      note: given.note,
      variables,
      qda,
    });
    return {
      before: { version: number },
      after: { version: number + 1, ...namesOfChanges(before, variables) },
    };
  });
  return await getCodebook(ctx, { codebook: codebookId });
}

/** The variables of a change by what became of them, for the audit log. */
function namesOfChanges(before: CodebookVariable[], after: CodebookVariable[]): Record<string, string[]> {
  const names: Record<string, string[]> = {};
  for (const { kind, name } of changesBetween(before, after).changes) {
    names[kind] ??= [];
    names[kind].push(name);
  }
  return names;
}

/** Changes a codebook's variables by making a version; see `storeVersion`. Throws NOT_FOUND, CONFLICT. */
export const changeCodebook = verb(
  CODEBOOKS.change,
  { ...THE_CODEBOOK, input: ChangeCodebookInput, bodyLimit: MAX_CODEBOOK_BYTES },
  (ctx, { codebook, ...given }) => storeVersion(ctx, codebook, given),
);

/** Gives a codebook another name, and its other fields other values; its runs then show that one. Throws NOT_FOUND, CONFLICT when another one has it. */
export const renameCodebook = verb(
  CODEBOOKS.rename,
  { ...THE_CODEBOOK, input: RenameCodebookInput },
  async (ctx, { codebook, ...fields }) => {
    const { name } = fields;
    const columns = { ...columnsOf(CODEBOOK_FIELDS, fields), nameKey: comparedName(name) };
    const change = async (trx: ServiceContext['db'], row: CodebookRow) => {
      const changes = changesOf(editedOf(CODEBOOK_FIELDS, row), fields);
      return changes && { row: await updateCodebook(trx, row.id, columns), ...changes };
    };
    const { codebookId } = await codebookRecords.change(ctx, codebook, change, name);
    return await getCodebook(ctx, { codebook: codebookId });
  },
);

/** Deletes a codebook; for RESTORE_DAYS `restoreCodebook` undoes it. Its runs keep their variables. Throws NOT_FOUND. */
export const deleteCodebook = verb(CODEBOOKS.delete, { of: OfCodebook }, (ctx, { codebook }) =>
  codebookRecords.delete(ctx, codebook),
);

/** Undoes the delete of a codebook. Throws NOT_FOUND, CONFLICT. */
export const restoreCodebook = verb(CODEBOOKS.restore, THE_CODEBOOK, async (ctx, { codebook }) => {
  await codebookRecords.restore(ctx, codebook);
  return await getCodebook(ctx, { codebook });
});

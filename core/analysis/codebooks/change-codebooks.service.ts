import { randomUUID } from 'node:crypto';
import { requireRight, type ServiceContext } from '../../context.js';
import { conflict } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { restorableSince } from '../../platform/audit/undo.model.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { changesBetween, isSame, withIds } from './codebooks.model.js';
import {
  findRestorableCodebook,
  findVersion,
  insertCodebook,
  insertVersion,
  updateCodebook,
} from './codebooks.repository.js';
import {
  ChangeCodebookInput,
  type Codebook,
  type CodebookVariable,
  type CodebookVariableInput,
  RenameCodebookInput,
} from './codebooks.schemas.js';
import { getCodebook, missingCodebook, requireCodebook } from './codebooks.service.js';
import { SAY } from './codebooks.texts.model.js';
import type { QdaOrigin } from './qda/qda.model.js';
import { comparedName } from './variable-names.model.js';

const UNIQUE_VIOLATION = '23505';

const subjectOf = ({ id, name }: { id: number; name: string }) =>
  ({ entity: 'codebook', entityId: id, label: name }) as const;

/** Runs work that gives a codebook a name. Throws CONFLICT where another one has it. */
async function naming<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) throw conflict(SAY().nameTaken(name));
    throw error;
  }
}

/** Stores a new codebook with its first version. Throws CONFLICT when another one has the name. */
export async function storeCodebook(
  ctx: ServiceContext,
  given: { name: string; note: string; variables: CodebookVariableInput[]; qda: QdaOrigin | null },
): Promise<Codebook> {
  const { name, note, qda } = given;
  const codebookId = randomUUID();
  const [createdAt, createdByName] = [ctx.clock.now(), ctx.actor.name];
  const variables = withIds(given.variables, [], randomUUID);
  await naming(name, () =>
    inTransaction(ctx.db, async (trx) => {
      const row = { codebookId, name, nameKey: comparedName(name), createdAt, createdByName };
      const id = await insertCodebook(trx, row);
      await insertVersion(trx, { codebook: id, number: 1, createdAt, createdByName, note, variables, qda });
      await recordAudit(trx, ctx, {
        action: 'create',
        ...subjectOf({ id, name }),
        after: { codebookId, variables: variables.map((variable) => variable.name) },
      });
    }),
  );
  return await getCodebook(ctx, codebookId);
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
  const codebookId = await inTransaction(ctx.db, async (trx) => {
    const row = await requireCodebook(trx, key, { lock: true });
    const latest = await findVersion(trx, row.id);
    const number = latest?.number ?? 0;
    if (given.baseVersion !== undefined && given.baseVersion !== number) {
      throw conflict(SAY().changedMeanwhile(row.name, number));
    }
    const before = latest?.variables ?? [];
    const variables = withIds(given.variables, before, randomUUID);
    const qda = given.qda === undefined ? (latest?.qda ?? null) : given.qda;
    const isOtherQda = JSON.stringify(qda) !== JSON.stringify(latest?.qda ?? null);
    if (isSame(before, variables) && !isOtherQda) return row.codebookId;
    await insertVersion(trx, {
      codebook: row.id,
      number: number + 1,
      createdAt: ctx.clock.now(),
      createdByName: ctx.actor.name,
      note: given.note,
      variables,
      qda,
    });
    await recordAudit(trx, ctx, {
      action: 'update',
      ...subjectOf(row),
      before: { version: number },
      after: { version: number + 1, ...namesOfChanges(before, variables) },
    });
    return row.codebookId;
  });
  return await getCodebook(ctx, codebookId);
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
export async function changeCodebook(
  ctx: ServiceContext,
  key: string,
  input: ChangeCodebookInput,
): Promise<Codebook> {
  requireRight(ctx, 'analyze');
  return await storeVersion(ctx, key, parseInput(ChangeCodebookInput, input));
}

/** Gives a codebook another name; its runs then show that one. Throws NOT_FOUND, CONFLICT when another one has it. */
export async function renameCodebook(
  ctx: ServiceContext,
  key: string,
  input: RenameCodebookInput,
): Promise<Codebook> {
  requireRight(ctx, 'analyze');
  const { name } = parseInput(RenameCodebookInput, input);
  const codebookId = await naming(name, () =>
    inTransaction(ctx.db, async (trx) => {
      const row = await requireCodebook(trx, key, { lock: true });
      if (row.name !== name) {
        await updateCodebook(trx, row.id, { name, nameKey: comparedName(name) });
        await recordAudit(trx, ctx, {
          action: 'update',
          ...subjectOf({ ...row, name }),
          before: { name: row.name },
          after: { name },
        });
      }
      return row.codebookId;
    }),
  );
  return await getCodebook(ctx, codebookId);
}

/** Deletes a codebook; for RESTORE_DAYS `restoreCodebook` undoes it. Its runs keep their variables. Throws NOT_FOUND. */
export async function deleteCodebook(ctx: ServiceContext, key: string): Promise<void> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const row = await requireCodebook(trx, key, { lock: true });
    const at = ctx.clock.now();
    await updateCodebook(trx, row.id, { deletedAt: at });
    const before = { codebookId: row.codebookId, createdBy: row.createdByName };
    await recordAudit(trx, ctx, { action: 'delete', ...subjectOf(row), before, at });
  });
}

/**
 * Undoes a delete; a codebook that is there stays as it is. Throws NOT_FOUND when there is none, or it was deleted more
 * than RESTORE_DAYS ago, and CONFLICT when another one has its name meanwhile.
 */
export async function restoreCodebook(ctx: ServiceContext, codebookId: string): Promise<Codebook> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const row = await findRestorableCodebook(trx, codebookId, restorableSince(ctx.clock.now()));
    if (row === undefined) throw missingCodebook(codebookId);
    if (row.deletedAt === null) return;
    await naming(row.name, () => updateCodebook(trx, row.id, { deletedAt: null }));
    await recordAudit(trx, ctx, { action: 'restore', ...subjectOf(row), after: { codebookId } });
  });
  return await getCodebook(ctx, codebookId);
}

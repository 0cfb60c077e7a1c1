import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceContext } from '../../context.js';
import { invalid } from '../../errors.js';
import { verb } from '../../platform/operations/verb.js';
import { recordsOf } from '../../platform/records/records.js';
import { headerKey } from '../fields/column-choice.js';
import { foldName } from '../fields/comment-fields.js';
import { MAX_COLUMN_CHOICES } from './column-choices.constants.js';
import { COLUMN_CHOICES } from './column-choices.operations.js';
import {
  countChoices,
  findChoice,
  listChoiceRows,
  putChoice,
  removeChoice,
} from './column-choices.repository.js';
import { ColumnChoiceSaved, SaveColumnChoiceInput } from './column-choices.schemas.js';
import type { ColumnChoiceRow } from './column-choices.table.js';
import { COLUMN_CHOICES_TEXTS } from './column-choices.texts.model.js';

const savedOf = (row: ColumnChoiceRow): ColumnChoiceSaved => ({
  choiceId: row.choiceId,
  header: row.header,
  mapping: row.mapping,
  dateOrder: row.dateOrder,
  changedAt: row.changedAt.toISOString(),
  changedBy: row.changedByName,
});

/** Names of a header that tell it to people. */
const LABEL_NAMES = 4;

const choices = recordsOf({
  entity: 'columns',
  right: 'analyze',
  find: findChoice,
  thing: (key: string) => COLUMN_CHOICES_TEXTS().choice(key.slice(0, 40)),
  labelOf: ({ header }) => header.slice(0, LABEL_NAMES).join(', ').slice(0, 200),
  facts: ({ choiceId, header, mapping, dateOrder }) => ({ choiceId, header, mapping, dateOrder }),
});

/** The columns that people chose, for all headers, the latest first. */
export const listColumnChoices = verb(
  COLUMN_CHOICES.list,
  { answer: ['The choices', z.array(ColumnChoiceSaved)] },
  (ctx) => rememberedColumns(ctx),
);

/** The same for what reads files without a person, as a schedule does. */
export const rememberedColumns = async ({ db }: Pick<ServiceContext, 'db'>): Promise<ColumnChoiceSaved[]> =>
  (await listChoiceRows(db)).map(savedOf);

/**
 * Remembers which columns people chose for files with a header, for the team; what was chosen for that header before is
 * replaced. Throws VALIDATION for a column that the header does not have, for no choice at all, and for too many headers.
 */
export const saveColumnChoice = verb(
  COLUMN_CHOICES.save,
  { input: SaveColumnChoiceInput, answer: ['The choice', ColumnChoiceSaved] },
  async (ctx, { header, mapping, dateOrder }) => {
    const names = new Set(header.map(foldName));
    const chosen = Object.values(mapping).filter((name) => name !== undefined);
    if (chosen.length === 0 && dateOrder === null) throw invalid(COLUMN_CHOICES_TEXTS().nothing);
    const missing = chosen.find((name) => name !== null && !names.has(foldName(name)));
    if (missing != null)
      throw invalid(COLUMN_CHOICES_TEXTS().notInHeader(JSON.stringify(missing.slice(0, 100))));
    const headerHash = createHash('sha256').update(headerKey(header)).digest('hex');
    const row = await choices.put(ctx, headerHash, async (trx, before) => {
      if (before === undefined && (await countChoices(trx)) >= MAX_COLUMN_CHOICES)
        throw invalid(COLUMN_CHOICES_TEXTS().tooMany(MAX_COLUMN_CHOICES));
      return await putChoice(trx, {
        choiceId: randomUUID(),
        headerHash,
        header: JSON.stringify(header),
        mapping: JSON.stringify(mapping),
        dateOrder,
        changedAt: ctx.clock.now(),
        changedByName: ctx.actor.name,
      });
    });
    return savedOf(row);
  },
);

/** Forgets what was chosen for a header: its files are read by the names of their columns again. Throws NOT_FOUND. */
export const forgetColumnChoice = verb(
  COLUMN_CHOICES.forget,
  { of: z.object({ choiceId: z.string().min(1).max(64) }) },
  async (ctx, { choiceId }) => {
    await choices.delete(ctx, choiceId, (trx, { id }) => removeChoice(trx, id));
  },
);

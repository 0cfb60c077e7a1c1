import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { ColumnChoiceSaved } from '@smops/core/comments/column-choices/column-choices.schemas.js';
import { COMMENT_FIELDS, type CommentField } from '@smops/core/comments/fields/comment-fields.js';
import { READING } from '@smops/core/comments/texts/reading.texts.model.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';

const headerText = ({ header }: ColumnChoiceSaved) => sanitize(header.join(', '));

/** "text: Kata; author: none; day first". */
function choiceText({ mapping, dateOrder }: ColumnChoiceSaved): string {
  const { fields, none } = READING();
  const named = COMMENT_FIELDS.filter((field) => mapping[field] !== undefined);
  const called = (field: CommentField) => (fields as Partial<Record<CommentField, string>>)[field] ?? field;
  const parts = named.map((field) => `${called(field)}: ${mapping[field] ?? none}`);
  return sanitize([...parts, ...(dateOrder === null ? [] : [`--date-order ${dateOrder}`])].join('; '));
}

const COLUMNS = [
  { title: 'ID', value: (one: ColumnChoiceSaved) => one.choiceId.slice(0, 8) },
  { title: 'HEADER', value: headerText, flexible: true },
  { title: 'COLUMNS', value: choiceText, flexible: true },
  { title: 'WHO', value: (one: ColumnChoiceSaved) => sanitize(actorText(one.changedBy)) },
];

/** `smops preview --remembered`. */
export const rememberedColumns: Deed = {
  summary: 'the columns that are remembered for comment files with a header',
  description:
    'What a person corrects or confirms once is read so in every later file with the same header, on the dashboard, in the terminal and in schedules.',
  examples: ['smops preview --remembered', 'smops preview --remembered --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const all = await client.call(COLUMN_CHOICES.list);
      if (json) io.out(`${JSON.stringify(all.map((one) => ({ id: one.choiceId, ...one })))}\n`);
      else if (all.length === 0) io.out(`${analyzeTexts().noColumnsRemembered}\n`);
      else printTable(io, all, COLUMNS);
      return undefined;
    }),
};

/** `smops preview --forget ID`. */
export const forgetColumns: Deed = {
  summary: 'forget the columns of a header: its files are read by the names of their columns again',
  arguments: [{ name: '<id>', description: 'the id, or how it begins' }],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops preview --forget 6f0f6c1e --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [begins = ''] = call.args;
      const found = (await client.call(COLUMN_CHOICES.list)).filter(({ choiceId }) =>
        choiceId.startsWith(begins),
      );
      const [choice] = found;
      if (choice === undefined || found.length > 1)
        throw new CommandError(analyzeTexts().noColumnChoice(sanitize(begins)), EXIT.notFound);
      await confirm(call, analyzeTexts().forgetColumns(headerText(choice)));
      await client.call(COLUMN_CHOICES.forget, { choiceId: choice.choiceId });
      tell(call, { id: choice.choiceId, deleted: true }, analyzeTexts().columnsForgotten(headerText(choice)));
      return undefined;
    }),
};

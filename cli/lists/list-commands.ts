import type { Fields } from '@smops/core/lists/fields.model.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import type { Client } from '@smops/server/client/client.js';
import { Option } from 'commander';
import { confirm } from '../input/confirm.js';
import { sanitize } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import { word } from '../output/words.js';
import type { Call, CommandSpec } from '../program/command.js';
import { EXIT } from '../program/exit-codes.js';
import { CommandError, usageError } from '../program/failures.js';
import { fieldOptions, inputOf } from './field-options.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';
import { exportCommand, importCommand } from './transfer-commands.js';

/** The record of an id, or of a name that only one has. */
export async function findRecord<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(noun: ListNoun<Row, All, Filter>, client: Client, name: string): Promise<Row> {
  const rows = await noun.calls.list(client);
  const byId = /^\d{1,15}$/.test(name) ? rows.find((row) => row.id === Number(name)) : undefined;
  const found = byId === undefined ? rows.filter((row) => noun.isCalled(row, name)) : [byId];
  const [first] = found;
  if (first === undefined) {
    throw new CommandError(listsTexts().noRecord(word(noun.thing), name, noun.noun), EXIT.notFound);
  }
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw usageError(listsTexts().severalCalled(found.length, name, ids));
  }
  return first;
}

/** Says on stderr which other records have the key of one that was added, or edited from `before`. */
async function tellSameKey<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(
  { key, calls }: ListNoun<Row, All, Filter>,
  { io }: Call,
  client: Client,
  row: Row,
  before?: Row,
): Promise<void> {
  if (key === undefined || (before !== undefined && key.of(before) === key.of(row))) return;
  const others = (await calls.list(client)).filter(({ id }) => id !== row.id);
  const hint = sameKeyHint(others, row, key);
  if (hint !== undefined) io.err(`smops: ${sanitize(hint)}\n`);
}

/** Tells of a change: the record as JSON, or a sentence. */
export function tell({ io, json }: Call, row: object, sentence: string): void {
  io.out(json ? `${JSON.stringify(row)}\n` : `${sentence}\n`);
}

/** `list`, `add`, `edit`, `delete`, `restore`, `import` and `export` of a list. */
export function listCommands<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(noun: ListNoun<Row, All, Filter>): CommandSpec[] {
  const { thing, calls, examples } = noun;
  const nameArgument = { name: '<name>', description: `the id or the ${noun.nameKind}` };
  const options = fieldOptions(noun.fields);
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a';

  const list: CommandSpec = {
    path: [noun.noun, 'list'],
    columns: () => noun.columns,
    summary: `all ${noun.noun === 'whatsapp' ? 'WhatsApp accounts' : noun.noun}, oldest first`,
    options: noun.filterOptions,
    examples: examples.list,
    run: ({ io, json, options, withConnection }) =>
      withConnection({}, async ({ client }) => {
        const rows = noun.filter(await calls.list(client), noun.filterOf(options));
        if (json) io.out(`${JSON.stringify(rows)}\n`);
        else if (rows.length === 0) {
          const isNarrowed = Object.keys(noun.filterOf(options)).length > 0;
          const none = isNarrowed ? listsTexts().noneFound : listsTexts().noneYet;
          io.out(`${none(word(noun.noun), noun.noun)}\n`);
        } else printTable(io, rows, noun.columns);
        return undefined;
      }),
  };

  const add: CommandSpec = {
    path: [noun.noun, 'add'],
    summary: `add ${article} ${thing}`,
    ...(noun.key && {
      description: `Two may have the same ${noun.key.name}: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.`,
    }),
    options,
    examples: examples.add,
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const row = await calls.create(client, inputOf(noun.fields, call.options));
        tell(call, row, listsTexts().added(noun.labelOf(row), row.id));
        await tellSameKey(noun, call, client, row);
        return undefined;
      }),
  };

  const edit: CommandSpec = {
    path: [noun.noun, 'edit'],
    summary: `change ${article} ${thing}; what is not named stays`,
    arguments: [nameArgument],
    options: options.map(({ required: _required, default: _default, ...option }) => option),
    examples: examples.edit,
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const names = options.map(({ flags }) => new Option(flags));
        if (names.every((option) => call.options[option.attributeName()] === undefined)) {
          const all = names.map(({ long }) => long).join(', ');
          throw usageError(listsTexts().nothingToChange(all));
        }
        const before = await findRecord(noun, client, call.args[0] as string);
        const row = await calls.update(
          client,
          before.id,
          inputOf(noun.fields, call.options, before),
          before.version,
        );
        tell(call, row, listsTexts().changed(noun.labelOf(row)));
        await tellSameKey(noun, call, client, row, before);
        return undefined;
      }),
  };

  const remove: CommandSpec = {
    path: [noun.noun, 'delete'],
    summary: `delete ${article} ${thing}; it can be restored for 30 days`,
    arguments: [nameArgument],
    options: [{ flags: '--yes', description: 'do not ask' }],
    examples: [`smops ${noun.noun} delete 17 --yes`],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const row = await findRecord(noun, client, call.args[0] as string);
        await confirm(call, noun.deleteQuestion(row));
        await calls.delete(client, row.id);
        tell(call, { id: row.id, deleted: true }, listsTexts().deleted(noun.labelOf(row), noun.noun, row.id));
        return undefined;
      }),
  };

  const restore: CommandSpec = {
    path: [noun.noun, 'restore'],
    summary: 'undo a delete',
    arguments: [{ name: '<id>', description: 'the id, as the delete or the audit log tells it' }],
    examples: [`smops ${noun.noun} restore 17`],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const id = call.args[0] as string;
        if (!/^\d{1,15}$/.test(id)) throw usageError(listsTexts().notId(id));
        const row = await calls.restore(client, Number(id));
        tell(call, row, listsTexts().restored(noun.labelOf(row)));
        return undefined;
      }),
  };

  return [list, add, edit, remove, restore, importCommand(noun), exportCommand(noun)];
}

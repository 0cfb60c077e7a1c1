import { countText } from '@smops/core/language/count.model.js';
import type { Fields } from '@smops/core/lists/fields.model.js';
import type { BulkReport } from '@smops/core/lists/lists.schemas.js';
import { IDS_TEXT, isAmong } from '@smops/core/lists/record-ids.model.js';
import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import { severalRecords } from '@smops/core/texts/bulk-label.model.js';
import type { Client } from '@smops/server/client/client.js';
import { Option } from 'commander';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { confirm } from '../input/confirm.js';
import { sanitize } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import { word } from '../output/words.js';
import type { Call, CommandSpec, Instead, OptionSpec } from '../program/command.js';
import { fieldOptions, inputOf } from './field-options.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';
import { exportOf, importOf } from './transfer-commands.js';

/** The records of ids, or of names that only one has. */
export async function findRecords<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(noun: ListNoun<Row, All, Filter>, client: Client, names: readonly string[]): Promise<Row[]> {
  const rows = await client.call(noun.operations.list);
  return [...new Set(names.map((name) => recordOf(noun, rows, name)))];
}

const findRecord = async <
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(
  noun: ListNoun<Row, All, Filter>,
  client: Client,
  name: string,
): Promise<Row> => recordOf(noun, await client.call(noun.operations.list), name);

function recordOf<Row extends { id: number; version: number }, All extends Fields, Filter extends object>(
  noun: ListNoun<Row, All, Filter>,
  rows: readonly Row[],
  name: string,
): Row {
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
  { key, operations }: ListNoun<Row, All, Filter>,
  { io }: Call,
  client: Client,
  row: Row,
  before?: Row,
): Promise<void> {
  if (key === undefined || (before !== undefined && key.of(before) === key.of(row))) return;
  const others = (await client.call(operations.list)).filter(({ id }) => id !== row.id);
  const hint = sameKeyHint(others, row, key);
  if (hint !== undefined) io.err(`smops: ${sanitize(hint)}\n`);
}

/** Tells of a change: the record as JSON, or a sentence. */
export function tell({ io, json }: Call, row: object, sentence: string): void {
  io.out(json ? `${JSON.stringify(row)}\n` : `${sentence}\n`);
}

/** Tells what a bulk verb did: the report as JSON, or a sentence with the count. */
export function tellMany(
  call: Call,
  entity: 'account' | 'task' | 'whatsapp',
  report: BulkReport,
  sentence: (several: string) => string,
): void {
  const { unchanged, missing } = report;
  const left =
    unchanged + missing > 0 ? ` ${listsTexts().leftAsTheyAre(countText(unchanged), countText(missing))}` : '';
  tell(call, report, `${sentence(severalRecords(entity, report.ids.length))}${left}`);
}

/** Whether an id is among those of `--ids`. Throws for another form. */
function idsOf(ids: unknown): (id: number) => boolean {
  if (typeof ids !== 'string') return () => true;
  if (!IDS_TEXT.test(ids)) throw usageError(listsTexts().idsForm);
  return isAmong(ids);
}

/** What a list does beside the verbs of every list. */
export interface ListVerbs<Row> {
  /** One status for as many records as are named: `edit NAMES --status`. */
  status?: {
    options: readonly OptionSpec[];
    set(call: Call, client: Client, rows: readonly Row[]): Promise<void>;
  };
  finding?: Instead;
}

/** `list`, `add`, `edit`, `delete` and `restore` of a list. */
export function listCommands<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
>(noun: ListNoun<Row, All, Filter>, { status, finding }: ListVerbs<Row> = {}): CommandSpec[] {
  const { thing, operations, examples } = noun;
  const written = exportOf(noun);
  const nameArgument = { name: '<name>', description: `the id or the ${noun.nameKind}` };
  const options = fieldOptions(noun.fields);
  const article = /^[aeiou]/.test(thing) ? 'an' : 'a';

  const namesArgument = { name: '<names...>', description: `ids, or by ${noun.nameKind}` };
  async function removeMany(call: Call, client: Client, rows: readonly Row[]): Promise<undefined> {
    const ids = rows.map(({ id }) => id);
    await confirm(call, listsTexts().deleteSeveral(severalRecords(noun.entity, ids.length)));
    const report = await client.call(operations.deleteMany, { ids });
    const undo = `smops ${noun.noun} restore ${report.ids.join(' ')}`;
    tellMany(call, noun.entity, report, (several) => listsTexts().deletedSeveral(several, undo));
  }

  const list: CommandSpec = {
    path: [noun.noun, 'list'],
    columns: () => noun.columns,
    summary: `all ${noun.noun === 'whatsapp' ? 'WhatsApp accounts' : noun.noun}, oldest first`,
    description: `With --format or --out they are written as a file: CSV, XLSX, JSON or NDJSON.`,
    options: [...noun.filterOptions, ...written.options],
    examples: [...examples.list, ...written.examples],
    ...(finding && { instead: [finding] }),
    run: (call) => {
      const { io, json, options, withConnection } = call;
      if (options.format !== undefined || options.out !== undefined) return written.run(call);
      return withConnection({}, async ({ client }) => {
        const isNamed = idsOf(options.ids);
        const rows = noun
          .filter(await client.call(operations.list), noun.filterOf(options))
          .filter(({ id }) => isNamed(id));
        if (json) io.out(`${JSON.stringify(rows)}\n`);
        else if (rows.length === 0) {
          const isNarrowed = Object.keys(noun.filterOf(options)).length > 0;
          const none = isNarrowed ? listsTexts().noneFound : listsTexts().noneYet;
          io.out(`${none(word(noun.noun), noun.noun)}\n`);
        } else printTable(io, rows, noun.columns);
        return undefined;
      });
    },
  };

  const isField = (long: string | undefined) => options.some(({ flags }) => new Option(flags).long === long);
  /** Whether an option is no field of a record, but of the status that several get. */
  const isOnlyOfSeveral = (long: string | null | undefined) => !isField(long ?? undefined);

  const add: CommandSpec = {
    path: [noun.noun, 'add'],
    summary: `add ${article} ${thing}`,
    ...(noun.key && {
      description: `Two may have the same ${noun.key.name}: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.`,
    }),
    options,
    examples: examples.add,
    instead: [{ option: { flags: '--import <file>' }, does: importOf(noun) }],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const row = await client.call(operations.create, inputOf(noun.fields, call.options));
        tell(call, row, listsTexts().added(noun.labelOf(row), row.id));
        await tellSameKey(noun, call, client, row);
        return undefined;
      }),
  };

  const edit: CommandSpec = {
    path: [noun.noun, 'edit'],
    summary: `change ${article} ${thing}; what is not named stays`,
    arguments: [status === undefined ? nameArgument : namesArgument],
    options: [
      ...options.map(({ required: _required, default: _default, ...option }) => option),
      ...(status?.options ?? []),
    ],
    examples: examples.edit,
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const names = [...options, ...(status?.options ?? [])].map(({ flags }) => new Option(flags));
        const given = names.filter((option) => call.options[option.attributeName()] !== undefined);
        if (given.length === 0) {
          const all = names.map(({ long }) => long).join(', ');
          throw usageError(listsTexts().nothingToChange(all));
        }
        const isOfSeveral = call.args.length > 1 || given.some(({ long }) => isOnlyOfSeveral(long));
        if (status !== undefined && isOfSeveral) {
          const other = given.find(({ long }) => long !== '--status' && !isOnlyOfSeveral(long));
          if (call.options.status === undefined || other !== undefined)
            throw usageError(listsTexts().severalOnlyStatus);
          await status.set(call, client, await findRecords(noun, client, call.args));
          return undefined;
        }
        const before = await findRecord(noun, client, call.args[0] as string);
        const row = await client.call(operations.update, {
          ...inputOf(noun.fields, call.options, before),
          id: before.id,
          version: before.version,
        });
        tell(call, row, listsTexts().changed(noun.labelOf(row)));
        await tellSameKey(noun, call, client, row, before);
        return undefined;
      }),
  };

  const remove: CommandSpec = {
    path: [noun.noun, 'delete'],
    summary: `delete ${article} ${thing}, or several; they can be restored for 30 days`,
    arguments: [namesArgument],
    options: [{ flags: '--yes', description: 'do not ask' }],
    examples: [`smops ${noun.noun} delete 17 --yes`, `smops ${noun.noun} delete 17 18 21`],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const rows = await findRecords(noun, client, call.args);
        const [row] = rows;
        if (row === undefined || rows.length > 1) return await removeMany(call, client, rows);
        await confirm(call, noun.deleteQuestion(row));
        await client.call(operations.delete, { id: row.id });
        tell(call, { id: row.id, deleted: true }, listsTexts().deleted(noun.labelOf(row), noun.noun, row.id));
        return undefined;
      }),
  };

  const restore: CommandSpec = {
    path: [noun.noun, 'restore'],
    summary: 'undo a delete, or several',
    arguments: [{ name: '<ids...>', description: 'the ids, as the delete or the audit log tells them' }],
    examples: [`smops ${noun.noun} restore 17`, `smops ${noun.noun} restore 17 18 21`],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const wrong = call.args.find((id) => !/^\d{1,15}$/.test(id));
        if (wrong !== undefined) throw usageError(listsTexts().notId(wrong));
        const ids = [...new Set(call.args.map(Number))];
        const [id = 0] = ids;
        if (ids.length > 1) {
          const report = await client.call(operations.restoreMany, { ids });
          tellMany(call, noun.entity, report, listsTexts().restoredSeveral);
          return undefined;
        }
        const row = await client.call(operations.restore, { id });
        tell(call, row, listsTexts().restored(noun.labelOf(row)));
        return undefined;
      }),
  };

  return [list, add, edit, remove, restore];
}

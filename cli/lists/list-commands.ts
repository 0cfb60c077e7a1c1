import { countText } from '@smops/core/platform/language/count.model.js';
import { severalRecords } from '@smops/core/platform/texts/bulk-label.model.js';
import { filterRows } from '@smops/core/records/lists/list-view.model.js';
import type { BulkReport } from '@smops/core/records/lists/lists.schemas.js';
import { IDS_TEXT, isAmong } from '@smops/core/records/lists/record-ids.model.js';
import type { Client } from '@smops/server/client/client.js';
import { Option } from 'commander';
import { usageError } from '../failures/failures.js';
import { confirm } from '../input/confirm.js';
import { printTable } from '../output/print-table.js';
import { word } from '../output/words.js';
import type { Call, CommandSpec, Instead, OptionSpec } from '../program/command.js';
import { fieldOptions, inputOf } from './field-options.js';
import { filterOf, filterOptions } from './filter-options.js';
import { findRecord, findRecords, tellSameKey } from './find-records.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';
import { exportOf, importOf } from './transfer-commands.js';

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

const nameArgument = ({ nameKind }: { nameKind: string }) => ({
  name: '<name>',
  description: `the id or the ${nameKind}`,
});
const namesArgument = ({ nameKind }: { nameKind: string }) => ({
  name: '<names...>',
  description: `ids, or by ${nameKind}`,
});
const withArticle = (thing: string) => `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;

function listCommand<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  finding: Instead | undefined,
): CommandSpec {
  const { operations, examples, view } = noun;
  const written = exportOf(noun);
  return {
    path: [noun.noun, 'list'],
    columns: () => noun.columns,
    summary: `all ${noun.noun === 'whatsapp' ? 'WhatsApp accounts' : noun.noun}, oldest first`,
    description: `With --format or --out they are written as a file: CSV, XLSX, JSON or NDJSON.`,
    options: [...filterOptions(view.filters), ...written.options],
    examples: [...examples.list, ...written.examples],
    ...(finding && { instead: [finding] }),
    run: (call) => {
      const { io, json, options, withConnection } = call;
      if (options.format !== undefined || options.out !== undefined) return written.run(call);
      return withConnection({}, async ({ client }) => {
        const isNamed = idsOf(options.ids);
        const filter = filterOf(view.filters, options);
        const all = await client.call(operations.list);
        const rows = filterRows(view, all, filter).filter(({ id }) => isNamed(id));
        if (json) io.out(`${JSON.stringify(rows)}\n`);
        else if (rows.length === 0) {
          const none = Object.keys(filter).length > 0 ? listsTexts().noneFound : listsTexts().noneYet;
          io.out(`${none(word(noun.noun), noun.noun)}\n`);
        } else printTable(io, rows, noun.columns);
        return undefined;
      });
    },
  };
}

function addCommand<Row extends { id: number; version: number }>(noun: ListNoun<Row>): CommandSpec {
  const { operations, examples } = noun;
  return {
    path: [noun.noun, 'add'],
    summary: `add ${withArticle(noun.thing)}`,
    ...(noun.view.key && {
      description: `Two may have the same ${noun.view.key.name}: the ones that have it already are named on standard error, and nothing is refused. An import changes the first of them instead of adding another.`,
    }),
    options: fieldOptions(noun.view.fields),
    examples: examples.add,
    instead: [{ option: { flags: '--import <file>' }, does: importOf(noun) }],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const row = await client.call(operations.create, inputOf(noun.view.fields, call.options));
        tell(call, row, listsTexts().added(noun.labelOf(row), row.id));
        await tellSameKey(noun, call, client, row);
        return undefined;
      }),
  };
}

function editCommand<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  status: ListVerbs<Row>['status'],
): CommandSpec {
  const { operations, examples } = noun;
  const options = fieldOptions(noun.view.fields);
  const isField = (long: string | undefined) => options.some(({ flags }) => new Option(flags).long === long);
  /** Whether an option is no field of a record, but of the status that several get. */
  const isOnlyOfSeveral = (long: string | null | undefined) => !isField(long ?? undefined);
  return {
    path: [noun.noun, 'edit'],
    summary: `change ${withArticle(noun.thing)}; what is not named stays`,
    arguments: [(status === undefined ? nameArgument : namesArgument)(noun)],
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
          ...inputOf(noun.view.fields, call.options, before),
          id: before.id,
          version: before.version,
        });
        tell(call, row, listsTexts().changed(noun.labelOf(row)));
        await tellSameKey(noun, call, client, row, before);
        return undefined;
      }),
  };
}

async function removeMany<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  call: Call,
  client: Client,
  rows: readonly Row[],
): Promise<undefined> {
  const ids = rows.map(({ id }) => id);
  await confirm(call, listsTexts().deleteSeveral(severalRecords(noun.view.entity, ids.length)));
  const report = await client.call(noun.operations.deleteMany, { ids });
  const undo = `smops ${noun.noun} restore ${report.ids.join(' ')}`;
  tellMany(call, noun.view.entity, report, (several) => listsTexts().deletedSeveral(several, undo));
}

function deleteCommand<Row extends { id: number; version: number }>(noun: ListNoun<Row>): CommandSpec {
  const { operations } = noun;
  return {
    path: [noun.noun, 'delete'],
    summary: `delete ${withArticle(noun.thing)}, or several; they can be restored for 30 days`,
    arguments: [namesArgument(noun)],
    options: [{ flags: '--yes', description: 'do not ask' }],
    examples: [`smops ${noun.noun} delete 17 --yes`, `smops ${noun.noun} delete 17 18 21`],
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const rows = await findRecords(noun, client, call.args);
        const [row] = rows;
        if (row === undefined || rows.length > 1) return await removeMany(noun, call, client, rows);
        await confirm(call, noun.view.texts().deleteQuestion(noun.view.nameOf(row)));
        await client.call(operations.delete, { id: row.id });
        tell(call, { id: row.id, deleted: true }, listsTexts().deleted(noun.labelOf(row), noun.noun, row.id));
        return undefined;
      }),
  };
}

function restoreCommand<Row extends { id: number; version: number }>(noun: ListNoun<Row>): CommandSpec {
  const { operations } = noun;
  return {
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
          tellMany(call, noun.view.entity, report, listsTexts().restoredSeveral);
          return undefined;
        }
        const row = await client.call(operations.restore, { id });
        tell(call, row, listsTexts().restored(noun.labelOf(row)));
        return undefined;
      }),
  };
}

/** `list`, `add`, `edit`, `delete` and `restore` of a list. */
export const listCommands = <Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  { status, finding }: ListVerbs<Row> = {},
): CommandSpec[] => [
  listCommand(noun, finding),
  addCommand(noun),
  editCommand(noun, status),
  deleteCommand(noun),
  restoreCommand(noun),
];

import { sameKeyHint } from '@smops/core/records/lists/record-key.model.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { sanitize } from '../output/output.js';
import { word } from '../output/words.js';
import type { Call } from '../program/command.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';

/** The records of ids, or of names that only one has. */
export async function findRecords<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  client: Client,
  names: readonly string[],
): Promise<Row[]> {
  const rows = await client.call(noun.operations.list);
  return [...new Set(names.map((name) => recordOf(noun, rows, name)))];
}

/** The record of an id, or of a name that only one has. */
export const findRecord = async <Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
  client: Client,
  name: string,
): Promise<Row> => recordOf(noun, await client.call(noun.operations.list), name);

function recordOf<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
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
export async function tellSameKey<Row extends { id: number; version: number }>(
  { view: { key }, operations }: ListNoun<Row>,
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

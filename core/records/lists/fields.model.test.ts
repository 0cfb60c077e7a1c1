import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import {
  bulkColumns,
  exportColumns,
  importColumns,
  keepMissing,
  readCells,
} from '../transfer/field-transfer.js';
import { columnsOf, editedOf, type Fields, formFields, recordOf } from './fields.model.js';
import { changeShape, createShape, inputSchema, recordSchema } from './list-fields.schemas.js';

const test = suite('fields of a record');

const FIELDS = {
  shopId: { kind: 'line', label: 'Shop ID', max: 10, isOurs: true },
  name: { kind: 'line', label: 'Name', max: 20, importNames: ['Nama', '名称'] },
  website: { kind: 'link', label: 'Website' },
  mood: { kind: 'choice', label: 'Mood', choices: ['open', 'shut'], default: 'open', beside: 'name' },
  openNotes: { kind: 'lines', label: 'Notes', max: 30 },
} as const satisfies Fields;

const row = {
  id: 4,
  shopId: 'K-4',
  name: 'Kedai Kopi 茶',
  website: null,
  mood: 'shut' as const,
  openNotes: 'Rabu tutup',
  version: 2,
  deletedAt: null,
};

test('a create may leave out links, long texts and choices with a default', () => {
  const input = inputSchema(FIELDS, {});
  assert.equal(input.parse({ name: 'Kedai Kopi 茶' }), {
    name: 'Kedai Kopi 茶',
    website: null,
    mood: 'open',
    openNotes: null,
  });
  const wrong = input.safeParse({
    name: ' ',
    website: 'javascript:1',
    mood: 'loud',
    openNotes: 'x'.repeat(31),
  });
  assert.equal(
    wrong.error?.issues.map(({ message }) => message),
    [
      'Name is required.',
      'Website must be an address that begins with http:// or https:// and holds no user name.',
      'Mood must be one of open, shut.',
      'Notes may have at most 30 characters.',
    ],
  );
});

const PRICED = {
  mood: FIELDS.mood,
  website: FIELDS.website,
  openNotes: FIELDS.openNotes,
  rent: { kind: 'usd', label: 'Rent', max: 9000, column: 'rentUsd' },
} as const satisfies Fields;

test('a change leaves what is not named as it is, and null empties what may be missing', () => {
  const change = z.object(changeShape(PRICED)).partial();
  assert.equal(change.parse({}), {});
  assert.equal(change.parse({ website: '', openNotes: null, rent: null }), {
    website: null,
    openNotes: null,
    rent: null,
  });
  for (const wrong of [{ mood: null }, { rent: 0 }, { rent: 9001 }, { rent: '12' }])
    assert.is(change.safeParse(wrong).success, false, JSON.stringify(wrong));
  assert.equal(z.object(createShape(PRICED)).parse({}), {
    mood: 'open',
    website: null,
    openNotes: null,
    rent: null,
  });
});

test('a field is stored in its column, and read from there', () => {
  assert.equal(columnsOf(PRICED, { rent: 1200, website: null }), { rentUsd: 1200, website: null });
  const stored = { mood: 'shut', website: null, openNotes: null, rentUsd: 1200 } as const;
  assert.equal(editedOf(PRICED, stored), { mood: 'shut', website: null, openNotes: null, rent: 1200 });
});

test('no client may send what the server sets', () => {
  assert.is(inputSchema(FIELDS, {}).safeParse({ name: 'Kedai', shopId: 'K-1' }).success, false);
});

test('a record has its id first, its version last, and no column that is no field', () => {
  const record = recordOf(FIELDS, row);
  assert.equal(Object.keys(record), ['id', 'shopId', 'name', 'website', 'mood', 'openNotes', 'version']);
  assert.equal(recordSchema(FIELDS).parse(record), record);
  assert.equal(Object.keys(editedOf(FIELDS, row)), ['name', 'website', 'mood', 'openNotes']);
});

test('in forms a field is followed by those that stand beside it', () => {
  assert.equal(
    formFields(FIELDS).map(([name]) => name),
    ['name', 'mood', 'website', 'openNotes'],
  );
});

test('an import knows the columns of all fields, an export writes them', () => {
  const inOtherLanguages = ['名称', 'Nama'];
  assert.equal(importColumns(FIELDS)[1], { field: 'name', names: ['Nama', '名称', ...inOtherLanguages] });
  assert.equal(bulkColumns(FIELDS)[4], { field: 'openNotes', column: 'open_notes' });
  assert.equal(
    exportColumns<typeof row>(FIELDS).map(({ title, value }) => [title, value(row)]),
    [
      ['Shop ID', 'K-4'],
      ['Name', 'Kedai Kopi 茶'],
      ['Website', null],
      ['Mood', 'shut'],
      ['Notes', 'Rabu tutup'],
    ],
  );
});

test('cells of choices and links are read without regard to case and spaces, texts as they are', () => {
  assert.equal(readCells(FIELDS, { name: ' Ali ', website: ' https://a.example ', mood: ' SHUT' }), {
    name: ' Ali ',
    website: 'https://a.example',
    mood: 'shut',
  });
  const stored = { name: 'Kedai', mood: 'shut' };
  assert.equal(keepMissing(stored, { name: 'Kedai Kopi', mood: 'open' }, new Set(['name'])), {
    name: 'Kedai Kopi',
    mood: 'shut',
  });
});

test.run();

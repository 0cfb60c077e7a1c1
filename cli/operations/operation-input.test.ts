import { operation } from '@smops/core/platform/operations/operation.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CommandError } from '../failures/failures.js';
import { inputFrom } from './operation-input.js';

const test = suite('the input of an operation from a command line');

const ofRecord = operation<{ record: string; name?: string; limit?: number }, void>({
  id: 'changeRecord',
  access: 'analyze',
  patch: '/api/records/{record}',
  summary: '',
});
const ofId = operation<{ id: number }, void>({
  id: 'deleteRecord',
  access: 'analyze',
  delete: '/api/records/{id}',
  summary: '',
});
const options = [
  { flags: '--limit <number>', description: '', most: 20 },
  { flags: '-n, --new-name <name>', description: '', as: 'name' },
];
const named = [{ name: '<what>', description: '' }];

test('arguments fill what the path names, options what is called like them or named', () => {
  const said = { arguments: named, options };
  const input = inputFrom(ofRecord, { args: ['prices'], options: { limit: '7', newName: 'b' } }, said);
  assert.equal(input, { record: 'prices', limit: 7, name: 'b' });
});

test('what is not given is not in the input, nor what the command does not declare', () => {
  const input = inputFrom(ofRecord, { args: ['prices'], options: { json: true } }, { arguments: named });
  assert.equal(input, { record: 'prices' });
});

test('arguments behind those of the path are called as in the help, several as a list', () => {
  const said = { arguments: [...named, { name: '<names...>', description: '' }] };
  assert.equal(inputFrom(ofRecord, { args: ['prices', 'a', 'b'], options: {} }, said), {
    record: 'prices',
    names: ['a', 'b'],
  });
});

test('numbers outside of their range and ids that are none are refused by name', () => {
  const refused = (work: () => unknown, message: RegExp) =>
    assert.throws(work, (error: unknown) => error instanceof CommandError && message.test(error.message));
  for (const limit of ['0', '21', '1.5', 'x'])
    refused(
      () => inputFrom(ofRecord, { args: ['a'], options: { limit } }, { options }),
      /--limit takes 1 to 20/,
    );
  refused(() => inputFrom(ofId, { args: ['last'], options: {} }, { arguments: named }), /last is not an id/);
  assert.equal(inputFrom(ofId, { args: ['12'], options: {} }, { arguments: named }), { id: 12 });
});

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRowReader } from '../fields/read-row.js';
import { commentOf, dropIdKinds, faultOf } from './row-comment.js';
import { commentWith } from './testing.js';

const test = suite('the comment of a row');

const read = createRowReader();
const place = { line: 4, index: 2 };

test('a row without text, with a number for text, or with too long a text gives none', () => {
  assert.is(faultOf(read({ id: '1', text: ' ' }), 100)?.outcome, 'empty');
  assert.equal(
    { ...faultOf(read({ text: 5 }), 100), reason: '' },
    { outcome: 'rejected', field: 'text', reason: '' },
  );
  assert.is(faultOf(read({ text: 'Jalan berlubang' }), 14)?.outcome, 'rejected');
  assert.is(faultOf(read({ text: 'Jalan berlubang' }), 15), null);
});

test('what a row says of its parent and depth goes before where it stands, which goes before nothing', () => {
  const of = (row: Record<string, unknown>, depth: number, parentId: string | null) => {
    const comment = commentOf(read({ text: 'ok', ...row }), { depth, parentId }, place);
    return [comment.parentId, comment.depth];
  };
  assert.equal(of({}, 0, null), [null, 0]);
  assert.equal(of({}, 1, '7'), ['7', 1]);
  assert.equal(of({ parent_id: '8' }, 1, '7'), ['8', 1]);
  assert.equal(of({ id: '9', parent_id: '9', depth: 2 }, 0, null), [null, 2], 'no comment answers itself');
});

test('the kinds that Reddit writes before ids are taken off', () => {
  const comment = commentWith({ externalId: 't1_abc', parentId: 't1_xyz' });
  dropIdKinds(comment);
  assert.equal([comment.externalId, comment.parentId], ['abc', 'xyz']);
});

test.run();

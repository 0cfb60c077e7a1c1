import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CommentCollector } from './comment-collector.js';
import { commentIdentity } from './duplicates.js';
import { RepeatCounter } from './repeat-counter.js';

const test = suite('repeated comments of a file in parts');

test('parts that are read apart number the comments as the whole file does', () => {
  const rows = [
    'ok',
    'setuju',
    'ok',
    { text: 'ok', author: 'Puan Aida' },
    'ok',
    { replies: ['ok', '好'] },
    'setuju',
    '好',
  ];
  const numbered = (part: unknown[], earlier?: Record<string, number>) => {
    const collector = new CommentCollector({ earlier });
    for (const [index, row] of part.entries()) collector.add(row, { line: null, index });
    return collector.report().comments.map((comment) => commentIdentity(comment));
  };
  for (let size = 1; size <= rows.length; size++) {
    const counter = new RepeatCounter();
    const inParts: string[] = [];
    for (let at = 0; at < rows.length; at += size) {
      const part = rows.slice(at, at + size);
      inParts.push(...numbered(part, counter.count(part)));
    }
    assert.equal(inParts, numbered(rows), `parts of ${size}`);
    assert.is(new Set(inParts).size, inParts.length);
  }
});

test('a part without repeated comments brings nothing', () => {
  const counter = new RepeatCounter();
  counter.count(['ok', { id: '1', text: 'ya' }]);
  assert.equal(counter.count([{ id: '2', text: 'ya' }, { author: 'Encik Lim', text: 'ok' }, '行']), {});
});

test.run();

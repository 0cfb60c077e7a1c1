import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Input } from './input.js';

const test = suite('any bytes from the terminal');
const RUNS = { numRuns: 200, seed: 20261122 };

/** The key presses that the screens get for these pieces of bytes. */
async function heard(pieces: readonly Uint8Array[], isField: boolean): Promise<string[]> {
  let listener: (chunk: Buffer) => void = () => {};
  const nothing = () => {};
  const input = new Input({
    on: (_event, listen) => {
      listener = listen;
    },
    off: nothing,
    resume: nothing,
    pause: nothing,
  });
  const events: string[] = [];
  input.takesText = () => isField;
  input.onPress = ({ id, text }) => events.push(text === undefined ? `key ${id}` : `text ${text}`);
  input.onPaste = (text) => events.push(`paste ${text}`);
  input.start();
  for (const piece of pieces) listener(Buffer.from(piece));
  for (let before = -1; before !== events.length; ) {
    before = events.length;
    for (let turn = 0; turn < 30; turn++) await new Promise(setImmediate);
  }
  input.stop();
  return events;
}

function cut(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

const ESC = '\u001b';
const key = fc.constantFrom(
  'q',
  '价',
  '😩',
  'é',
  '\r',
  '\t',
  ' ',
  '\u0013',
  `${ESC}[A`,
  `${ESC}[Z`,
  `${ESC}[15~`,
  `${ESC}OP`,
);
const pasted = fc.string({
  unit: fc.constantFrom('a', '价', '😩', '\n', '~', '[', '200~', ESC, `${ESC}[`, `${ESC}[2`, `${ESC}O`),
  maxLength: 6,
});
const paste = pasted.map((text) => `${ESC}[200~${text}${ESC}[201~`);
const typed = fc.array(fc.oneof(key, paste), { minLength: 1, maxLength: 8 });
const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });

test('keys and pastes are the same however the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(typed, sizes, async (list, cuts) => {
      const bytes = Buffer.from(list.join(''));
      assert.equal(await heard(cut(bytes, cuts), false), await heard([bytes], false));
    }),
    RUNS,
  );
});

test('what is pasted comes in one piece, and the key behind it is a key again', async () => {
  await fc.assert(
    fc.asyncProperty(pasted, sizes, async (text, cuts) => {
      const bytes = Buffer.from(`${ESC}[200~${text}${ESC}[201~q`);
      const events = await heard(cut(bytes, cuts), false);
      assert.equal(events, text === '' ? ['text q'] : [`paste ${text}`, 'text q']);
    }),
    RUNS,
  );
});

test('text typed into a field arrives in full and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', 'é', '价', '😩', ' '), minLength: 1, maxLength: 20 }),
      sizes,
      async (text, cuts) => {
        const events = await heard(cut(Buffer.from(text), cuts), true);
        assert.is(events.map((event) => event.slice('text '.length)).join(''), text);
      },
    ),
    RUNS,
  );
});

test.run();

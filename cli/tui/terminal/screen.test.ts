import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FakeIn, FakeOut } from '../testing.js';
import { Input, type Press } from './input.js';
import { Screen } from './screen.js';

const test = suite('the terminal');
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a frame is painted by the lines that differ', async () => {
  const out = new FakeOut(20, 4);
  const screen = new Screen(out);
  screen.enter();
  screen.show('satu\n二\ntiga');
  await settle();
  assert.is(out.frame, 'satu\n二\ntiga');
  const before = out.written.length;
  screen.show('satu\n两\ntiga');
  await settle();
  assert.is(out.frame, 'satu\n两\ntiga');
  assert.not.match(out.written.slice(before), /satu|tiga/);
  screen.show('x');
  await settle();
  assert.is(out.frame.trimEnd(), 'x');
});

test('several frames of one moment are painted once, and never below the last line', async () => {
  const out = new FakeOut(20, 2);
  const screen = new Screen(out);
  let paints = 0;
  screen.onPaint = () => {
    paints++;
  };
  screen.enter();
  for (const text of ['a', 'b', 'c\nd\ne']) screen.show(text);
  await settle();
  assert.is(out.frame, 'c\nd');
  assert.is(paints, 1);
});

test('leaving gives back the screen, the cursor, line wrap and plain paste, and may be repeated', () => {
  const out = new FakeOut(20, 4);
  const screen = new Screen(out);
  screen.enter();
  assert.ok(out.isAlternate);
  screen.leave();
  screen.leave();
  assert.not(out.isAlternate);
  assert.is(out.written.split('\u001b[?1049l').length, 2);
  for (const mode of ['?25h', '?7h', '?2004l']) assert.ok(out.written.includes(`\u001b[${mode}`), mode);
});

async function pressesOf(...chunks: (string | Buffer)[]) {
  const source = new FakeIn();
  const input = new Input(source);
  const presses: Press[] = [];
  const pasted: string[] = [];
  input.onPress = (press) => presses.push(press);
  input.onPaste = (text) => pasted.push(text);
  input.start();
  for (const chunk of chunks) {
    source.emit('data', chunk);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  input.stop();
  return { ids: presses.map(({ id }) => id), pasted };
}

test('keys have the names of the key map, however the bytes come', async () => {
  const { ids } = await pressesOf(
    'jG \u001b[A\r\t\u001b[Z\u0003\u007f\u001b[3~',
    '\u001b',
    '你好',
    '\u001b[1;5D',
  );
  assert.equal(ids, [
    ...['j', 'G', ' ', 'up', 'return', 'tab', 'shift+tab', 'ctrl+c', 'backspace', 'delete'],
    ...['escape', '你', '好', 'ctrl+left'],
  ]);
  const bytes = Buffer.from('价');
  assert.equal((await pressesOf(bytes.subarray(0, 1), bytes.subarray(1))).ids, ['价']);
});

test('what is pasted comes in one piece, line ends included', async () => {
  const { ids, pasted } = await pressesOf('\u001b[200~quit\r\n第二行\u001b[201~x');
  assert.equal(ids, ['x']);
  assert.equal(pasted, ['quit\n第二行']);
});

test.run();

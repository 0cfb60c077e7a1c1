import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('dependencies of the terminal UI');

test('tests run the Ink that users run: what one frame measured, the next one knows', async () => {
  const { default: Output } = (await import(new URL('output.js', import.meta.resolve('ink')).href)) as {
    default: new (size: { width: number; height: number }) => { caches: unknown };
  };
  const size = { width: 60, height: 16 };
  assert.is(new Output(size).caches, new Output(size).caches);
});

test.run();

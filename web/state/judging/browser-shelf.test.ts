import type { Unsent } from '@smops/server/client/outbox/unsent.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { browserShelf } from './browser-shelf.js';

const test = suite("the browser's shelf of what is not stored yet");

/** A browser's storage: its entries are its own properties. */
function fakeStorage(hasRoom = true): Storage {
  return Object.create(
    {
      getItem(key: string) {
        return (this as unknown as Record<string, string>)[key] ?? null;
      },
      setItem(key: string, text: string) {
        if (!hasRoom) throw new Error('QuotaExceededError');
        (this as unknown as Record<string, string>)[key] = text;
      },
      removeItem(key: string) {
        delete (this as unknown as Record<string, string>)[key];
      },
    },
    {},
  ) as Storage;
}
const tab = (storage: Storage, userId = 1) =>
  browserShelf(userId, { storage, locks: undefined, events: new EventTarget() });
const unsent = (id: string, second: number): Unsent => ({
  ...{ id, givenAt: new Date(Date.UTC(2026, 10, 24, 8, 0, second)).toISOString() },
  said: { taskId: 'r', seq: second, judgement: 'removed' },
});
const ids = (list: readonly Unsent[]) => list.map(({ id }) => id);

test('two tabs share it in the order in which things were said, and neither overwrites the other', () => {
  const storage = fakeStorage();
  const [one, two] = [tab(storage), tab(storage)];
  two.put(unsent('b', 2));
  one.put(unsent('a', 1));
  two.put(unsent('c', 3));
  assert.equal(
    [ids(one.list()), ids(two.list())],
    [
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ],
  );
  one.remove(unsent('b', 2));
  two.put({ ...unsent('c', 3), refused: 'Tiada.' });
  assert.equal(
    one.list().map(({ id, refused }) => [id, refused]),
    [
      ['a', undefined],
      ['c', 'Tiada.'],
    ],
  );
});

test("it is each person's own", () => {
  const storage = fakeStorage();
  tab(storage, 1).put(unsent('a', 1));
  assert.equal([tab(storage, 11).list(), ids(tab(storage, 1).list())], [[], ['a']]);
});

test('times go on over all tabs, whatever their clocks say', () => {
  const storage = fakeStorage();
  const [one, two] = [tab(storage), tab(storage)];
  assert.equal(
    [one.stamp(5000), two.stamp(4000), one.stamp(5000), two.stamp(6000)],
    [5000, 5001, 5002, 6000],
  );
});

test('a browser without room keeps it as long as the page is open; what is no entry of ours is left out', () => {
  const full = tab(fakeStorage(false));
  full.put(unsent('a', 1));
  assert.equal(ids(full.list()), ['a']);
  full.remove(unsent('a', 1));
  assert.equal(full.list(), []);

  const storage = fakeStorage();
  storage.setItem('smops.unsent.1.x', '{"said":');
  assert.equal(tab(storage).list(), []);
});

test.run();

import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fenceComments } from './prompt.js';
import { readReply } from './read-reply.js';

const test = suite('any reply of a model');
const RUNS = { numRuns: 300, seed: 20261122 };

const ids = [11, 22, 33, 44];
const batch = fenceComments(
  'rahsia',
  ids.map((id) => ({ id, text: 'Harga naik lagi' })),
);
const tokens = [...batch.idOf.keys()];

const word = fc.string({
  unit: fc.constantFrom('harga', '价', '😩', '"', '\\', '[', ']', '{', '}', ',', '\n', ' '),
  maxLength: 6,
});
const answers = fc.shuffledSubarray(tokens, { minLength: 1 }).chain((chosen) =>
  fc.tuple(
    ...chosen.map((id) =>
      fc.record(
        {
          id: fc.constant(id),
          tags: fc.array(
            word.map((quote) => ({ quote })),
            { maxLength: 2 },
          ),
          reason: word,
        },
        { noNullPrototype: true },
      ),
    ),
  ),
);
const around = fc.constantFrom<(json: string) => string>(
  (json) => json,
  (json) => `Baik, ini jawapannya:\n\n\`\`\`json\n${json}\n\`\`\`\nSelesai.`,
  (json) => `{"answers":${json}}`,
  (json) => `以下是结果：{"results": ${json}}。`,
);
const indents = fc.constantFrom(0, 1);

const expected = (list: readonly { id: string }[]) =>
  list.map((answer) => ({ id: batch.idOf.get(answer.id), answer }));

test('a whole reply is read in full, whatever stands around it', () => {
  fc.assert(
    fc.property(answers, around, indents, (list, wrap, indent) => {
      assert.equal(readReply(wrap(JSON.stringify(list, null, indent)), batch), expected(list));
    }),
    RUNS,
  );
});

test('of a reply that is cut off, the whole answers before the cut are read, and nothing else', () => {
  fc.assert(
    fc.property(
      answers,
      around,
      indents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (list, wrap, indent, part) => {
        const written = list.map((answer) => JSON.stringify(answer, null, indent));
        const text = wrap(`[${written.join(',')}]`);
        const at = Math.floor(part * text.length);
        let from = 0;
        const ends = written.map((answer) => (from = text.indexOf(answer, from) + answer.length));
        const whole = list.filter((_, index) => (ends[index] ?? 0) <= at);
        assert.equal(readReply(text.slice(0, at), batch) ?? [], expected(whole));
      },
    ),
    RUNS,
  );
});

test('damage anywhere gives answers to ids of the batch or null, never an error', () => {
  const damage = fc.array(
    fc.tuple(fc.nat(2000), fc.constantFrom('"', '{', '}', '[', ']', '\\', ',', 'null', '')),
    { maxLength: 4 },
  );
  const text = fc.oneof(
    fc.tuple(answers, around).map(([list, wrap]) => wrap(JSON.stringify(list))),
    fc.json(),
    fc.string({ unit: fc.constantFrom(...'[]{}",:\\', 'null', '1'), maxLength: 30 }),
  );
  fc.assert(
    fc.property(text, damage, (reply, places) => {
      let damaged = reply;
      for (const [at, mark] of places) {
        const place = at % (damaged.length + 1);
        damaged = damaged.slice(0, place) + mark + damaged.slice(place + 1);
      }
      const found = readReply(damaged, batch);
      for (const { id } of found ?? []) assert.ok(ids.includes(id), damaged);
    }),
    RUNS,
  );
});

test.run();

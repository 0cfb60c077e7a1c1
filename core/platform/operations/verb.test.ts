import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { Actor, ServiceContext } from '../../context.js';
import { AppError, type ErrorCode } from '../../errors.js';
import { operation } from './operation.js';
import { verb } from './verb.js';

const test = suite('a verb that is called by another service');

const change = verb(
  operation<{ codebook: string; note?: string; content: Blob }, string>({
    id: 'changeRecord',
    access: 'analyze',
    post: '/api/records/{codebook}',
    summary: '',
    sendsFile: true,
  }),
  {
    of: z.object({ codebook: z.string().min(2) }),
    input: z.strictObject({ note: z.string().default('none') }),
    answer: ['What was given', z.string()],
  },
  async ({ actor }, { codebook, note, content }) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    return `${actor.name}: ${codebook}, ${note}, ${Buffer.concat(pieces)}`;
  },
);

const as = (role: Actor['role']) =>
  ({ actor: { kind: 'user', userId: 1, name: 'tan', role } }) as ServiceContext;
async function* content() {
  yield Buffer.from('file');
}

test('what it is given is checked, each part by its own schema', async () => {
  const answer = await change(as('analyst'), { codebook: 'prices', content: content() });
  assert.is(answer, 'tan: prices, none, file');
});

test('what the path names may be a number, as in an address', async () => {
  const remove = verb(
    operation<{ id: number }, string>({
      id: 'deleteRecord',
      access: 'analyze',
      delete: '/api/records/{id}',
      summary: '',
    }),
    { of: z.object({ id: z.string().regex(/^[0-9]+$/) }), answer: ['The id', z.string()] },
    async (_ctx, { id }) => id,
  );
  assert.is(await remove(as('analyst'), { id: 12 }), '12');
});

test('it refuses who may not, whatever is given, and what its checks do not take', async () => {
  const refused = async (role: Actor['role'], input: object, code: ErrorCode) => {
    const given = { codebook: 'prices', content: content(), ...input };
    const error = await change(as(role), given).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof AppError);
    assert.is(error.code, code);
  };
  await refused('staff', { codebook: '' }, 'FORBIDDEN');
  await refused('analyst', { codebook: 'p' }, 'VALIDATION');
  await refused('analyst', { other: 'x' }, 'VALIDATION');
});

test.run();

import { readRowStream } from '@smops/core/comments/formats/row-stream.node.js';
import { readCommentFile } from '@smops/core/comments/read-comment-file.js';
import { AppError } from '@smops/core/errors.js';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, makeUser, openWire, type Wire, type WireAnswer } from '../wire.js';
import { JSON_CASES, type JsonCase } from './json-cases.js';

const headers = { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': 'application/json' };
/** What the server says of a body that is no JSON, as against JSON with wrong fields. */
const NO_JSON = /json|not UTF-8/i;

/** As a call's body: read, or refused as no JSON. */
async function asBody(wire: Wire, { name, bytes }: JsonCase, tally: Tally): Promise<void> {
  const answer = await wire.send('/api/tasks', { method: 'POST', headers, body: bytes });
  const { code, message } = jsonOf<{ code: string; message: string }>(answer);
  const isRefused = NO_JSON.test(message);
  const shown = `${name} as a body: ${answer.status} ${message.slice(0, 100)}`;
  tally.expect(answer.status === 400 && code === 'VALIDATION', shown);
  if (name.startsWith('y_')) tally.expect(!isRefused, shown);
  if (name.startsWith('n_')) tally.expect(isRefused, shown);
}

const file = ({ bytes }: JsonCase) =>
  Buffer.concat([
    Buffer.from('[{"message":"Jalan teruk","x":'),
    bytes,
    Buffer.from('},\n{"message":"Bagus"}]'),
  ]);

/** As a field of a comment in a file that is streamed: both comments, or a problem that names the place. */
async function asStream(one: JsonCase, tally: Tally): Promise<void> {
  async function* pieces() {
    yield file(one);
  }
  const shown = `${one.name} in a file that is streamed`;
  try {
    let rows = 0;
    let problems = 0;
    for await (const chunk of readRowStream(pieces(), { fileName: 'komen.json' })) {
      rows += chunk.rows.length;
      problems += chunk.problems.length;
    }
    if (one.name.startsWith('y_'))
      tally.expect(rows === 2 && problems === 0, `${shown}: ${rows} rows, ${problems} problems`);
    else if (one.name.startsWith('n_')) tally.expect(problems > 0, `${shown}: ${rows} rows and no problem`);
    else tally.expect(rows + problems > 0, `${shown}: nothing`);
  } catch (error) {
    const isNamed = error instanceof AppError && error.code === 'VALIDATION';
    tally.expect(isNamed && !one.name.startsWith('y_'), `${shown}: ${error}`);
  }
}

/** The same in a file that is read whole. */
function asWhole(one: JsonCase, tally: Tally): void {
  const shown = `${one.name} in a file that is read whole`;
  try {
    const { comments } = readCommentFile(file(one), { fileName: 'komen.json' });
    tally.expect(
      !one.name.startsWith('n_') && comments.length === 2,
      `${shown}: ${comments.length} comments`,
    );
  } catch (error) {
    const isNamed = error instanceof AppError && error.code === 'VALIDATION';
    tally.expect(isNamed && !one.name.startsWith('y_'), `${shown}: ${error}`);
  }
}

/** Keys that programs trip over, in a body whose rights they might change. */
async function asKeys(wire: Wire, tally: Tally): Promise<void> {
  const bodies = [
    '{"name":"k1","role":"staff","__proto__":{"role":"admin"}}',
    '{"name":"k2","__proto__":{"role":"admin"},"role":"staff"}',
    '{"name":"k3","role":"staff","constructor":{"prototype":{"role":"admin"}}}',
    '{"name":"k4","role":"admin","role":"staff"}',
    '{"name":"k5","role":"staff","r\\u006fle":"staff"}',
    '{"name":"k6","role":"staff","Role":"admin","ROLE":"admin","role ":"admin"}',
    '{"name":"k7","role":"staff","toString":"x","valueOf":1,"hasOwnProperty":null,"length":-1}',
    '\ufeff{"name":"k8","role":"staff"}',
    '{"name":"k9","role":["staff"]}',
    '{"name":"k10","role":{"toString":"staff"}}',
    '{"name":"k11","role":"staff","expiresInDays":1e309}',
    '{"name":"k12","role":"staff","expiresInDays":-1}',
    '{"name":"k13","role":"staff","expiresInDays":99999999999999999999}',
  ];
  const taken: string[] = [];
  for (const body of bodies) {
    const answer: WireAnswer = await wire.send('/api/tokens', { method: 'POST', headers, body });
    const { role } = jsonOf<{ role?: string }>(answer);
    const isHarmless = answer.status === 400 || (answer.status === 201 && role === 'staff');
    if (answer.status === 201) taken.push(body);
    // A refusal for anything but what the body holds would prove nothing.
    tally.expect(answer.status !== 400 || answer.text.includes('VALIDATION'), `${body}: ${answer.text}`);
    tally.expect(isHarmless, `${body} answers ${answer.status} ${answer.text.slice(0, 120)}`);
  }
  tally.expect(taken.length > 0, 'no body with such a key was taken as one of the staff role');
  const empty: Record<string, unknown> = {};
  tally.expect(
    empty.role === undefined && empty.isAdmin === undefined,
    'the prototype of all objects was changed',
  );
}

/** Bodies as large and as deep as they may be, and a little more. */
async function asSizes(wire: Wire, tally: Tally): Promise<void> {
  const wrapped = (inner: string) => `{"x":${inner}}`;
  const sizes: [string, string, number[]][] = [
    ['100,000 levels', wrapped(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), [400]],
    ['20,000 levels of objects', wrapped(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`), [400]],
    ['a number of 200,000 digits', wrapped('9'.repeat(200_000)), [400]],
    ['100,000 numbers', wrapped(`[${'1,'.repeat(100_000)}1]`), [400]],
    ['20,000 keys', `{${Array.from({ length: 20_000 }, (_, at) => `"${at}":1`).join(',')}}`, [400]],
    ['a megabyte of blanks', ' '.repeat(1_048_576), [413]],
    ['a megabyte of text', wrapped(`"${'x'.repeat(1_048_576)}"`), [413]],
  ];
  for (const [what, body, statuses] of sizes) {
    const { status } = await wire.send('/api/tasks', { method: 'POST', headers, body });
    tally.expect(statuses.includes(status), `${what} answers ${status}`);
  }
}

/** What parsers of JSON differ on, in bodies and in the two readers of comment files. */
export const json: Attack = {
  name: 'json',
  claim: `${JSON_CASES.length} cases of JSONTestSuite get their verdict in bodies and files; no key, depth or size does harm`,
  async run({ app, seed }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      // Tokens belong to an admin.
      await makeUser(wire, `json-${seed}`, 'admin');
      for (const one of JSON_CASES) {
        await asBody(wire, one, tally);
        await asStream(one, tally);
        asWhole(one, tally);
      }
      await asKeys(wire, tally);
      await asSizes(wire, tally);
      return tally;
    } finally {
      await wire.close();
    }
  },
};

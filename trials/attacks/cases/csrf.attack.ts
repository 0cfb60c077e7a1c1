import { type Attack, Tally } from '../attack.js';
import { readApi } from '../operations.js';
import { cookieOf, jsonOf, makeUser, openWire, signInOverWire } from '../wire.js';

/** What another site can make a browser send with the victim's cookie: never the origin of smops, never a token. */
const FOREIGN: readonly Record<string, string>[] = [
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'http://localhost.evil.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.contoh.example' },
  { 'sec-fetch-site': 'none' },
  { referer: 'https://evil.example/' },
  // What a browser adds by itself behind a proxy that asks for a password.
  { authorization: 'Basic c3RhZmY6c3RhZmY=' },
  { authorization: 'Bearer' },
  { authorization: 'Negotiate YII=', origin: 'https://evil.example' },
];

/** Bodies that forms and simple requests can carry, and JSON as a page with a hole in CORS would send it. */
const BODIES: readonly [string | undefined, string | undefined][] = [
  [undefined, undefined],
  ['application/x-www-form-urlencoded', 'role=admin&username=evil'],
  ['text/plain', '{"username":"evil","role":"admin","a":"="}'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="role"\r\n\r\nadmin\r\n--x--\r\n',
  ],
  ['application/json', '{"username":"evil","role":"admin"}'],
  ['application/octet-stream', 'firstName,lastName\n'],
  ['text/plain;application/json', '{}'],
];

/** The refusal of the rule itself: a right or a session that is missing would prove nothing. */
const REFUSAL = /must come from the dashboard itself/;

/** Their address carries the right in itself, so they may come from anywhere: an upload's, and that of a mail's link to leave. */
const CARRY_RIGHT = new Set(['putUpload', 'leaveDestination']);

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls that another site makes the browser of a signed-in user send, to every operation that changes something. */
export const csrf: Attack = {
  name: 'csrf',
  claim: 'no operation that changes anything answers a call of another site, in whatever content type',
  async run({ app, seed, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const api = readApi(jsonOf(await wire.asOwner('GET', '/api/openapi.json')));
      const username = `lured-${seed}`;
      await makeUser(wire, username, 'admin');
      const cookie = cookieOf(await signInOverWire(wire, username)) ?? '';
      const changing = api.operations.filter(({ id, method }) => !SAFE.has(method) && !CARRY_RIGHT.has(id));
      for (const [at, { id, method, path }] of changing.entries()) {
        const filled = path.replace(/\{\w+\}/g, '987654321');
        const pairs = FOREIGN.flatMap((headers) => BODIES.map((body) => ({ headers, body })));
        // In the tests each operation meets another part of the list.
        const tried = runs > 1 ? pairs : pairs.filter((_, index) => (index + at) % 14 === 0);
        for (const {
          headers,
          body: [type, body],
        } of tried) {
          const answer = await wire.send(filled, {
            method,
            headers: { cookie, ...headers, ...(type === undefined ? {} : { 'content-type': type }) },
            ...(body === undefined ? {} : { body }),
          });
          const { status } = answer;
          tally.expect(
            status === 403 &&
              REFUSAL.test(answer.text) &&
              answer.headers['access-control-allow-origin'] === undefined,
            `${id} with ${JSON.stringify(headers)} and ${type} answers ${status} ${answer.text.slice(0, 120)}`,
          );
        }
        // A form of the dashboard's own origin is no call of the dashboard either.
        const form = await wire.send(filled, {
          method,
          headers: { cookie, origin: wire.url, 'content-type': 'text/plain' },
          body: '{"username":"evil"}',
        });
        tally.expect(
          form.status >= 400 && form.status < 500 && form.status !== 401,
          `${id} took text/plain: ${form.status}`,
        );
        // The same call from the dashboard gets past the rule: it is the origin that was refused, nothing else.
        tally.expect(!REFUSAL.test(form.text), `${id} refuses the dashboard too: ${form.text.slice(0, 120)}`);
        // Deleting operations read no body, and end the session they are called with.
        const preflight = await wire.send(filled, {
          method: 'OPTIONS',
          headers: { origin: 'https://evil.example', 'access-control-request-method': method },
        });
        tally.expect(
          preflight.headers['access-control-allow-origin'] === undefined,
          `${id} answers a preflight`,
        );
      }
      const alive = await wire.send('/api/sessions', { headers: { cookie } });
      tally.expect(alive.status === 200, `afterwards the victim's session answers ${alive.status}`);
      const users = (await wire.asOwner('GET', '/api/users')).text;
      tally.expect(!users.includes('evil'), 'a user was planted');
      return tally;
    } finally {
      await wire.close();
    }
  },
};

import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { openWire } from '../wire.js';

/** Just below what Node takes for all headers of a request together (16 kB). */
const CHARS = 15_000;

/** What slow patterns trip over: blanks, separators, quotes, nesting, what nearly fits and then does not. */
const SHAPES: readonly string[] = [
  `a${' '.repeat(CHARS)}b`,
  `a${' \t'.repeat(CHARS / 2)}b`,
  ','.repeat(CHARS),
  ';'.repeat(CHARS),
  'a;q=0.'.repeat(CHARS / 6),
  ' ;'.repeat(CHARS / 2),
  'x='.repeat(CHARS / 2),
  '"'.repeat(CHARS),
  `"${'\\'.repeat(CHARS)}`,
  '('.repeat(CHARS),
  'W/"a",'.repeat(CHARS / 6),
  'a'.repeat(CHARS),
  '0'.repeat(CHARS),
  '1,'.repeat(CHARS / 2),
  '1.1.1.1, '.repeat(CHARS / 9),
  ':'.repeat(CHARS),
  '%'.repeat(CHARS),
  '/'.repeat(CHARS),
  '-'.repeat(CHARS),
  `https://${'a.'.repeat(CHARS / 2)}`,
  'for=1;'.repeat(CHARS / 6),
  'Bearer '.repeat(CHARS / 7),
  `smops_session=${'='.repeat(CHARS)}`,
  `multipart/form-data; boundary=${'-'.repeat(CHARS)}`,
];

/** Headers that smops, Hono or Node reads. */
const NAMES: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'forwarded',
  'if-match',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-request-id',
];

export const longHeaders: Attack = {
  name: 'long-headers',
  claim: 'a header of 15 kB, whatever it holds, reaches the application and gets an answer below 500',
  async run({ app, runs }) {
    const tally = new Tally();
    const wire = await openWire(app);
    try {
      const owner = { authorization: `Bearer ${LOCAL_TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
      const shapes = runs > 1 ? SHAPES : SHAPES.filter((_, at) => at % 4 === 0);
      for (const name of NAMES) {
        for (const shape of shapes) {
          const value = shape.slice(0, CHARS);
          for (const [method, path] of [
            ['GET', '/api/accounts'],
            ['POST', '/api/auth/login'],
          ] as const) {
            const body = method === 'POST' ? { body: '{}' } : {};
            const headers = { 'content-type': 'application/json', origin: wire.url, ...owner, [name]: value };
            const { status, headers: answered } = await wire.send(path, { method, headers, ...body });
            const shown = `${method} ${path} with ${name}: ${value.slice(0, 20)}…`;
            // What Node itself refuses (431) never reached the code that reads it.
            tally.expect(answered['x-request-id'] !== undefined, `${shown} did not arrive: ${status}`);
            tally.expect(status < 500, `${shown} answers ${status}`);
          }
        }
      }
      return tally;
    } finally {
      await wire.close();
    }
  },
};

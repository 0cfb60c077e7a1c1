import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

/** Addresses that run something, or lead elsewhere than to the web, when a user clicks on them. */
const LINKS: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://example.com/%0aalert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'intent://x#Intent;scheme=http;end',
  'ftp://example.com/x',
  'mailto:x@example.com',
  'tel:+60123456789',
  '//evil.example/x',
  '/\\evil.example',
  'http:evil.example',
  'https:/evil.example',
  'http://',
  'https://\u0000evil.example',
  'http://ex ample.com',
  'view-source:https://example.com',
  'jar:https://example.com!/',
];

const ACCOUNT_KEYS = ['facebookProfileLink', 'instagramProfileLink', 'tiktokProfileLink'] as const;
const csv = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** What refusals of a link say. */
const OF_LINK = /link|url|address/i;

async function untilCompleted(wire: Wire, path: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { text } = await wire.asOwner('GET', path);
    if (text.includes('"status":"completed"')) return;
    await sleep(100);
  }
  throw new Error(`${path} is not completed`);
}

/** Every link in anything that the API answers: none may run anything. */
function dangerous(value: unknown, found: string[] = [], key = ''): string[] {
  if (typeof value === 'string') {
    const isLink = /link|url|picture|thumbnail/i.test(key);
    if (isLink && value !== '' && !/^(https?:\/\/|\/api\/)/.test(value)) found.push(`${key}: ${value}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      dangerous(inner, found, Array.isArray(value) ? key : name);
  }
  return found;
}

/** Links by API, by edit, by import as CSV and NDJSON, as comments of a file. The commands use the same API. */
export const links: Attack = {
  name: 'links',
  claim: 'no address but http and https is ever stored as a link, whichever way it comes',
  async run({ app, seed }) {
    const wire = await openWire(app);
    const tally = new Tally();
    const owner = { authorization: `Bearer ${LOCAL_TOKEN}` };
    const isAllowed = (link: string) => /^https?:\/\/[^\s]+$/i.test(link);
    try {
      const person = { firstName: 'Mei', lastName: 'Ling', emailAddress: `mei-${seed}@contoh.example` };
      const task = {
        date: '2026-11-21',
        socialPlatform: 'Facebook',
        task: '["Like"]',
        link: 'https://example.com/1',
      };
      const sound = 'https://contoh.example/aminah';
      const madeTask = jsonOf<{ id: number }>(await wire.asOwner('POST', '/api/tasks', task));
      const madeAccount = jsonOf<{ id: number }>(await wire.asOwner('POST', '/api/accounts', person));
      for (const [at, link] of LINKS.entries()) {
        const refused = async (what: string, method: string, path: string, body: object) => {
          const { status, text } = await wire.asOwner(method, path, body);
          // The refusal is of the link: anything else that is wrong would hide what it does.
          tally.expect(
            status === 400 && OF_LINK.test(text),
            `${what} with ${JSON.stringify(link)} answers ${status} ${text.slice(0, 200)}`,
          );
        };
        await refused('a new task', 'POST', '/api/tasks', { ...task, link });
        await refused('an edited task', 'PUT', `/api/tasks/${madeTask.id}`, { ...task, link });
        for (const key of ACCOUNT_KEYS) {
          const emailAddress = `mei-${seed}-${at}-${key}@contoh.example`;
          await refused('a new account', 'POST', '/api/accounts', { ...person, emailAddress, [key]: link });
          await refused('an edited account', 'PUT', `/api/accounts/${madeAccount.id}`, {
            ...person,
            [key]: link,
          });
        }
        await refused('a portrait', 'POST', '/api/user-profile-images', { imageUrl: link });
        await refused('an image to fetch', 'POST', '/api/uploads/url/meta', { url: link });
      }
      const taken: [string, string, object][] = [
        ['POST', '/api/tasks', { ...task, link: sound }],
        ['PUT', `/api/tasks/${madeTask.id}`, { ...task, link: sound }],
        ...ACCOUNT_KEYS.flatMap((key, at): [string, string, object][] => [
          [
            'POST',
            '/api/accounts',
            { ...person, emailAddress: `mei-${seed}-${at}@contoh.example`, [key]: sound },
          ],
          ['PUT', `/api/accounts/${madeAccount.id}`, { ...person, [key]: sound }],
        ]),
      ];
      for (const [method, path, body] of taken) {
        const { status, text } = await wire.asOwner(method, path, body);
        tally.expect(
          status < 300 && text.includes(sound),
          `${method} ${path} with a sound link answers ${status} ${text.slice(0, 200)}`,
        );
      }
      const files: [string, string, string][] = [
        [
          'accounts.csv',
          '/api/accounts/import',
          `firstName,lastName,emailAddress,facebookProfileLink\n${LINKS.map((link, at) => `A,B,csv-${seed}-${at}@contoh.example,${csv(link)}`).join('\n')}\n`,
        ],
        [
          'accounts.ndjson',
          '/api/accounts/import',
          LINKS.map((link, at) =>
            JSON.stringify({
              ...person,
              emailAddress: `nd-${seed}-${at}@contoh.example`,
              tiktokProfileLink: link,
            }),
          ).join('\n'),
        ],
        [
          'tasks.ndjson',
          '/api/tasks/import',
          LINKS.map((link) => JSON.stringify({ ...task, link })).join('\n'),
        ],
        ['tasks.json', '/api/tasks/import', JSON.stringify(LINKS.map((link) => ({ ...task, link })))],
      ];
      for (const [name, path, body] of files) {
        const answer = await wire.send(`${path}?name=${name}`, {
          method: 'POST',
          headers: { ...owner, 'content-type': 'application/octet-stream' },
          body,
        });
        tally.expect(
          answer.status === 200,
          `importing ${name} answers ${answer.status}: ${answer.text.slice(0, 200)}`,
        );
        const { rows, refused, problems } = jsonOf<{ rows: number; refused: number; problems: object[] }>(
          answer,
        );
        tally.expect(
          rows === LINKS.length && refused === LINKS.length && OF_LINK.test(JSON.stringify(problems)),
          `importing ${name} refused ${refused} of ${rows}: ${answer.text.slice(0, 400)}`,
        );
      }
      const comments = LINKS.map((link, at) => ({
        id: `${at}`,
        message: `Komen ${at} ${link}`,
        permalink_url: link,
        from: { name: link },
        profile_url: link,
      }));
      const started = await wire.asOwner('POST', '/api/fb-analyzer/analyze', {
        comments_data: comments,
        variables: ['komen'],
        api_provider: 'local',
        post_url: 'javascript:alert(1)',
      });
      const { task_id: run } = jsonOf<{ task_id: string }>(started);
      await untilCompleted(wire, `/api/fb-analyzer/task/${run}`);
      const reads = [
        '/api/accounts',
        '/api/tasks',
        '/api/user-profile-images',
        '/api/facebook-posts',
        '/api/youtube/videos',
        `/api/fb-analyzer/task/${run}/results`,
      ];
      for (const path of reads) {
        const answer = await wire.asOwner('GET', path);
        // Neither Facebook nor YouTube is set up here.
        if (answer.status === 409 && /facebook|youtube/.test(path)) continue;
        tally.expect(answer.status === 200, `${path} answers ${answer.status} ${answer.text.slice(0, 200)}`);
        if (path.includes(`${run}`)) {
          const found = LINKS.filter((_, at) => answer.text.includes(`Komen ${at} `)).length;
          tally.expect(found === LINKS.length, `${path} has ${found} of ${LINKS.length} comments`);
        }
        const found = dangerous(jsonOf(answer)).filter(
          (text) => !isAllowed(text.split(': ').slice(1).join(': ')),
        );
        tally.expect(found.length === 0, `${path} answers ${found.slice(0, 3).join(' | ')}`);
      }
      return tally;
    } finally {
      await wire.close();
    }
  },
};

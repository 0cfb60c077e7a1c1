import { HOSTILE_TEXTS } from '@smops/fixtures/hostile-texts.js';
import fc from 'fast-check';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, makeUser, openWire, type Wire } from '../wire.js';

type Row = Record<string, unknown>;

/** A place where people write text: how it is stored, and how what was stored is read back. */
interface Field {
  name: string;
  method: 'POST' | 'PUT';
  path: string;
  /** A valid body with that text in the field. */
  body(text: string, at: number): Row;
  /** The text as smops has it afterwards. */
  stored(wire: Wire, answer: Row): Promise<unknown>;
  /** A text that the field must take: if not even that arrives, no hostile one has been tried. */
  sound: string;
  /** What the form itself takes away. */
  trims?: boolean;
}

const account = (at: number) => ({
  firstName: 'Aminah',
  lastName: 'Yusof',
  emailAddress: `n${at}@contoh.example`,
});
const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
const whatsapp = (at: number) => ({
  phoneNumber: `+6011${String(20_000_000 + at)}`,
  whatsappName: 'Kedai',
  state: 'Selangor',
  groupName: 'Uji',
});
const reread = (list: string, key: string) => async (wire: Wire, row: Row) =>
  jsonOf<Row>(await wire.asOwner('GET', `/api/${list}/${row.id}`))[key];
const listed = (path: string, key: string) => async (wire: Wire, row: Row) =>
  jsonOf<Row[]>(await wire.asOwner('GET', path)).find(({ id }) => id === row.id)?.[key];

const SOUND_TASK = {
  requirements: 'Tulis komen 留言',
  link: 'https://contoh.example/p/1',
  task: '["Like"]',
  date: '2026-11-22',
} as const;

const FIELDS: readonly Field[] = [
  ...(
    ['firstName', 'lastName', 'facebookProfileLink', 'instagramProfileLink', 'tiktokProfileLink'] as const
  ).map(
    (key): Field => ({
      name: `account ${key}`,
      sound: key.endsWith('Link') ? 'https://contoh.example/aminah' : "D'Souza 陈",
      method: 'POST',
      path: '/api/accounts',
      body: (text, at) => ({ ...account(at), [key]: text }),
      stored: reread('accounts', key),
    }),
  ),
  ...(['requirements', 'link', 'task', 'date'] as const).map(
    (key): Field => ({
      name: `task ${key}`,
      sound: SOUND_TASK[key],
      method: 'POST',
      path: '/api/tasks',
      body: (text) => ({ ...task, [key]: text }),
      stored: reread('tasks', key),
    }),
  ),
  ...(['whatsappName', 'groupName'] as const).map(
    (key): Field => ({
      name: `whatsapp ${key}`,
      sound: 'Kedai Kopi 咖啡店',
      method: 'POST',
      path: '/api/whatsapps',
      body: (text, at) => ({ ...whatsapp(at), [key]: text }),
      stored: reread('whatsapps', key),
    }),
  ),
  {
    name: 'username',
    sound: 'aminah-uji',
    method: 'POST',
    path: '/api/users',
    body: (text) => ({ username: text, role: 'staff', password: 'kopi-o-kosong-123' }),
    stored: listed('/api/users', 'username'),
    trims: true,
  },
  {
    name: 'token name',
    sound: 'aminah-uji',
    method: 'POST',
    path: '/api/tokens',
    body: (text) => ({ name: text, role: 'staff' }),
    stored: listed('/api/tokens', 'name'),
    trims: true,
  },
  {
    name: 'feed name',
    sound: 'aminah-uji',
    method: 'POST',
    path: '/api/feeds',
    body: (text) => ({ list: 'tasks', name: text }),
    stored: listed('/api/feeds', 'name'),
    trims: true,
  },
];

/** Nothing is a text of its own: a field that may be missing keeps it as missing. */
const same = (field: Field, sent: string, stored: unknown): boolean =>
  stored === sent || (field.trims === true && stored === sent.trim()) || (sent === '' && stored === null);

/** Comments go through smops as texts of others: what no store can hold is taken out, everything else stays. */
async function sendComments(wire: Wire, texts: string[], tally: Tally): Promise<void> {
  const usable = texts.filter((text) => text.trim() !== '' && text.length < 5000);
  const started = await wire.asOwner('POST', '/api/fb-analyzer/analyze', {
    comments_data: usable.map((message, at) => ({ message, name: message.slice(0, 100), id: `n${at}` })),
    variables: ['jalan', "'; DROP TABLE users; --"],
    api_provider: 'local',
  });
  const { task_id: id } = jsonOf<{ task_id: string }>(started);
  tally.expect(id !== undefined, `the analysis of naughty comments answered ${started.text.slice(0, 200)}`);
  let status = '';
  for (let tries = 0; tries < 300 && status !== 'completed' && status !== 'failed'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ status } = jsonOf<{ status: string }>(await wire.asOwner('GET', `/api/fb-analyzer/task/${id}`)));
  }
  tally.expect(status === 'completed', `the analysis of naughty comments is ${status}`);
  let looked = 0;
  const results = (await wire.asOwner('GET', `/api/fb-analyzer/task/${id}/export?format=json`)).text;
  for (const text of usable) {
    const kept = text.toWellFormed().trim();
    // Others lose what no store can hold; what is whole has to come back whole.
    if (!/^[\p{L}\p{N}\p{P}\p{S}\p{M} ]+$/u.test(kept)) continue;
    looked += 1;
    const isThere = results.includes(JSON.stringify(kept).slice(1, -1));
    tally.expect(isThere, `the comment ${JSON.stringify(kept.slice(0, 60))} is not among the results`);
  }
  tally.expect(looked > 10, `only ${looked} comments were looked for`);
}

/** Texts that break programs, through every field and back. */
export const naughty: Attack = {
  name: 'naughty',
  claim: 'every hostile text comes back from every text field byte for byte, or is refused with 400',
  async run({ app, seed, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      // Tokens belong to an admin.
      await makeUser(wire, `naughty-${seed}`, 'admin');
      const random = fc.sample(fc.string({ unit: 'binary', minLength: 1 }), { seed, numRuns: 10 * runs });
      const texts = [...HOSTILE_TEXTS, ...random];
      let unique = 0;
      for (const field of FIELDS) {
        let taken = 0;
        for (const [at, text] of [field.sound, ...texts].entries()) {
          // The tests send each field a third of them, each another.
          if (runs === 1 && at > 0 && (at + field.name.length) % 3 !== 0) continue;
          unique += 1;
          const answer = await wire.asOwner(field.method, field.path, field.body(text, unique));
          const shown = `${field.name}: ${JSON.stringify(text.slice(0, 60))}`;
          if (answer.status === 409 && at > 0) continue;
          if (answer.status >= 300) {
            // The refusal names the field: it was this text that was looked at.
            const isOfField =
              answer.status === 400 && answer.text.includes(field.name.split(' ').at(-1) ?? '');
            tally.expect(
              isOfField && at > 0,
              `${shown} answers ${answer.status} ${answer.text.slice(0, 120)}`,
            );
            continue;
          }
          taken += 1;
          const stored = await field.stored(wire, jsonOf<Row>(answer));
          tally.expect(
            same(field, text, stored),
            () => `${shown} came back as ${JSON.stringify(stored)?.slice(0, 80)}`,
          );
        }
        tally.notes.push(`${field.name}: ${taken} texts taken`);
      }
      await sendComments(wire, texts, tally);
      const alive = await wire.asOwner('GET', '/api/users');
      tally.expect(alive.status === 200, `afterwards the users answer ${alive.status}`);
      return tally;
    } finally {
      await wire.close();
    }
  },
};

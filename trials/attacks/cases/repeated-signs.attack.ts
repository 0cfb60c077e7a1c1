import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

const FLAGS = '🇲🇾';
const SIGNS = ['1.', FLAGS, '我 a '];
const NAME_CHARS = 90;
const COMMENT_CHARS = 9_900;
const repeated = (sign: string, chars: number) => sign.repeat(Math.floor(chars / sign.length)).trim();

async function start(wire: Wire, variables: string[], comments: string[]): Promise<string> {
  const answer = await wire.asOwner('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments.map((content, at) => ({ id: `${at}`, content })),
    ...{ variables, api_provider: 'local', file_name: 'tanda.json' },
  });
  if (answer.status >= 300) throw new Error(`analyze answers ${answer.status}: ${answer.text.slice(0, 200)}`);
  return jsonOf<{ task_id: string }>(answer).task_id;
}

const isEnded = async (wire: Wire, run: string): Promise<boolean> =>
  /"status":"completed"/.test((await wire.asOwner('GET', `/api/fb-analyzer/task/${run}`)).text);

/** Waits for a run; false when it has not ended after half a minute. */
async function ends(wire: Wire, run: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isEnded(wire, run)) return true;
    await sleep(100);
  }
  return false;
}

/** Names and comments of one sign again and again: three of them once held the engine up for a minute. */
export const repeatedSigns: Attack = {
  name: 'repeated-signs',
  claim: 'variables and comments of repeated signs hold up no analysis, their own or another’s',
  async run({ app, runs }) {
    const wire = await openWire(app);
    const tally = new Tally();
    try {
      const variables = SIGNS.map((sign, at) => `harga${at} ${repeated(sign, NAME_CHARS)}`);
      const comments = SIGNS.flatMap((sign) =>
        Array.from({ length: runs > 1 ? 10 : 1 }, (_, at) => `${at} ${repeated(sign, COMMENT_CHARS)}`),
      );
      const slow = await start(wire, variables, comments);
      const other = await start(wire, ['jalan'], ['Jalan di kampung kami rosak teruk']);
      tally.expect(await ends(wire, other), 'the analysis of one comment does not end');
      tally.expect(await ends(wire, slow), 'the analysis of repeated signs does not end');
      return tally;
    } finally {
      await wire.close();
    }
  },
};

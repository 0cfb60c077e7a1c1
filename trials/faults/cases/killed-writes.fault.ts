import { setTimeout as sleep } from 'node:timers/promises';
import { apiOf, listAccounts } from '../api.js';
import { check, type Fault } from '../scenario.js';

/** Writes one account after the other until the server is gone; the emails that were acknowledged. */
async function writeUntilGone(api: ReturnType<typeof apiOf>, first: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let number = first; ; number++) {
    const emailAddress = `uji${number}@contoh.example`;
    try {
      const answer = await api.post('/api/accounts', {
        firstName: '美玲',
        lastName: `Uji ${number}`,
        emailAddress,
      });
      if (answer.status !== 201) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
      acknowledged.push(emailAddress);
    } catch (error) {
      // The connection broke: whether the last write came to be is not known, and either is right.
      if (error instanceof TypeError) return acknowledged;
      throw error;
    }
  }
}

/** The embedded database killed -9 during writes opens every time, with every acknowledged row. */
export const killedWrites: Fault = {
  name: 'embedded database killed -9 during writes',
  claim: 'it opens each time, and every acknowledged row is there once',
  times: 50,
  async run({ sandbox, times, random }) {
    const acknowledged: string[] = [];
    let next = 0;
    for (let kill = 1; kill <= times; kill++) {
      const server = await sandbox.serve();
      const writing = writeUntilGone(apiOf(sandbox), next);
      await sleep(200 + random() * 1500);
      server.child.kill('SIGKILL');
      const written = await writing;
      await server.ended;
      acknowledged.push(...written);
      next += written.length + 1;
    }
    const server = await sandbox.serve();
    const stored = (await listAccounts(apiOf(sandbox))).map((account) => account.emailAddress);
    server.child.kill('SIGTERM');
    await server.ended;
    const there = new Set(stored);
    const lost = acknowledged.filter((email) => !there.has(email));
    check(
      lost.length === 0,
      `${lost.length} of ${acknowledged.length} acknowledged rows are lost, first ${lost[0]}`,
    );
    check(there.size === stored.length, 'a row is there twice');
    check(stored.length <= acknowledged.length + times, 'there are rows that were never written');
    return `${times} kills, ${acknowledged.length} rows acknowledged, all there`;
  },
};

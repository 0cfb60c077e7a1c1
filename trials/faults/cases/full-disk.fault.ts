import { apiOf, listAccounts } from '../api.js';
import { check, type Fault } from '../scenario.js';

/** Bytes that any file may have: more than those of a fresh database (16 MB log segments) and less than growth needs. */
const FILE_BYTES = 17 * 1024 * 1024;

async function checkRefusal(answer: Response): Promise<void> {
  const text = await answer.text();
  check(
    answer.status === 503 && /disk|space/i.test(text),
    `answered ${answer.status}: ${text.slice(0, 200)}`,
  );
}

/** A disk that is full, by RLIMIT_FSIZE: a write is refused in words, nothing acknowledged is lost. */
export const fullDisk: Fault = {
  name: 'full disk (RLIMIT_FSIZE)',
  claim: 'no answer but success or a clear refusal; what was acknowledged is there afterwards',
  times: 1,
  async run({ sandbox }) {
    await (await sandbox.run(['users', 'add', 'aminah', '--role', 'staff'])).code;
    // A shell, because the signal of a write beyond the limit has to be ignored, as on a disk that is really full.
    const through = ['sh', '-c', `trap '' XFSZ; ulimit -f ${FILE_BYTES / 512}; exec "$@"`, 'sh'];
    const server = await sandbox.serve({ through });
    const api = apiOf(sandbox);
    const acknowledged: string[] = [];
    const addAccount = async (number: number) => {
      const emailAddress = `uji${number}@contoh.example`;
      const answer = await api.post('/api/accounts', {
        firstName: 'Uji',
        lastName: String(number),
        emailAddress,
      });
      if (answer.status === 201) acknowledged.push(emailAddress);
      else await checkRefusal(answer);
    };
    for (let number = 0; number < 20; number++) await addAccount(number);
    const text = '价格又涨了 harga naik lagi '.repeat(60);
    const comments = Array.from({ length: 20_000 }, (_, at) => ({ message: `${at} ${text}` }));
    const body = { comments_data: comments, variables: ['harga'], api_provider: 'local' };
    const large = await api.post('/api/fb-analyzer/analyze', body);
    await checkRefusal(large);
    const runs = (await (await api.get('/api/fb-analyzer/tasks')).json()) as unknown[];
    check(runs.length === 0, 'half a run is stored');
    for (let number = 20; number < 40; number++) await addAccount(number);
    server.child.kill('SIGKILL');
    await server.ended;
    const roomy = await sandbox.serve();
    const stored = new Set((await listAccounts(apiOf(sandbox))).map((account) => account.emailAddress));
    roomy.child.kill('SIGTERM');
    await roomy.ended;
    const lost = acknowledged.filter((email) => !stored.has(email));
    check(lost.length === 0, `${lost.length} acknowledged rows are lost`);
    return `${acknowledged.length} of 40 rows acknowledged and there, a run of 35 MB refused whole`;
  },
};

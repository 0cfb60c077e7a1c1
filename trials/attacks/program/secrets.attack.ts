import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { EXIT, type ExitCode } from '@smops/cli/failures/exit-codes.js';
import { Sandbox } from '@smops/cli/testing.js';
import { SERVICES } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { type Attack, type AttackContext, Tally } from '../attack.js';

/** Nothing listens there: what is asked of it fails, and failures are what gets logged. */
const NOWHERE = 'http://127.0.0.1:9';

/** Longer than any call may take; one that hangs is a finding. */
const CALL_MS = 30_000;

/** Secrets that can be told from everything else, by what they are. */
class Secrets {
  readonly values = new Map<string, string>();

  plant(what: string, value = `rahsia-${randomBytes(12).toString('hex')}`): string {
    this.values.set(what, value);
    return value;
  }
}

/** Where secrets must not be: each place with what was found in it. */
class Places {
  readonly texts = new Map<string, string>();

  keep(place: string, text: string): void {
    this.texts.set(place, (this.texts.get(place) ?? '') + text);
  }
}

function environment(secrets: Secrets, folder: string): Record<string, string> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  secrets.plant('the key of the service account', pem.split('\n')[5] ?? pem);
  const account = join(folder, 'akaun.json');
  writeFileSync(
    account,
    JSON.stringify({ client_email: 'smops@contoh.example', private_key: pem, token_uri: `${NOWHERE}/token` }),
    { mode: 0o600 },
  );
  return {
    LOG_LEVEL: 'trace',
    SMOPS_ADMIN_PASSWORD: secrets.plant("the admin's password"),
    ...Object.fromEntries(
      SERVICES.flatMap(({ id, prefix }) => [
        [`${prefix}_API_KEY`, secrets.plant(`the key of ${id}`)],
        [`${prefix}_URL`, NOWHERE],
      ]),
    ),
    YOUTUBE_API_KEY: secrets.plant('the YouTube key'),
    YOUTUBE_CHANNEL: '@contoh',
    YOUTUBE_URL: NOWHERE,
    FACEBOOK_PAGE_ID: 'contoh',
    FACEBOOK_PAGE_TOKEN: secrets.plant('the Facebook token'),
    FACEBOOK_GRAPH_URL: NOWHERE,
    S3_ENDPOINT: NOWHERE,
    S3_REGION: 'my-1',
    S3_BUCKET: 'contoh',
    S3_ACCESS_KEY_ID: 'AKIACONTOH',
    S3_SECRET_ACCESS_KEY: secrets.plant('the S3 secret'),
    GOOGLE_SERVICE_ACCOUNT_FILE: account,
    GOOGLE_SHEET_ID: 'contoh-contoh-contoh',
    GOOGLE_SHEETS_URL: NOWHERE,
  };
}

type Call = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => Promise<{
  status: number;
  text: string;
  bytes: Buffer;
  cookie: string;
}>;

/** Everything that carries a secret in, right and wrong; what is answered is kept, but for the one answer that tells it. */
async function use(
  call: Call,
  secrets: Secrets,
  places: Places,
  tally: Tally,
  password: string,
): Promise<void> {
  /** `expected` is the status that shows that the secret got where it was meant to. */
  const keep = async (expected: number, method: string, path: string, options: Parameters<Call>[2] = {}) => {
    const answer = await call(method, path, options);
    const shown = `${method} ${path.replace(/rahsia-\w+|feed_\w+/, '…')}`;
    places.keep(`the answer of ${shown}`, answer.text);
    tally.expect(
      answer.status === expected,
      `${shown} answers ${answer.status}: ${answer.text.slice(0, 160)}`,
    );
    return answer;
  };
  const signIn = (word: string) => ({ body: { username: 'admin', password: word } });
  await keep(401, 'POST', '/api/auth/login', signIn(secrets.plant('a wrong password')));
  const { cookie } = await keep(200, 'POST', '/api/auth/login', signIn(password));
  secrets.plant('a session', cookie.split('=')[1]);
  const as = { headers: { cookie } };
  const made = await call('POST', '/api/tokens', { ...as, body: { name: 'cron', role: 'admin' } });
  const token = secrets.plant('a token', (JSON.parse(made.text) as { token: string }).token);
  const fed = await call('POST', '/api/feeds', { ...as, body: { list: 'tasks', name: 'Excel' } });
  const { path } = JSON.parse(fed.text) as { path: string };
  secrets.plant('a feed', path.split('/')[3]);
  await keep(200, 'GET', path);
  await keep(404, 'GET', `${path}x`);
  await keep(200, 'GET', '/api/tokens', { headers: { authorization: `Bearer ${token}` } });
  await keep(401, 'GET', '/api/tokens', {
    headers: { authorization: `Bearer ${secrets.plant('a wrong token')}` },
  });
  await keep(200, 'GET', '/api/sessions?all=true', as);
  await keep(200, 'GET', '/api/feeds', as);
  await keep(201, 'POST', '/api/users', {
    ...as,
    body: { username: 'aminah', role: 'staff', password: secrets.plant('a new password') },
  });
  await keep(400, 'PUT', '/api/auth/password', {
    ...as,
    body: {
      currentPassword: secrets.plant('a wrong current password'),
      newPassword: secrets.plant('a password that is not taken'),
    },
  });
  const comments = [{ message: 'Jalan teruk', labels: ['jalan'] }];
  // Each waits for a service that is not there: all of them at once.
  const askService = async ({ id: api_provider, takesKey }: (typeof SERVICES)[number]) => {
    const api_key = secrets.plant(`a key sent for ${api_provider}`);
    const body = { comments_data: comments, variables: ['jalan'], api_provider };
    await keep(takesKey ? 200 : 400, 'POST', '/api/fb-analyzer/analyze', {
      ...as,
      body: { ...body, api_key },
    });
    await keep(takesKey ? 202 : 400, 'POST', '/api/fb-analyzer/evaluate', {
      ...as,
      body: { ...body, api_key },
    });
    await keep(200, 'POST', '/api/fb-analyzer/analyze', { ...as, body });
    const sizes = { variables: ['jalan'], api_provider, comments: 1, text_tokens: 3, api_key };
    await keep(200, 'POST', '/api/fb-analyzer/estimate', { ...as, body: sizes });
    await keep(200, 'POST', `/api/providers/${api_provider}/test`, as);
  };
  await Promise.all([
    ...SERVICES.map(askService),
    keep(502, 'POST', '/api/youtube/refresh', { ...as, body: {} }),
    keep(502, 'POST', '/api/facebook-posts/refresh', as),
    keep(502, 'POST', '/api/spreadsheet/sync', as),
  ]);
  await keep(200, 'POST', '/api/objects/upload', { ...as, body: {} });
  await keep(502, 'POST', '/api/uploads/s3/multipart', {
    ...as,
    body: { filename: 'a.png', type: 'image/png', metadata: {} },
  });
  await keep(400, 'GET', '/api/uploads/s3/sts', as);
  await keep(200, 'GET', '/api/uploads/s3/params?filename=a.png&type=image/png', as);
  // Where people paste a secret by mistake: the address, broken JSON, a field of another kind.
  const pasted = secrets.plant('a secret in an address');
  await call('GET', `/api/tasks?token=${pasted}`);
  await keep(400, 'POST', '/api/auth/login', {
    body: `{"username":"admin","password":"${secrets.plant('a password in broken JSON')}"`,
  });
  await keep(400, 'POST', '/api/auth/login', {
    body: { username: 1, password: secrets.plant('a password beside a wrong field') },
  });
  await keep(400, 'PUT', '/api/auth/password', {
    ...as,
    body: { newPassword: secrets.plant('a password alone') },
  });
  for (const address of [
    '/api/audit',
    '/api/status',
    '/api/spreadsheet',
    '/api/providers',
    '/api/users',
    '/metrics',
    '/readyz',
    '/api/openapi.json',
    '/api/fb-analyzer/tasks',
  ]) {
    await keep(200, 'GET', address, as);
  }
  const backup = await call('GET', '/api/backup', as);
  places.keep('a backup', gunzipSync(backup.bytes).toString('latin1'));
  await keep(204, 'POST', '/api/auth/logout', as);
}

function* filesOf(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesOf(path);
    else yield path;
  }
}

const processLine = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'latin1');

async function run(_: AttackContext): Promise<Tally> {
  const tally = new Tally();
  const sandbox = await Sandbox.open();
  const [secrets, places] = [new Secrets(), new Places()];
  try {
    const env = environment(secrets, sandbox.folder);
    const server = await sandbox.serve({ env });
    const call: Call = async (method, path, { body, headers = {} } = {}) => {
      const answer = await fetch(server.url + path, {
        method,
        signal: AbortSignal.timeout(CALL_MS),
        headers: { origin: server.url, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      return { status: answer.status, text: bytes.toString(), bytes, cookie };
    };
    await use(call, secrets, places, tally, env.SMOPS_ADMIN_PASSWORD ?? '');
    if (process.platform === 'linux')
      places.keep("the server's command line", processLine(server.child.pid ?? 0));
    const localToken = (
      JSON.parse(readFileSync(join(sandbox.data, 'server.json'), 'utf8')) as { token: string }
    ).token;
    secrets.plant("the data folder's token", localToken);
    const typed = secrets.plant('a password typed for a user');
    const commands: [args: string[], input: string, expected?: ExitCode][] = [
      [['users', 'add', 'mei-ling', '--role', 'staff', '--password-stdin', '--verbose'], `${typed}\n`],
      [['doctor', '--verbose'], ''],
      [['status', '--json', '--verbose'], ''],
      [['tokens', 'list', '--json', '--verbose'], ''],
      [['audit', 'list', '--json', '--verbose'], ''],
      [['providers', 'list', '--verbose'], ''],
      [['accounts', 'list', '--format', 'json', '--verbose'], ''],
    ];
    for (const [args, input, expected = EXIT.done] of commands) {
      const { code, stdout, stderr } = await sandbox.run(args, { env, input });
      places.keep(`smops ${args.join(' ')}`, stdout + stderr);
      tally.expect(code === expected, `smops ${args.join(' ')} ended with ${code}: ${stderr.slice(0, 200)}`);
    }
    server.child.kill('SIGTERM');
    const { stdout, stderr } = await server.ended;
    const log = stdout + stderr;
    places.keep('the log at its most verbose', log);
    tally.expect(
      log.includes('/api/auth/login') && log.includes('/api/feeds/…'),
      'the log is not the whole log',
    );
    const word = secrets.plant("the database's password");
    for (const [why, changed] of [
      ['no database', { DATABASE_URL: `postgres://smops:${word}@127.0.0.1:9/smops` }],
      ['a database address that is none', { DATABASE_URL: `postgres://smops:${word}@:::/` }],
      ['a wrong setting', { PORT: 'x', DATABASE_URL: `postgres://smops:${word}@127.0.0.1:9/smops` }],
      ['a database of another kind', { DATABASE_URL: `mysql://smops:${word}@127.0.0.1/smops` }],
    ] as const) {
      const end = await sandbox.run(['serve'], { env: { ...env, ...changed } });
      places.keep(`a start that fails (${why})`, end.stdout + end.stderr);
      tally.expect(end.code !== 0, `serve with ${why} ended with ${end.code}`);
    }
    for (const path of filesOf(sandbox.data)) {
      places.keep(`the file ${path.slice(sandbox.data.length)}`, readFileSync(path, 'latin1'));
    }
    for (const [place, text] of places.texts) {
      for (const [what, value] of secrets.values) {
        tally.expect(value.length > 10 && !text.includes(value), `${place} shows ${what}`);
      }
    }
    tally.notes.push(`${secrets.values.size} secrets looked for in ${places.texts.size} places`);
    return tally;
  } finally {
    await sandbox.end();
  }
}

/** Secrets of every kind through the built program, and then looked for wherever it writes. */
export const secrets: Attack<AttackContext> = {
  name: 'secrets',
  claim:
    'no password, session, token or key is in a log, an answer, a backup, a file, an error or a command line',
  run,
};

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import { removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

type World = Awaited<ReturnType<typeof serveCommandFolder>>;

const test = suite<World>('smops users');
const PASSWORD = 'nasi-lemak-ayam-99';

test.before(async (world) => {
  Object.assign(world, await serveCommandFolder({ SMOPS_SHARE_LINKS: '1' }));
});
test.after(removeCommandFolder);

/** A person with a session and a token. */
async function join({ env, server }: World, username: string) {
  const smops = (argv: string[], more = {}) => runCommand(commands, argv, { env, ...more });
  const added = await smops(
    ['users', 'add', username, '--role', 'admin', '--password-stdin', '--may-keep-password'],
    { input: PASSWORD },
  );
  assert.is(added.code, 0, added.err);
  const signIn = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const made = await fetch(`${server.url}/api/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url, cookie },
    body: JSON.stringify({ name: `skrip ${username}` }),
  });
  const { token } = (await made.json()) as { token: string };
  const asks = async () =>
    (await fetch(`${server.url}/api/tasks?limit=1`, { headers: { authorization: `Bearer ${token}` } }))
      .status;
  return { smops, asks };
}

test('disable says what stops, and it has; enable lets tokens in again', async (world) => {
  const { smops, asks } = await join(world, 'mei');
  assert.is(await asks(), 200);
  const disabled = await smops(['users', 'edit', 'mei', '--disable']);
  assert.match(disabled.out, 'What stops: 1 session ends, 1 API token is taken nowhere.');
  assert.is(await asks(), 401);
  const again = await smops(['users', 'edit', 'mei', '--disable']);
  assert.not.match(again.out, 'What stops', 'nothing is left to stop');
  const enabled = await smops(['users', 'edit', 'mei', '--enable', '--json']);
  assert.equal(JSON.parse(enabled.out).disabled, false);
  assert.is(await asks(), 200);
});

test('set-role says what stops: the sessions, while the token goes on with the weaker role', async (world) => {
  const { smops, asks } = await join(world, 'vinod');
  const changed = await smops(['users', 'edit', 'vinod', '--role', 'staff']);
  assert.match(changed.out, 'What stops: 1 session ends.');
  assert.is(await asks(), 200);
});

test('remove says what will stop before it asks, and does nothing without a yes', async (world) => {
  const { smops, asks } = await join(world, 'devi');
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return 'n';
  };
  const refused = await smops(['users', 'delete', 'devi'], { isInTty: true, isErrTty: true, ask });
  assert.is(refused.code, 2);
  assert.match(String(questions), 'What stops: 1 session ends, 1 API token is taken nowhere.');
  assert.is(await asks(), 200);
  const removed = await smops(['users', 'delete', 'devi', '--yes']);
  assert.is(removed.code, 0, removed.err);
  assert.is(await asks(), 401);
});

test('one user is edited by what is named: a password, a language, a browser', async (world) => {
  const { smops } = await join(world, 'siti');
  const listed = await smops(['users', 'list', '--sessions', '--json']);
  const session = JSON.parse(listed.out).find((one: { username: string }) => one.username === 'siti');
  const out = await smops(['users', 'edit', '--sign-out', String(session.id), '--yes']);
  assert.is(out.code, 0, out.err);
  const set = await smops(['users', 'edit', 'siti', '--new-password', '--password-stdin'], {
    input: 'roti-canai-banjir-77',
  });
  assert.is(set.code, 0, set.err);
  assert.match(set.out, 'siti');
  assert.match((await smops(['users', 'edit', 'siti'])).err, 'Say what to change: --role, --new-password');
  assert.is((await smops(['users', 'edit', '--language', 'jawa'])).code, 2);
  const two = await smops(['users', 'edit', 'siti', '--role', 'staff', '--disable']);
  assert.match(two.err, 'smops users edit --role does not take --disable.');
});

test.run();

/**
 * What a person does with the zip file for Windows, under Debian's wine: unzip it, start it by smops.cmd, sign in, analyse,
 * read, make a Word page, back up, stop; then all again on the same data, and after the power has failed. It says of each
 * step how long it took.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { root, run } from '../setup/setup.mjs';
import { Wine } from './wine.mjs';

const NEW_PASSWORD = 'kuih-lapis-tiga-warna';
/** A path as people have them: spaces, and a name in Chinese. */
const PLACE = ['Pejabat 陈 美玲', 'Media Sosial'];
const FIRST_ANSWER_SECONDS = 60;
/** The server itself ends within ten; then wine's own services go. */
const END_SECONDS = 60;
const BIGGEST = 60_000_000;

function expect(holds, text) {
  if (!holds) throw new Error(text);
}

let sinceMs = performance.now();
function say(text) {
  const now = performance.now();
  process.stdout.write(`${((now - sinceMs) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);
  sinceMs = now;
}

/** The zip file that was named, or a new one. */
function findZip() {
  const [named] = process.argv.slice(2);
  if (named !== undefined) return resolve(named);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = join(root, '.build/release');
  run(process.execPath, ['scripts/pack.mjs', target, '--windows']);
  return join(target, `smops-${version}-windows.zip`);
}

function unzip(zip, folder) {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** A person at this computer: the window of smops.cmd, commands in the folder beside it, and the dashboard's API. */
class Office {
  constructor(wine) {
    this.wine = wine;
    this.folder = wine.at(...PLACE);
    this.program = join(this.folder, 'smops');
    this.cookie = '';
  }

  /** A double-click on smops.cmd. Resolves when the dashboard answers. */
  async start() {
    const fromMs = performance.now();
    this.window = this.wine.open(['cmd', '/c', 'smops.cmd'], { cwd: this.program, env: { PORT: '0' } });
    const [, url] = await this.window.until(/ready at (http:\S+)/, 2 * FIRST_ANSWER_SECONDS);
    this.url = url;
    const { status } = await fetch(url);
    expect(status === 200, `the dashboard answered ${status}`);
    const seconds = (performance.now() - fromMs) / 1000;
    await this.window.until(/To stop smops/, 10);
    const [load] = loadavg();
    const machine = `${load.toFixed(1)} at work on ${availableParallelism()} processors`;
    expect(
      seconds <= FIRST_ANSWER_SECONDS,
      `the first answer came after ${seconds.toFixed(1)} s (${machine})`,
    );
    say(`started by smops.cmd; the first answer after ${seconds.toFixed(1)} s`);
  }

  command(...words) {
    return this.wine.run(['cmd', '/c', 'smops\\smops.cmd', ...words], { cwd: this.folder });
  }

  async call(method, path, body) {
    // A command holds this process up: only now it hears that the server has closed an idle connection.
    await sleep(100);
    const answer = await fetch(this.url + path, {
      method,
      headers: { origin: this.url, cookie: this.cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path} answered ${answer.status}: ${await answer.clone().text()}`);
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return answer.status === 204 ? undefined : await answer.json();
  }

  signIn(password) {
    return this.call('POST', '/api/auth/login', { username: 'admin', password });
  }

  servers = () => this.wine.find(/node\.exe.*smops\.mjs.*serve/);

  /** Ctrl+C in the window: nothing of it may stay. */
  async stop() {
    for (const { pid } of this.servers()) process.kill(pid, 'SIGINT');
    await this.ended();
    // As every program that ^C has ended, after it had closed all.
    expect(this.window.child.exitCode === 130, `it ended with ${this.window.child.exitCode}`);
    say('stopped by Ctrl+C; no process is left');
  }

  async ended() {
    await this.window.ended;
    const lastMs = performance.now() + END_SECONDS * 1000;
    while (this.wine.processes().length > 0 && performance.now() < lastMs) await sleep(200);
    const left = this.wine.processes().map(({ command }) => command);
    expect(left.length === 0, `left behind: ${left.join('; ')}`);
  }

  /** The power fails. */
  async cut() {
    this.wine.end();
    await this.ended();
    say('the power failed');
  }
}

async function firstDay(office) {
  await office.start();
  const [, password] = await office.window.until(/with the password (\S+) and change it/, 10);
  await office.signIn(password);
  await office.call('PUT', '/api/auth/password', { currentPassword: password, newPassword: NEW_PASSWORD });
  say('signed in with the password from the window, and changed it');

  const comments = readFileSync(join(root, 'fixtures/comments.json'), 'utf8');
  writeFileSync(join(office.folder, '评论 November.json'), comments.replaceAll('\n', '\r\n'));
  const printed = office.command('analyze', '评论 November.json', '--var', '价格', '--var', 'banjir');
  expect(/^122 comments: /m.test(printed) && /价格 +30 +24\.6%/.test(printed), printed);
  say('analysed 122 comments, with the same figures as elsewhere');

  office.command('read', 'last', '--draw', '10');
  const { taskId, items } = JSON.parse(office.command('read', 'last', '--list', '--json'));
  const [first, second] = items;
  const saved = office.command('read', 'last', '--comment', String(first.number), '--has', 'banjir');
  expect(saved.includes(`Saved: comment ${first.number} mentions banjir.`), saved);
  // As the reading room does: only what is judged without sight of the tags counts as read.
  const judged = { tags: { 价格: false, banjir: true }, blind: true };
  await office.call('PUT', `/api/fb-analyzer/task/${taskId}/comments/${second.seq}/judgement`, judged);
  const status = office.command('read', 'last', '--status');
  expect(/: 1 of \d+ read/.test(status), status);
  say('read a comment');

  office.command('report', 'last', '-o', 'Laporan 十一月.docx');
  const page = unzipSync(readFileSync(join(office.folder, 'Laporan 十一月.docx')));
  expect(new TextDecoder().decode(page['word/document.xml']).includes('价格'), 'the Word page lacks 价格');
  say('made a page for Word');

  office.command('backup', 'sandaran.smops.gz');
  expect(statSync(join(office.folder, 'sandaran.smops.gz')).size > 10_000, 'the backup is too small');
  say('backed up');
  await office.stop();
}

async function nextDay(office) {
  await office.start();
  await office.signIn(NEW_PASSWORD);
  const printed = office.command('analyses', 'show', 'last');
  expect(/价格 +30/.test(printed), printed);
  say('the analysis and the new password are there');
  const again = office.wine.run(['cmd', '/c', 'smops.cmd'], { cwd: office.program });
  expect(again.includes(`runs already at ${office.url}`), again);
  say('a second double-click shows the dashboard of the first');
}

const zip = findZip();
const { size } = statSync(zip);
expect(size <= BIGGEST, `the zip file has ${size} bytes, more than ${BIGGEST}`);
say(`${zip}, ${(size / 1e6).toFixed(1)} MB`);
const temporary = mkdtempSync(join(tmpdir(), 'smops-windows-'));
const wine = new Wine(temporary);
const office = new Office(wine);
try {
  unzip(zip, office.folder);
  say('unzipped');
  await firstDay(office);
  await nextDay(office);
  await office.stop();
  await nextDay(office);
  await office.cut();
  await nextDay(office);
  await office.stop();
  say('tried under wine: all went well');
} catch (error) {
  process.stderr.write(`The window showed:\n${office.window?.shown().slice(-5000)}\n`);
  throw error;
} finally {
  wine.end();
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
}

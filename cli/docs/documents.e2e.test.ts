import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { execa } from 'execa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';
import { type Block, blocksOf, commandsOf, documents, makeCheckout, newcomer, runScript } from './testing.js';

const test = suite<{ sandbox: Sandbox; checkout: string }>('every command of README and docs, as written');

/** Commands that this test does not run, and why. */
const NOT_RUN: [pattern: RegExp, reason: string][] = [
  [/^docker /, 'needs a container engine'],
  [/^useradd /, 'makes a user of this machine'],
  [/ \/etc\//, 'writes into /etc'],
  [/^npm run bench:quality\b/, 'needs labelled data that is not in the repository'],
  [/\/train\.js /, 'needs labelled data that is not in the repository'],
];
const isRun = (command: string) => !NOT_RUN.some(([pattern]) => pattern.test(command));
const startsServer = (command: string) => /(^|\s)npm start\b/.test(command);

/** Blocks with commands; recipes have tests of their own (recipes.e2e.test.ts). */
const shellBlocks = (): Block[] =>
  documents()
    .flatMap(blocksOf)
    .filter(({ language, recipe }) => ['sh', 'console'].includes(language) && recipe === undefined);

test.before(async (context) => {
  const sandbox = await Sandbox.open();
  context.sandbox = sandbox;
  context.checkout = makeCheckout(sandbox);
  await sandbox.serve();
});
test.after(async ({ sandbox }) => await sandbox.end());

/** Starts a server as the document does, on data of its own, until it is ready; then stops it by Ctrl-C. */
async function startAsWritten(
  command: string,
  { sandbox, checkout }: { sandbox: Sandbox; checkout: string },
) {
  const data = mkdtempSync(join(sandbox.folder, 'served-'));
  await copyEmbeddedTemplate(join(data, 'db'));
  const child = execa('bash', ['--norc', '-c', command], {
    all: true,
    reject: false,
    detached: true,
    cwd: checkout,
    extendEnv: false,
    env: { ...newcomer(sandbox), SMOPS_DATA_DIR: data },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.all.on('data', (piece: Buffer) => {
      said += String(piece);
      if (/ready at http/.test(said)) resolve();
    });
    void child.then(() => reject(new Error(`${command} ended: ${said}`)));
  });
  process.kill(-(child.pid as number), 'SIGINT');
  await child;
}

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('every block runs to its end, in the order of the documents, and prints what it shows', async (context) => {
  for (const block of shellBlocks()) {
    const place = `${block.document}:${block.line}`;
    const commands = commandsOf(block).filter(isRun);
    for (const command of commands.filter(startsServer)) await startAsWritten(command, context);
    const script = commands.filter((command) => !startsServer(command)).join('\n');
    if (script === '') continue;
    const { exitCode, all } = await runScript(script, context.checkout, newcomer(context.sandbox));
    assert.is(exitCode, 0, `${place}\n${script}\n${all}`);
    if (block.language !== 'console') continue;
    const shown = block.text
      .split('\n')
      .filter((line) => line !== '' && line !== '…' && !line.startsWith('$ '));
    for (const line of shown)
      assert.ok(squeeze(all).includes(squeeze(line)), `${place} shows what is not printed: ${line}\n${all}`);
  }
});

test('what is not run stands in a document', () => {
  const commands = shellBlocks().flatMap(commandsOf);
  for (const [pattern] of NOT_RUN)
    assert.ok(
      commands.some((command) => pattern.test(command)),
      `${pattern} matches no command any more`,
    );
});

test.run();

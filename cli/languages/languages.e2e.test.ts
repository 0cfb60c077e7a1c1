import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const languages = suite<{ sandbox: Sandbox; file: string }>('the terminal in Chinese and Malay');

languages.before(async (context) => {
  context.sandbox = await Sandbox.open();
  // The commands of these tests join one server.
  await context.sandbox.serve();
  context.file = join(context.sandbox.folder, 'komen.json');
  const comments = ['Harga ayam naik lagi 😡', '鸡蛋的价格太高了', 'Banjir di depan sekolah'];
  writeFileSync(context.file, JSON.stringify(comments.map((text, id) => ({ id, text }))));
});
languages.after(({ sandbox }) => sandbox.end());

const EXPECTED = {
  zh: {
    read: /komen\.json: 3 条留言/,
    heading: /^变量 +留言 +比例/m,
    match: /3 条留言中有 2 条提到变量。/,
    usage: /^smops: 没有 --wid 这个选项。您是不是想写 --wide？请看 smops tasks list --help。$/m,
    missing: /^smops: 没有任务 TASK-9999；请看 smops tasks list。$/m,
    added: /^已添加 TASK-\d+，编号 \d+。$/m,
    column: /没有 umur 这一列/,
    status: /进行中$/m,
  },
  ms: {
    read: /komen\.json: 3 komen/,
    heading: /^PEMBOLEH UBAH +KOMEN +PERATUSAN/m,
    match: /2 daripada 3 komen menyebut pemboleh ubah\. /,
    usage: /^smops: Pilihan --wid tidak dikenali\. Maksud anda --wide\? Lihat smops tasks list --help\.$/m,
    missing: /^smops: Tiada tugasan TASK-9999; lihat smops tasks list\.$/m,
    added: /^TASK-\d+ ditambah dengan ID \d+\.$/m,
    column: /Tiada lajur umur/,
    status: /Dalam Proses$/m,
  },
} as const;

for (const [lang, expected] of Object.entries(EXPECTED)) {
  languages(`analyses comments and prints the results: ${lang}`, async ({ sandbox, file }) => {
    const { code, stdout, stderr } = await sandbox.run(['analyze', file, '--var', '价格', '--lang', lang]);
    assert.is(code, 0, stderr);
    assert.match(stderr, expected.read);
    assert.match(stdout, expected.heading);
    assert.match(stdout, expected.match);
  });

  languages(`lists, with columns named in English: ${lang}`, async ({ sandbox }) => {
    const env = { SMOPS_LANG: lang };
    const none = await sandbox.run(['tasks', 'list', '--platform', 'TikTok'], { env });
    assert.is(none.code, 0, none.stderr);
    const added = await sandbox.run(['tasks', 'add', '--platform', 'Facebook', '--type', 'Like'], { env });
    assert.match(added.stdout, expected.added);
    const listed = await sandbox.run(['tasks', 'list', '--columns', 'task id,status'], { env });
    assert.match(listed.stdout, expected.status);
    const refused = await sandbox.run(['tasks', 'list', '--columns', 'umur'], { env });
    assert.is(refused.code, 2);
    assert.match(refused.stderr, expected.column);
    const json = await sandbox.run(['tasks', 'list', '--json'], { env });
    assert.is(JSON.parse(json.stdout)[0].status, 'In Progress');
  });

  languages(`tells of wrong usage and of a record that is missing: ${lang}`, async ({ sandbox }) => {
    const usage = await sandbox.run(['tasks', 'list', '--wid', '--lang', lang]);
    assert.is(usage.code, 2);
    assert.match(usage.stderr, expected.usage);
    const missing = await sandbox.run([
      'tasks',
      'edit',
      'TASK-9999',
      '--requirements',
      'Segera',
      '--lang',
      lang,
    ]);
    assert.is(missing.code, 5);
    assert.match(missing.stderr, expected.missing);
  });
}

languages.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { runCommand } from '../commands/testing.js';
import type { Call, CommandSpec, Deed } from './command.js';
import { OLD_SPELLINGS } from './old-spellings.js';

const test = suite('old spellings of commands');

/** A line of each old spelling, and what it is now. */
const LINES: readonly [old: string, now: string][] = [
  ['whoami --json', 'status --json'],
  ['providers show own', 'providers list own'],
  ['service status --system', 'status --service --system'],
  ['config unset SMOPS_DAILY_BUDGET_USD', 'config set SMOPS_DAILY_BUDGET_USD --unset'],
  ['columns list', 'preview --remembered'],
  ['columns forget 6f0f6c1e --yes', 'preview --forget 6f0f6c1e --yes'],
  ['providers costs --months 3', 'providers list --costs --months 3'],
  ['analyses wait last', 'analyses show last --wait'],
  ['analyses relations last --out r.xlsx', 'analyses show last --relations --out r.xlsx'],
  ['analyses copies 3f2a --group 17', 'analyses show 3f2a --copy-groups --group 17'],
  ['analyses waves 3f2a --least=5', 'analyses show 3f2a --waves --least=5'],
  ['analyses overview last --variable 价格', 'analyses results last --overview --variable 价格'],
  ['analyses export last', 'analyses results last --format json'],
  ['analyses rename last Banjir', 'analyses edit last --name Banjir'],
  ['analyses pin last', 'analyses edit last --pin'],
  ['analyses unpin last', 'analyses edit last --unpin'],
  ['analyses accuracy last --json', 'eval --run last --json'],
  ['analyses agree 3f2a 9c01', 'eval --run 3f2a --against 9c01'],
  ['comparisons list', 'analyses list --comparisons'],
  ['comparisons show last --copies once', 'analyses show last --comparison --copies once'],
  ['comparisons rename last Johor Penang', 'analyses edit last --side Johor --side Penang'],
  ['comparisons delete 3f2a --yes', 'analyses delete 3f2a --comparison --yes'],
  ['comparisons restore 3f2a', 'analyses restore 3f2a --comparison'],
  ['views save last Banjir --variable banjir', 'analyses results last --save-view Banjir --variable banjir'],
  ['views rename last Banjir Hujan', 'views edit last Banjir --name Hujan'],
  ['analyses judge last 17 --has banjir --not harga', 'read last --comment 17 --has banjir --not harga'],
  ['analyses judge --has banjir last 17', 'read last --comment 17 --has banjir'],
  ['analyses mark last 17 --skip', 'read last --comment 17 --skip'],
  ['analyses judgements last 17', 'read last --comment 17'],
  ['analyses translate last 17 --to zh', 'read last --comment 17 --translate zh'],
  ['analyses translate last 17', 'read last --comment 17 --translate'],
  ['analyses queue last --queue disputed', 'read last --list --queue disputed'],
  ['analyses queue last --export to-read.xlsx', 'read last --export to-read.xlsx'],
  ['analyses sample last', 'read last --draw'],
  ['analyses sample last --size 50 --seed nov', 'read last --draw 50 --seed nov'],
  ['analyses sample last --list --json', 'read last --drawn --json'],
  ['analyses sample last --show', 'read last --status'],
  ['analyses judge-file last to-read.xlsx', 'read last --import to-read.xlsx'],
  ['analyses readers last --out readers.csv', 'read last --agreement --out readers.csv'],
  ['analyses shares last', 'read last --status'],
  ['codebooks versions prices', 'codebooks show prices --history'],
  ['codebooks diff prices --from 1 --to 3', 'codebooks show prices --diff --from 1 --to 3'],
  ['codebooks export prices', 'codebooks show prices --format csv'],
  ['codebooks export prices --out prices.qdc', 'codebooks show prices --out prices.qdc'],
  ['codebooks import prices.csv --note bengkel', 'codebooks add --import prices.csv --note bengkel'],
  ['codebooks import prices.csv --name Harga', 'codebooks add Harga --import prices.csv'],
  ['codebooks import prices.csv --into prices', 'codebooks edit prices --import prices.csv'],
  ['codebooks rename prices Harga', 'codebooks edit prices --name Harga'],
  ['series show prices --unit week', 'series prices --unit week'],
  ['series compare prices --from 2026-11-08', 'series prices --compare --from 2026-11-08'],
  ['series words prices', 'series prices --words'],
  ['series alarms prices', 'series prices --alarms'],
  ['series alarms prices --to 3 --to 4', 'series prices --alarms-to 3 --alarms-to 4'],
  ['reports line 3f2a Banjir', 'report 3f2a --line Banjir'],
  ['reports line 3f2a', "report 3f2a --line ''"],
  ['reports templates', 'report --templates'],
  ['reports save-template ringkas --section line', 'report --add-template ringkas --section line'],
  ['reports delete-template ringkas --yes', 'report --delete-template ringkas --yes'],
  [
    'schedules create mingguan --codebook prices --folder f --when daily',
    'schedules add mingguan --codebook prices --folder f --when daily',
  ],
  ['schedules change mingguan --budget 2', 'schedules edit mingguan --budget 2'],
  ['schedules times daily', 'schedules show --when daily'],
  ['schedules history mingguan', 'schedules show mingguan --history'],
  ['schedules pause mingguan', 'schedules edit mingguan --pause'],
  ['schedules resume mingguan', 'schedules edit mingguan --resume'],
  ['destinations create telegram Team -- -100123', 'destinations add telegram Team -- -100123'],
  ['destinations update Monday raj@example.my', 'destinations edit Monday raj@example.my'],
  ['shares create last --days 3', 'report last --share --days 3'],
  ['shares revoke 2 --yes', 'shares delete 2 --yes'],
  ['accounts import accounts.xlsx --dry-run', 'accounts add --import accounts.xlsx --dry-run'],
  ['accounts export --platform Facebook', 'accounts list --format csv --platform Facebook'],
  ['accounts set-status active 17 18', 'accounts edit 17 18 --status active'],
  ['tasks import tasks.csv', 'tasks add --import tasks.csv'],
  ['tasks export --out done.csv', 'tasks list --out done.csv'],
  ['tasks find banjir --limit 5', 'tasks list --find banjir --limit 5'],
  ['tasks find', "tasks list --find ''"],
  ['whatsapp import -', 'whatsapp add --import -'],
  ['whatsapp export --json', 'whatsapp list --format json --json'],
  ['whatsapp set-status Banned 17 18', 'whatsapp edit 17 18 --status Banned'],
  ['sentiments upload c.json --task TASK-0001', 'sentiments add c.json --wait --task TASK-0001'],
  ['sentiments import inbox --task TASK-0001', 'sentiments add inbox --task TASK-0001'],
  ['sentiments again 12 --provider gemini', 'sentiments add --again 12 --provider gemini'],
  ['sentiments export', 'sentiments list --format csv'],
  ['sentiments export 12 --out c.csv', 'sentiments show 12 --out c.csv'],
  ['youtube growth --days 365', 'youtube show --days 365'],
  ['facebook comments 12_34', 'facebook show 12_34'],
  ['portraits upload banner.png', 'portraits add banner.png'],
  ['feeds create accounts Mingguan', 'feeds add accounts Mingguan'],
  ['feeds revoke 2 --yes', 'feeds delete 2 --yes'],
  ['users set-role aminah analyst', 'users edit aminah --role analyst'],
  ['users set-password aminah --keep-tokens', 'users edit aminah --new-password --keep-tokens'],
  ['users set-language ms', 'users edit --language ms'],
  ['users disable aminah', 'users edit aminah --disable'],
  ['users enable aminah', 'users edit aminah --enable'],
  ['users remove aminah --yes', 'users delete aminah --yes'],
  ['sessions list', 'users list --sessions'],
  ['sessions revoke 12 --yes', 'users edit --sign-out 12 --yes'],
  ['tokens create cron --role analyst', 'tokens add cron --role analyst'],
  ['assistants connect cursor --by http', 'mcp --connect cursor --by http'],
  ['assistants calls --limit 5', 'audit list --assistants --limit 5'],
];

/** The words of a line, of which an empty one is written `''`. */
const wordsOf = (line: string) => line.split(' ').map((word) => (word === "''" ? '' : word));

/** The commands, that only note what they would do. */
function noting(): { specs: CommandSpec[]; done: { summary: string; args: string[]; options: object }[] } {
  const done: { summary: string; args: string[]; options: object }[] = [];
  const noted = <Spec extends Deed>(spec: Spec): Spec => ({
    ...spec,
    run: async ({ args, options }: Call) => {
      done.push({ summary: spec.summary, args, options });
      return undefined;
    },
  });
  const specs = commands.map((spec) => ({
    ...noted(spec),
    ...(spec.instead && { instead: spec.instead.map((one) => ({ ...one, does: noted(one.does) })) }),
  }));
  return { specs, done };
}

test('every old spelling has a line here', () => {
  const tried = new Set(
    LINES.map(([old]) => Object.keys(OLD_SPELLINGS).find((words) => `${old} `.startsWith(`${words} `))),
  );
  assert.equal(
    Object.keys(OLD_SPELLINGS).filter((words) => !tried.has(words)),
    [],
  );
});

test('an old spelling does what the new one does, and says that one on standard error alone', async () => {
  for (const [old, now] of LINES) {
    const { specs, done } = noting();
    const before = await runCommand(specs, wordsOf(old));
    assert.is(before.code, 0, `${old}: ${before.err}`);
    const words = Object.keys(OLD_SPELLINGS).find((one) => `${old} `.startsWith(`${one} `));
    assert.is(before.err, `smops: smops ${words} is now smops ${now}\n`);
    assert.is(before.out, '');
    const after = await runCommand(specs, wordsOf(now));
    assert.is(after.err, '', now);
    assert.is(done.length, 2, old);
    assert.equal(done[0], done[1], old);
  }
});

test('--quiet leaves the new spelling unsaid, and common options may stand before the old one', async () => {
  const { specs, done } = noting();
  assert.is((await runCommand(specs, ['--quiet', 'analyses', 'pin', 'last'])).err, '');
  assert.match((await runCommand(specs, ['--json', 'whoami'])).err, 'smops whoami is now smops status');
  assert.is(done.length, 2);
});

test('the help of an old spelling is that of the new one', async () => {
  for (const argv of [
    ['help', 'analyses', 'judge'],
    ['analyses', 'judge', '--help'],
  ]) {
    const { out, err, code } = await runCommand(commands, argv);
    assert.is(code, 0);
    assert.match(out, /^Usage: smops read /);
    assert.is(err, 'smops: smops analyses judge is now smops read\n');
  }
});

test('no help and no completion names an old spelling', async () => {
  const { out } = await runCommand(commands, ['man']);
  for (const words of Object.keys(OLD_SPELLINGS))
    assert.not.match(out.replaceAll('\\-', '-'), new RegExp(`smops ${words}(?![\\w-])`));
});

test.run();

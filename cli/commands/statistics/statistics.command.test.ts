import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analyzeCommand } from '../analyze/analyze.command.js';
import { statusCommand } from '../system/status.command.js';
import { envOf, makeCommandFolder, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';
import { facebookCommands } from './facebook.command.js';
import { youtubeCommands } from './youtube.command.js';

const test = suite<Awaited<ReturnType<typeof serveCommandFolder>>>('smops youtube and smops facebook');
const COMMANDS = [analyzeCommand, ...youtubeCommands, ...facebookCommands, statusCommand];

test.before(async (context) => {
  Object.assign(context, await serveCommandFolder({ SMOPS_DEMO: '1' }));
});
test.after(removeCommandFolder);

const smops = (
  folder: string,
  argv: string[],
  { stdin: input = '', env = envOf(folder) as Record<string, string> } = {},
) => runCommand(COMMANDS, argv, { env, input });

test('youtube list prints a table with totals, and says how old it is and that it is a demo', async ({
  folder,
}) => {
  const { out, err, code } = await smops(folder, ['youtube', 'list', '--sort', 'most-views', '--limit', '5']);
  assert.is(code, 0);
  assert.match(out, 'Suara Kejiranan 邻里之声, 48,213 订阅者');
  assert.match(out, /160 of 160 videos: [\d,]+ views/);
  const views = [...out.matchAll(/ {2}20\d\d-\d\d-\d\d +([\d,]+) /g)].map((match) =>
    Number(match[1]?.replaceAll(',', '')),
  );
  assert.is(views.length, 5);
  assert.equal(
    views,
    [...views].sort((a, b) => b - a),
  );
  assert.match(err, 'demo: made-up figures');
  assert.match(err, /as of 20/);
});

test('youtube list writes files narrowed as the table is', async ({ folder }) => {
  const out = join(folder, 'videos.csv');
  const { code, err } = await smops(folder, ['youtube', 'list', '--days', '28', '--out', out]);
  assert.is(code, 0);
  assert.match(err, /wrote .*videos\.csv/);
  const lines = readFileSync(out, 'utf8').trimEnd().split('\r\n');
  assert.match(lines[0] as string, 'videoId,title,publishedAt,viewCount');
  assert.ok(lines.length > 5 && lines.length < 160);
  const json = await smops(folder, ['youtube', 'list', '--days', '28', '--json']);
  assert.ok(JSON.parse(json.out).length > 5);
  const wrong = await smops(folder, ['youtube', 'list', '--from', '1 Nov', '--out', join(folder, 'x.csv')]);
  assert.is(wrong.code, 2);
  assert.not.ok(existsSync(join(folder, 'x.csv')));
});

test('youtube show tells one video and its growth; an unknown one is exit code 5', async ({ folder }) => {
  const [first] = JSON.parse((await smops(folder, ['youtube', 'list', '--json'])).out);
  const { out, code } = await smops(folder, ['youtube', 'show', first.videoId, '--json']);
  assert.is(code, 0);
  assert.is(JSON.parse(out).title, first.title);
  assert.ok(JSON.parse(out).growth.length > 0);
  assert.is((await smops(folder, ['youtube', 'show', 'tiadaVideo1'])).code, 5);
});

test('comments of a post go straight into an analysis', async ({ folder }) => {
  const list = await smops(folder, ['facebook', 'list', '--sort', 'most-comments', '--json']);
  const [post] = JSON.parse(list.out);
  const { out, err, code } = await smops(folder, ['facebook', 'show', post.id]);
  assert.is(code, 0);
  assert.is(JSON.parse(out).data.length, post.comments);
  assert.match(err, `${post.comments} comments`);
  const analysis = await smops(folder, ['analyze', '-', '--var', 'jalan', '--json'], { stdin: out });
  assert.is(analysis.code, 0, analysis.err);
  assert.is(JSON.parse(analysis.out).analysis_info.total_comments > 0, true);
});

test('posts are found by words and days, with their engagement as a chart; comments of several go into one file', async ({
  folder,
}) => {
  const all = JSON.parse((await smops(folder, ['facebook', 'list', '--json'])).out);
  const day = all[0].created_time.slice(0, 10);
  const list = await smops(folder, ['facebook', 'list', '--to', day, '--limit', '3', '--chart']);
  assert.is(list.code, 0, list.err);
  assert.match(list.out, /^Reactions, comments and shares by (day|week|month) of the post\n/);
  assert.match(list.out, /[\d,]+ reactions, [\d,]+ comments, [\d,]+ shares\n/);
  assert.is(list.out.split('\n').filter((line) => /^\d+_\d+ /.test(line)).length, 3);
  const loud = all.filter(({ comments }: { comments: number }) => comments > 0).slice(0, 2);
  const read = await smops(folder, [
    'facebook',
    'show',
    ...loud.map(({ id }: { id: string }) => id),
    '--limit',
    '2',
  ]);
  const most = loud.reduce(
    (sum: number, { comments }: { comments: number }) => sum + Math.min(2, comments),
    0,
  );
  assert.is(JSON.parse(read.out).data.length, most);
  assert.is((await smops(folder, ['facebook', 'list', '--from', '1 Nov'])).code, 2);
});

test('status tells the quota that is left, also without anything configured', async ({ folder }) => {
  const { out, code } = await smops(folder, ['status']);
  assert.is(code, 0);
  assert.match(
    out,
    /YouTube +(read|not read yet).*\n +[\d,]+ of 10,000 ordinary units left, 10,000 of 10,000 batch/,
  );
});

test('without a channel or a page, status and youtube list say what is not configured', async () => {
  const made = await makeCommandFolder();
  const bare = await smops(made.folder, ['status'], { env: made.env });
  assert.match(bare.out, 'not configured (YOUTUBE_API_KEY, YOUTUBE_CHANNEL)');
  const refused = await smops(made.folder, ['youtube', 'list'], { env: made.env });
  assert.equal([refused.code, refused.out], [7, '']);
  assert.match(refused.err, 'YOUTUBE_API_KEY');
  await removeCommandFolder(made);
});

test.run();

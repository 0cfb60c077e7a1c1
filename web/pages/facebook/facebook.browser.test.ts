import { abbreviateCount } from '@smops/core/channels/facebook/facebook.model.js';
import { graphError } from '@smops/fixtures/stand-in/facebook.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, faultsInEveryLook, openDashboard, signOutAndIn } from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const TOKEN = 'EAABPLANTEDfacebooktoken0002';
const test = suite<{ standIn: StandIn; dashboard: Dashboard }>('Facebook screen');

test.before(async (context) => {
  context.standIn = await startStandIn({ videos: 1, posts: 70, pageToken: TOKEN });
  context.dashboard = await openDashboard({
    FACEBOOK_PAGE_ID: context.standIn.page.id,
    FACEBOOK_PAGE_TOKEN: TOKEN,
    FACEBOOK_GRAPH_URL: context.standIn.graphUrl,
  });
});
test.after(async ({ standIn, dashboard }) => {
  await dashboard.close();
  await standIn.close();
});

test('skeletons first, then live posts, then the cached copy with its time', async ({
  standIn,
  dashboard,
}) => {
  standIn.faults.push({ path: /posts$/, slowMs: 1500 });
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/facebook');
  await page.getByTestId('post-skeleton').first().waitFor();
  await eventually(() => page.getByTestId('post-skeleton').count(), 6);
  await page.getByText('实时数据').waitFor();
  await page.getByText('共找到 70 条帖子').waitFor();
  await page.getByRole('button', { name: '导出' }).click();
  const file = await page.request.get(
    (await page.getByRole('menuitem', { name: 'JSON' }).getAttribute('href')) ?? '',
  );
  assert.is((await file.json()).length, 70);
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').first();
  const [post] = standIn.page.posts;
  const shown = await card.getByTitle(/^反应: /).innerText();
  assert.ok(shown.endsWith(abbreviateCount(post?.reactions ?? 0)), shown);
  const link = card.getByRole('link', { name: 'View on Facebook' });
  await eventually(() => link.getAttribute('target'), '_blank');
  assert.is(await page.getByRole('button', { name: '分析留言' }).count(), 0, 'staff may not analyse');
  await page.reload();
  await page.getByText('缓存数据').waitFor();
  await page.getByText('缓存时间').waitFor();
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByRole('status').filter({ hasText: '刚刚刷新过' }).first().waitFor();
  await page.getByRole('button', { name: '显示更多' }).click();
  // The rest comes as one scrolls on.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return document.querySelectorAll('article').length >= 70;
  });
  await eventually(() => page.getByRole('article').count(), 70);
  assert.equal(complaints, []);
  await leave();
});

test('as written, the filters of a phone are said in Chinese as the rest of the screen', async ({
  dashboard,
}) => {
  const { page, leave } = await dashboard.visit({ as: 'staff', size: 'phone' });
  await page.goto('/facebook');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  await page.getByLabel('从这一天起').fill('2026-11-01');
  await page.getByRole('button', { name: '筛选（1）' }).waitFor();
  await leave();
});

test('an image that cannot be loaded takes no space', async ({ standIn, dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/facebook');
  const at = standIn.page.posts.findIndex(({ hasImage, imageIsBroken }) => hasImage && imageIsBroken);
  const card = page.getByRole('article').nth(at);
  await card.evaluate((element) => element.scrollIntoView());
  await card.locator('img').waitFor({ state: 'detached' });
  await page
    .getByRole('article')
    .nth(standIn.page.posts.findIndex(({ hasImage }) => hasImage))
    .locator('img')
    .waitFor();
  await leave();
});

test('an analyst takes the comments of a post into the analyzer', async ({ standIn, dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/facebook');
  const at = standIn.page.posts.findIndex(
    ({ comments, message }) => comments.length > 20 && message !== undefined,
  );
  const post = standIn.page.posts[at];
  await page.getByRole('article').nth(at).getByRole('button', { name: '分析留言' }).click();
  await page.waitForURL('**/fb-analyzer');
  await page.getByText(`facebook-${post?.id}.json`).first().waitFor();
  assert.ok((await page.locator('textarea').first().inputValue()) === post?.message);
  assert.equal(complaints, []);
  await leave();
});

test('search, days and order stand in the address; the chart counts what they leave and narrows the days', async ({
  standIn,
  dashboard,
}) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  const loudest = standIn.page.posts.toSorted((a, b) => b.reactions - a.reactions)[0];
  await page.goto('/facebook?view=list&sort=most-reactions');
  const first = page.getByRole('table', { name: '帖子' }).getByRole('row').nth(1);
  await first.waitFor();
  assert.match(await first.innerText(), (loudest?.reactions ?? 0).toLocaleString('en'));
  await page.getByRole('searchbox', { name: '搜索帖子' }).fill('gotong-royong');
  await page.getByText(/^找到 \d+ 条，共 70 条帖子$/).waitFor();
  const wanted = standIn.page.posts.filter(({ message }) => /gotong-royong/i.test(message ?? '')).length;
  await page.getByText(`找到 ${wanted} 条，共 70 条帖子`).waitFor();
  await page.waitForURL(/q=gotong-royong/);
  await page.getByRole('searchbox', { name: '搜索帖子' }).fill('');
  await page.getByText('共找到 70 条帖子').first().waitFor();
  const column = page
    .getByRole('figure', { name: /的互动$/ })
    .getByRole('button', { name: /条帖子: / })
    .first();
  const name = (await column.getAttribute('aria-label')) ?? '';
  const inColumn = Number(/，(\d+) 条帖子/.exec(name)?.[1]);
  await column.press('Enter');
  await page.getByText(`找到 ${inColumn} 条，共 70 条帖子`).waitFor();
  await page.waitForURL(/from=\d{4}-\d\d-\d\d&to=|to=\d{4}-\d\d-\d\d&from=/);
  const { searchParams } = new URL(page.url());
  const file = await page.request.get(
    `/api/facebook-posts/export?format=json&from=${searchParams.get('from')}&to=${searchParams.get('to')}`,
  );
  assert.is((await file.json()).length, inColumn);
  assert.equal(complaints, []);
  await leave();
});

test('the comments of several posts are analysed together, and the ticked posts exported', async ({
  standIn,
  dashboard,
}) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  const some = standIn.page.posts.filter(({ comments }) => comments.length > 3).slice(0, 2);
  await page.goto('/facebook?view=list');
  for (const post of some) {
    const at = standIn.page.posts.indexOf(post);
    await page.locator(`tr[data-index="${at}"] input[type="checkbox"]`).check();
  }
  const bar = page.getByRole('region', { name: '已选的帖子' });
  await bar.getByText(/^已选 2 条帖子/).waitFor();
  await bar.getByRole('button', { name: '导出' }).click();
  const file = await page.request.get(
    (await page.getByRole('menuitem', { name: 'JSON' }).getAttribute('href')) ?? '',
  );
  assert.equal(
    (await file.json()).map(({ id }: { id: string }) => id).sort(),
    some.map(({ id }) => id).sort(),
  );
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: '分析这些帖子的留言' }).click();
  await page.waitForURL('**/fb-analyzer');
  await page.getByText('facebook-2-posts.json').first().waitFor();
  assert.equal(complaints, []);
  await leave();
});

for (const view of ['cards', 'list'])
  test(`reads well in every size and colour as ${view}`, async ({ dashboard }) => {
    const { page, leave } = await dashboard.visit({ as: 'analyst' });
    const one = () => page.getByText('分享').first().waitFor();
    await page.goto(`/facebook?view=${view}`);
    await one();
    await signOutAndIn(page, 'analyst');
    await page.goto(`/facebook?view=${view}`);
    await one();
    assert.equal(await faultsInEveryLook(page), []);
    await leave();
  });

const refusing = suite<{ standIn: StandIn; dashboard: Dashboard }>('Facebook and YouTube without data');
refusing.before(async (context) => {
  context.standIn = await startStandIn({ videos: 1, posts: 1, pageToken: TOKEN });
  context.dashboard = await openDashboard({
    FACEBOOK_PAGE_ID: context.standIn.page.id,
    FACEBOOK_PAGE_TOKEN: TOKEN,
    FACEBOOK_GRAPH_URL: context.standIn.graphUrl,
  });
});
refusing.after(async ({ standIn, dashboard }) => {
  await dashboard.close();
  await standIn.close();
});

refusing(
  'a failure shows its card with Retry; a screen that is not set up says who can do it',
  async ({ standIn, dashboard }) => {
    standIn.faults.push({ path: /posts$/, times: 99, answer: graphError(190, { subcode: 463 }) });
    const { page, leave } = await dashboard.visit({ as: 'staff' });
    await page.goto('/facebook');
    await page.getByText('无法获取Facebook帖子').waitFor();
    await page.getByText('Facebook 令牌已过期。', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.goto('/youtube');
    await page.getByText('YouTube is not set up yet').waitFor();
    await page.getByText('An admin can connect your channel in Settings.').waitFor();
    assert.is(
      await page.getByText('YOUTUBE_', { exact: false }).count(),
      0,
      'no names of settings for a clerk',
    );
    await Promise.all([
      page.waitForRequest('**/api/youtube/videos'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ]);
    await leave();
  },
);

test.run();
refusing.run();

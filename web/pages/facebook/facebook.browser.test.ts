import { abbreviateCount } from '@smops/core/facebook/facebook.model.js';
import { graphError } from '@smops/fixtures/stand-in/facebook.js';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  excessWidth,
  findBarriers,
  inEveryLook,
  openDashboard,
  signOutAndIn,
} from '../../testing/dashboard.js';

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
  assert.is(await page.getByTestId('post-skeleton').count(), 6);
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
  assert.is(await link.getAttribute('target'), '_blank');
  assert.is(await page.getByRole('button', { name: '分析留言' }).count(), 0, 'staff may not analyse');
  await page.reload();
  await page.getByText('缓存数据').waitFor();
  await page.getByText('缓存时间').waitFor();
  await page.getByRole('button', { name: '刷新' }).click();
  await page.getByRole('status').filter({ hasText: '刚刚刷新过' }).first().waitFor();
  await page.getByRole('button', { name: '显示更多' }).click();
  assert.is(await page.getByRole('article').count(), 70);
  assert.equal(complaints, []);
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

test('reads well in every size and colour', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/facebook');
  await page.getByRole('article').first().waitFor();
  await signOutAndIn(page, 'analyst');
  await page.getByRole('article').first().waitFor();
  await inEveryLook(page, async (look) => {
    assert.equal(await findBarriers(page), [], look);
    assert.ok((await excessWidth(page)) <= 0, look);
  });
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
  'a failure shows its card with Retry; a screen that is not configured says what to set',
  async ({ standIn, dashboard }) => {
    standIn.faults.push({ path: /posts$/, times: 99, answer: graphError(190, { subcode: 463 }) });
    const { page, leave } = await dashboard.visit({ as: 'staff' });
    await page.goto('/facebook');
    await page.getByText('无法获取Facebook帖子').waitFor();
    await page.getByText('The Facebook token has expired.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.goto('/youtube');
    await page.getByText('YouTube is not configured', { exact: true }).waitFor();
    await page.getByText(/^An admin must set YOUTUBE_API_KEY/).waitFor();
    await page
      .getByText('YOUTUBE_CHANNEL (a channel id or @handle) in smops.env', { exact: false })
      .waitFor();
    await Promise.all([
      page.waitForRequest('**/api/youtube/videos'),
      page.getByRole('button', { name: 'Try again' }).click(),
    ]);
    await leave();
  },
);

test.run();
refusing.run();

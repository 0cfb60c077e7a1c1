import { readFileSync } from 'node:fs';
import { type StandIn, startStandIn } from '@smops/fixtures/stand-in/stand-in.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const VIDEOS = 300;
const KEY = 'AIzaPLANTED-youtube-key-0001';
const test = suite<{ standIn: StandIn; dashboard: Dashboard }>('YouTube screen');

test.before(async (context) => {
  context.standIn = await startStandIn({ videos: VIDEOS, apiKey: KEY });
  context.dashboard = await openDashboard({
    YOUTUBE_API_KEY: KEY,
    YOUTUBE_CHANNEL: context.standIn.channel.id,
    YOUTUBE_URL: context.standIn.youtubeUrl,
  });
});
test.after(async ({ standIn, dashboard }) => {
  await dashboard.close();
  await standIn.close();
});

test('shows channel, totals and list, and narrows all by the range', async ({ standIn, dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/youtube');
  await page.getByRole('heading', { level: 1, name: standIn.channel.title }).waitFor();
  await signOutAndIn(page, 'staff');
  await page.getByText('48,213 订阅者').waitFor();
  await page.getByText(`${VIDEOS} total videos`).waitFor();
  await page.getByText(`Showing ${VIDEOS} of ${VIDEOS} videos`).waitFor();
  await eventually(() => page.getByRole('button', { name: 'Lifetime' }).getAttribute('aria-pressed'), 'true');
  for (const card of ['Total Views', 'Total Likes', 'Total Comments']) await page.getByText(card).waitFor();
  await page.getByText(`From ${VIDEOS} videos · Lifetime`).first().waitFor();
  await page.getByRole('button', { name: 'Last 28 Days' }).click();
  const since = Date.now() - 28 * 86_400_000;
  const recent = standIn.channel.videos.filter(({ publishedAt }) => publishedAt.getTime() >= since).length;
  await page.getByText(`From ${recent} videos · Last 28 Days`).first().waitFor();
  await page.getByText(`Showing ${recent} of ${recent} videos`).waitFor();
  await page.getByRole('button', { name: 'Custom Range' }).click();
  await page.getByRole('region', { name: 'Published' }).getByLabel('Start Date').fill('2000-01-01');
  await page.getByRole('region', { name: 'Published' }).getByLabel('End Date').fill('2000-01-02');
  await page.getByText('From 0 videos · Custom Range').first().waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('search, sort and days filter the list; Clear Filters takes all back', async ({
  standIn,
  dashboard,
}) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/youtube');
  const list = page.getByTestId('video-list');
  await list.getByRole('button').first().waitFor();
  assert.is((await list.boundingBox())?.height, 600);
  assert.ok((await list.getByRole('button').count()) < 40, 'only rows in sight are in the page');
  await page.getByRole('searchbox', { name: 'Search videos' }).fill('厨艺');
  const found = standIn.channel.videos.filter(({ title }) => title.includes('厨艺')).length;
  await page.getByText(`Showing ${found} of ${VIDEOS} videos`).waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  assert.ok(lines.length === found + 1 && lines.slice(1).every((line) => line.includes('厨艺')), lines[1]);
  await page.getByRole('combobox', { name: 'Sort By' }).click();
  assert.equal(await page.getByRole('option').allInnerTexts(), [
    'Newest First',
    'Oldest First',
    'Highest Views',
    'Lowest Views',
    'Most Likes',
    'Least Likes',
    'Most Comments',
    'Least Comments',
  ]);
  await page.getByRole('option', { name: 'Lowest Views' }).click();
  const shown = (await list.getByText(/ views$/).allInnerTexts()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  assert.equal(
    shown,
    [...shown].sort((a, b) => a - b),
  );
  await page.getByRole('searchbox').fill('tiada video begini');
  await page.getByText('No videos match the current filters').waitFor();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByText(`Showing ${VIDEOS} of ${VIDEOS} videos`).waitFor();
  assert.is(await page.getByRole('combobox', { name: 'Sort By' }).innerText(), 'Newest First');
  assert.equal(complaints, []);
  await leave();
});

test('a video is opened with its image, counts and growth', async ({ standIn, dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto('/youtube');
  await page.getByText('Select a video to view details').waitFor();
  await page.getByTestId('video-list').getByRole('button').first().click();
  const details = page.getByRole('region', { name: 'Video details' });
  await details.getByRole('heading', { name: standIn.channel.videos[0]?.title }).waitFor();
  await details.getByText('Published on').waitFor();
  await details.getByText('Views gained per day').waitFor();
  await details.locator('img').waitFor();
  const isLoaded = () => details.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
  for (let tries = 0; tries < 50 && !(await isLoaded()); tries++) await page.waitForTimeout(100);
  assert.ok(await isLoaded(), 'the image comes through the server');
  const silent = standIn.channel.videos.find(({ description }) => description === '');
  await page.goto(`/youtube?video=${silent?.id}`);
  await page.getByText('No description available.').waitFor();
  assert.equal(complaints, []);
  await leave();
});

test('when nothing was ever read, the failure stands there with its reason', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  const error = 'YouTube refused the API key. An admin must check YOUTUBE_API_KEY.';
  const body = { error, code: 'UPSTREAM', message: error, requestId: 'a-request' };
  await page.route('**/api/youtube/videos', (route) => route.fulfill({ status: 502, json: body }));
  await page.goto('/youtube');
  await page.getByText('Error Loading YouTube Data').waitFor();
  await page.getByText(error).waitFor();
  await page.unroute('**/api/youtube/videos');
  await page.route('**/api/youtube/videos', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Failed to fetch videos').waitFor();
  await leave();
});

test('an admin sees what the quota still allows', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'admin' });
  await page.goto('/settings/services');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await signOutAndIn(page, 'admin');
  const youtube = page.getByRole('region', { name: 'YouTube' });
  // 300 videos: 1 + 2 × 6 units.
  await youtube.getByText('9,987 of 10,000 left today').waitFor();
  await youtube.getByText('Last full listing').waitFor();
  await page.getByRole('region', { name: 'Facebook' }).getByText('Not set up').waitFor();
  assert.equal(await findBarriers(page), []);
  assert.equal(complaints, []);
  await leave();
});

test('reads well in every size and colour', async ({ standIn, dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'staff' });
  await page.goto(`/youtube?video=${standIn.channel.videos[1]?.id}`);
  await page.getByRole('region', { name: 'Video details' }).getByText('Published on').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await leave();
});

test.run();

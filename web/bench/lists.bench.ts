/**
 * The long lists in Chromium, against their limits: 10,000 accounts (first rows, typing in the search, an unchanged list
 * asked again) and 5,000 videos (search, sort). Ends with exit code 1 when a limit is broken.
 */
import type { YoutubeChannel } from '@smops/core/channels/youtube/youtube.schemas.js';
import type { Page } from 'playwright-core';
import { type Dashboard, openDashboard } from '../testing/dashboard.js';
import { isBroken, observe, quantile, report, timeKeys } from './measure.js';

const ACCOUNTS = 10_000;
const VIDEOS = 5000;

async function importAccounts(page: Page, url: string): Promise<void> {
  const lines = ['firstName,lastName,emailAddress,facebookStatus'];
  for (let at = 0; at < ACCOUNTS; at++) {
    lines.push(`${['Aminah', '美玲', 'Kumar'][at % 3]},Contoh ${at},uji${at}@contoh.example,active`);
  }
  const answer = await page.request.post('/api/accounts/import?fileName=akaun.csv', {
    headers: { 'content-type': 'application/octet-stream', origin: url },
    data: Buffer.from(lines.join('\n')),
    timeout: 120_000,
  });
  if (!answer.ok()) throw new Error(`the import answered ${answer.status()}: ${await answer.text()}`);
}

/** First rows within 1 s, the next paint within 100 ms of a key, 304 for what has not changed. */
async function timeAccounts({ visit, url }: Dashboard): Promise<void> {
  const { page, leave } = await visit({ as: 'admin' });
  await page.goto('/settings');
  await importAccounts(page, url);
  const opened: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const started = performance.now();
    await page.goto('/accounts');
    await page.getByText('@contoh.example').first().waitFor();
    opened.push(performance.now() - started);
  }
  report(`first rows of ${ACCOUNTS} accounts after opening`, quantile(opened, 0.5), 1000, 'ms');

  const full: number[] = [];
  const unchanged: number[] = [];
  for (let turn = 0; turn < 9; turn++) {
    let started = performance.now();
    const first = await page.request.get('/api/accounts');
    await first.body();
    full.push(performance.now() - started);
    const headers = { 'if-none-match': first.headers().etag ?? '' };
    started = performance.now();
    const again = await page.request.get('/api/accounts', { headers });
    unchanged.push(performance.now() - started);
    if (again.status() !== 304) throw new Error(`an unchanged list was answered ${again.status()}`);
  }
  const ratio = quantile(unchanged, 0.5) / quantile(full, 0.5);
  report('the same list again (304), as a share of the whole', ratio, 0.5, '');

  await observe(page);
  await page.goto('/accounts');
  await page.getByText('@contoh.example').first().waitFor();
  await page.getByPlaceholder('Search accounts...').click();
  const times = await timeKeys(page, ['aminah contoh', '美玲', 'uji9999', 'kumar 12', 'zzz']);
  const name = `key to paint in a search of ${ACCOUNTS} accounts, p99 of ${times.length}`;
  report(name, quantile(times, 0.99), 100, 'ms');
  await leave();
}

function manyVideos(): YoutubeChannel {
  const titles = ['Banjir di Klang: apa yang berlaku?', '槟城路况直播', 'Is the new LRT station walkable?'];
  return {
    channelName: 'Suara Kejiranan 邻里之声',
    subscriberCount: '48213',
    videos: Array.from({ length: VIDEOS }, (_, at) => ({
      videoId: `v${String(at).padStart(10, '0')}`,
      title: `${titles[at % titles.length]} #${at}`,
      description: 'Laporan dari jalan. 来自街头的报道。'.repeat(8),
      thumbnail: '',
      publishedAt: new Date(Date.UTC(2026, 10, 20) - at * 6 * 3_600_000).toISOString(),
      viewCount: String((at * 7919) % 250_000),
      likeCount: String((at * 131) % 9000),
      commentCount: String((at * 17) % 900),
    })),
    freshness: {
      refreshedAt: '2026-11-20T04:00:00.000Z',
      refreshing: false,
      nextAllowedAt: null,
      failure: null,
      demo: false,
    },
  };
}

/** Filter, sort and search of 5,000 videos answer within 100 ms. */
async function timeVideos({ visit }: Dashboard): Promise<void> {
  const { page, leave } = await visit({ as: 'staff' });
  await observe(page);
  const videos = manyVideos();
  await page.route('**/api/youtube/videos', (route) => route.fulfill({ json: videos }));
  await page.goto('/youtube');
  await page.getByText('Showing 5,000 of 5,000 videos').waitFor();
  await page.getByPlaceholder('Search videos...').click();
  const times = await timeKeys(page, ['banjir', '槟城路况', '#4999', 'walkable', 'tiada']);
  report(
    `key to paint in a search of ${VIDEOS} videos, p99 of ${times.length}`,
    quantile(times, 0.99),
    100,
    'ms',
  );
  await leave();
}

const dashboard = await openDashboard();
try {
  await timeAccounts(dashboard);
  await timeVideos(dashboard);
} finally {
  await dashboard.close();
}
if (isBroken()) process.exitCode = 1;

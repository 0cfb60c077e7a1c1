import type { Page, Route } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commentAt } from '../../testing/comment-list.js';
import {
  type Dashboard,
  faultsInEveryLook,
  fillSignIn,
  openDashboard,
  PASSWORD,
  type Visit,
} from '../../testing/dashboard.js';

const judging = suite('what people say of comments on its way to the server');
let dashboard: Dashboard;
let run: string;
/** No two alike: copies are folded in the list. */
const COMMENTS = [
  'Banjir lagi di kampung',
  'Hujan lebat sejak subuh tadi',
  'Pusat pemindahan sudah penuh',
  'Jalan raya ke sekolah ditutup',
  'Bekalan elektrik terputus lama',
  'Terima kasih bomba dan polis',
  'Harga ikan naik mendadak',
  'Pasar malam tetap ramai orang',
  'Nenek saya selamat di rumah makcik',
  'Siapa boleh hantar selimut?',
  'Longkang tersumbat bertahun-tahun',
  'Projek tebatan entah bila siap',
  'Anak-anak seronok main air',
  'Kereta jiran hanyut semalam',
  'Doktor klinik bekerja keras',
  'Wakil rakyat turun padang',
  'Tolong bersihkan sungai kita',
  'Kedai kopi buka seperti biasa',
  'Guru besar umum cuti tiga hari',
  'Sukarelawan masak di dewan',
  'Lembu Pak Mat sudah dijumpai',
  'Semoga cepat surut dan pulih',
];
judging.before(async () => {
  dashboard = await openDashboard();
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: COMMENTS.map((message, at) => ({ id: `k${at}`, message })),
    variables: ['banjir', 'harga barang', '天气'].map((name) => ({ name, terms: [name] })),
    file_name: 'komen-petang.json',
  });
  run = (started as { task_id: string }).task_id;
  await dashboard.ended(`/api/fb-analyzer/task/${run}`);
});
judging.after(() => dashboard.close());

const CALLS = '**/judgement*';
const place = (seq: number) => `/api/fb-analyzer/task/${run}/comments/${seq}/judgement`;

interface Entry {
  isYou: boolean;
  variable: string | null;
  verdict: string;
  endedAt: string | null;
}
/** What the server has of the signed-in person, as `variable verdict`, in the order in which it was said. */
async function history(page: Page, seq: number): Promise<string[]> {
  const { entries } = await (await page.request.get(`${place(seq)}/history`, { maxRetries: 2 })).json();
  return (entries as (Entry & { at: string })[])
    .filter(({ isYou }) => isYou)
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(
      ({ variable, verdict, endedAt }) => `${variable ?? 'sentiment'} ${verdict}${endedAt ? ' ended' : ''}`,
    );
}
async function untilHistory(page: Page, seq: number, wanted: string[]): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await history(page, seq)).length >= wanted.length) break;
    await page.waitForTimeout(50);
  }
  assert.equal(await history(page, seq), wanted);
}
/** Entries of this browser that are not stored yet. */
const unsent = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('smops.unsent.')).length);
const untilSent = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('smops.unsent.')));

async function openResults(visit: Visit, seq?: number): Promise<void> {
  const { page } = visit;
  await page.goto(`/fb-analyzer?task=${run}`);
  const list = page.getByRole('list', { name: '留言列表' });
  await list.waitFor();
  if (seq !== undefined) await (await commentAt(page, seq)).click();
}
const slowly = async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, 300));
  await route.continue();
};
const away = (route: Route) => route.abort();
/** The browser tells pages of it; a try of its own may come first, so that there is nothing to click. */
const networkIsBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

judging(
  'in the results, keys that come faster than the server answers are all stored, and shown at once',
  async () => {
    const visit = await dashboard.visit({ as: 'analyst' });
    const { page, complaints } = visit;
    await openResults(visit, 2);
    await page.route(CALLS, slowly);
    for (const key of ['1', '-', '2', '1', '3']) await page.keyboard.press(key);
    const detail = page.getByRole('complementary', { name: '选中的留言' });
    await detail.getByRole('button', { name: '天气：正确', pressed: true }).waitFor();
    assert.ok((await unsent(page)) > 0, 'shown before the server has it');
    await untilHistory(page, 2, [
      'banjir no ended',
      'sentiment negative',
      'harga barang yes',
      'banjir yes',
      '天气 yes',
    ]);
    // It holds over a reload, and on the comment that the server sends.
    await untilSent(page);
    await page.unroute(CALLS);
    await openResults(visit, 2);
    await detail.getByRole('button', { name: '天气：正确', pressed: true }).waitFor();
    assert.equal(complaints, []);
    await visit.leave();
  },
);

judging('a list that was asked for before a word was stored shows the word', async () => {
  const visit = await dashboard.visit({ as: 'analyst' });
  const { page } = visit;
  await openResults(visit, 9);
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const fetched = new Promise<void>((resolve) => {
    void page.route(/\/results\?.*order=mostNegative/, async (route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response });
    });
  });
  await page.getByRole('combobox', { name: '排序' }).click();
  await page.getByRole('option', { name: '最负面' }).click();
  await fetched;
  await page.keyboard.press('1');
  await untilHistory(page, 9, ['banjir yes']);
  await untilSent(page);
  answer();
  await page.waitForFunction(() => document.querySelector('ul[aria-busy=false]') !== null);
  await (await commentAt(page, 9)).getByRole('img', { name: '人工已看' }).waitFor();
  await visit.leave();
});

judging('in the reading room, keys that come faster than the server answers are all stored', async () => {
  const visit = await dashboard.visit({ as: 'admin' });
  const { page } = visit;
  await dashboard.asAdmin('POST', `/api/fb-analyzer/task/${run}/draw`, { size: 12 });
  await page.goto(`/reading/${run}`);
  await page.locator('[data-comment]').waitFor();
  await page.route(CALLS, slowly);
  for (let at = 0; at < 6; at++) for (const key of ['1', '-', 'Enter']) await page.keyboard.press(key);
  await untilSent(page);
  const queue = await page.request.get(`/api/fb-analyzer/task/${run}/reading?queue=done&limit=50`);
  const { items } = await queue.json();
  assert.is(items.length, 6);
  for (const { own } of items) assert.equal([own.tags.banjir, own.sentiment], [true, 'negative']);
  await visit.leave();
});

judging(
  'on a phone a key judges no comment that is not seen: none at first, then the one that is marked',
  async () => {
    const visit = await dashboard.visit({ as: 'analyst', size: 'phone' });
    const { page } = visit;
    await openResults(visit);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/judgement')) calls.push(request.url());
    });
    /** The row is marked, and the frame has passed in which it is brought into the window. */
    const marked = async (index: number) => {
      const row = page.locator(`[data-index="${index}"]`);
      await row
        .and(page.locator('article.bg-primary\\/10'))
        .or(row.locator('article.bg-primary\\/10'))
        .waitFor();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    };
    await page.keyboard.press('1');
    await page.keyboard.press('-');
    // The first comment is marked and in sight.
    await page.keyboard.press('j');
    await marked(0);
    await page.keyboard.press('3');
    await untilHistory(page, 0, ['天气 yes']);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => scrollY === 0);
    await page.keyboard.press('1');
    await page.keyboard.press('j');
    await marked(1);
    await page.keyboard.press('3');
    await untilHistory(page, 1, ['天气 no']);
    assert.is(calls.length, 2);
    assert.equal(await history(page, 0), ['天气 yes']);
    await visit.leave();
  },
);

judging('where the open comment is out of sight, a key judges nothing, shows it and says so', async () => {
  const visit = await dashboard.visit({ as: 'analyst' });
  const { page } = visit;
  await openResults(visit, 20);
  const HEIGHT = 620;
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => scrollY === 0);
  const detail = page.getByRole('complementary', { name: '选中的留言' });
  const { y } = (await detail.boundingBox()) as { y: number };
  assert.ok(y > HEIGHT, 'the charts fill the window');
  await page.keyboard.press('1');
  await page.getByText('留言 #21 刚才不在画面里。再按一次就会判断。').first().waitFor();
  assert.ok(((await detail.boundingBox())?.y ?? HEIGHT) < HEIGHT, 'it was brought into the window');
  await page.keyboard.press('j');
  await page.keyboard.press('3');
  await untilHistory(page, 21, ['天气 yes']);
  assert.equal(await history(page, 20), []);
  await visit.leave();
});

judging(
  'two tabs without a network share what waits: all of it is stored, and the newer verdict stands',
  async () => {
    const visit = await dashboard.visit({ as: 'analyst' });
    const { page } = visit;
    const context = page.context();
    const other = await context.newPage();
    other.on('dialog', (dialog) => void dialog.accept());
    await openResults(visit, 5);
    await openResults({ ...visit, page: other }, 5);
    await context.route(CALLS, away);
    await page.keyboard.press('3');
    await page.getByText('1 judgement waits to be saved.').waitFor();
    const pressed = { name: '天气：正确', pressed: true } as const;
    await other.getByRole('button', pressed).waitFor();
    await other.keyboard.press('3');
    await other.keyboard.press('+');
    await page.getByText('3 judgements wait to be saved.').waitFor();
    await page.getByRole('button', { name: '天气：不对', pressed: true }).waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    // One is closed, the other is opened again: still nothing is lost.
    await other.close({ runBeforeUnload: false });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('3 judgements wait to be saved.').waitFor();
    await context.unroute(CALLS);
    await networkIsBack(page);
    await untilSent(page);
    assert.equal(await history(page, 5), ['天气 yes ended', '天气 no', 'sentiment positive']);
    assert.is(await page.getByText('to be saved').count(), 0);
    await visit.leave();
  },
);

judging('a server that restarts gets what was said meanwhile', async () => {
  const visit = await dashboard.visit({ as: 'analyst' });
  const { page } = visit;
  await openResults(visit, 8);
  await dashboard.stopServer();
  await page.keyboard.press('3');
  await page.getByText('1 judgement waits to be saved.').waitFor();
  await dashboard.startServer();
  await page.getByText('to be saved').waitFor({ state: 'detached' });
  assert.equal(await history(page, 8), ['天气 yes']);
  await visit.leave();
});

judging('what the server refuses is said until the person tries again or discards it', async () => {
  const visit = await dashboard.visit({ as: 'analyst' });
  const { page } = visit;
  await openResults(visit, 11);
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 403, json: { error: 'Your role may not do this.' } }),
  );
  await page.keyboard.press('3');
  await page.getByText('1 judgement could not be saved: Your role may not do this.').waitFor();
  await page.getByRole('button', { name: '天气：正确', pressed: false }).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.unroute(CALLS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHistory(page, 11, ['天气 yes']);
  await page.route(CALLS, (route) => route.fulfill({ status: 404, json: { error: 'Tiada.' } }));
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('could not be saved').waitFor({ state: 'detached' });
  assert.is(await unsent(page), 0);
  await visit.leave();
});

judging(
  "what waits is never stored in the name of another who signs in, and is its person's at the next visit",
  async () => {
    await dashboard.asAdmin('POST', '/api/users', {
      ...{ username: 'kumar', role: 'analyst', password: PASSWORD, mustChangePassword: false },
    });
    const visit = await dashboard.visit({ as: 'analyst' });
    const { page } = visit;
    await openResults(visit, 14);
    await page.route(CALLS, away);
    await page.keyboard.press('3');
    await page.getByText('1 judgement waits to be saved.').waitFor();
    // Another tab of the browser: the session is now another person's.
    const signIn = async (username: string) => {
      const data = { username, password: PASSWORD };
      const answer = await page.request.post('/api/auth/login', { data, headers: { origin: dashboard.url } });
      assert.ok(answer.ok());
    };
    await signIn('kumar');
    await page.unroute(CALLS);
    await networkIsBack(page);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    assert.equal(await history(page, 14), []);
    await fillSignIn(page, 'kumar');
    assert.is(await unsent(page), 1);
    assert.is(await page.getByText('to be saved').count(), 0);
    assert.equal(await history(page, 14), []);

    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await fillSignIn(page, 'analyst');
    await untilSent(page);
    assert.equal(await history(page, 14), ['天气 yes']);
    await visit.leave();
  },
);

judging('who signs out while something waits is asked; to stay keeps it, to go gives it up', async () => {
  const visit = await dashboard.visit({ as: 'analyst' });
  const { page } = visit;
  await openResults(visit, 17);
  await page.route(CALLS, away);
  await page.keyboard.press('3');
  await page.getByText('1 judgement waits to be saved.').waitFor();
  const asked: string[] = [];
  const signOut = async (answer: 'accept' | 'dismiss') => {
    const question = page.waitForEvent('dialog');
    const leaving = page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    asked.push((await question).message());
    await (await question)[answer]();
    await leaving;
  };
  await signOut('dismiss');
  await page.getByText('1 judgement waits to be saved.').waitFor();
  await signOut('accept');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  assert.equal([...new Set(asked)], ['One judgement is not saved yet. Sign out and lose it?']);
  assert.is(await unsent(page), 0);
  await visit.leave();
});

judging.run();

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../../../testing/chart-menu.js';
import { commentFile } from '../../../testing/comment-file.js';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const compare = suite("FB Analyzer's cross-community tab");
let dashboard: Dashboard;
compare.before(async () => {
  dashboard = await openDashboard();
});
compare.after(() => dashboard.close());

async function choose(page: Page, side: 'A' | 'B', count: number, name: string): Promise<void> {
  const place = page.getByRole('group', { name: `社群 ${side}` });
  await place.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: commentFile(count),
  });
  await place.getByText('识别为').waitFor();
}

async function startComparison(page: Page): Promise<void> {
  await page.goto('/fb-analyzer?tab=compare');
  await choose(page, 'A', 64, 'johor.json');
  await choose(page, 'B', 5, 'penang.json');
  await page.getByPlaceholder('例如：物价上涨').fill('塞车、学校、banjir');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '开始对比' }).click();
}

compare('two files and one variable are needed, and told to be missing until they are there', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  await page.getByRole('tab', { name: '跨社群对比分析' }).click();
  assert.match(page.url(), /tab=compare/);
  await page.getByText('选择社群 A 的文件 · 选择社群 B 的文件 · 添加至少一个变量').waitFor();
  assert.ok(await page.getByRole('button', { name: '开始对比' }).isDisabled());
  await choose(page, 'B', 16, 'penang.json');
  await page.getByText('选择社群 A 的文件 · 添加至少一个变量').waitFor();
  await page.getByText('还没有对比').waitFor();
  await page
    .getByRole('group', { name: '社群 A' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'gambar.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await page.getByText('文件格式错误').first().waitFor();
  await leave();
});

compare('two files become a summary, a plot and a table, raw or weighted, and files to keep', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await startComparison(page);
  await page.getByText('对比分析完成').first().waitFor({ timeout: 60_000 });
  await page.getByRole('group', { name: /95% 区间/ }).waitFor();
  const table = page.getByRole('table', { name: '对比数据' });
  const traffic = table.getByRole('row', { name: /塞车/ });
  await traffic.getByText('8 / 64', { exact: true }).waitFor();
  await traffic.getByText('1 / 5', { exact: true }).waitFor();
  await traffic.getByText('样本少').waitFor();
  await page.getByText('这是留言的比例，不是居民的意见比例').waitFor();

  const before = await traffic.innerText();
  await page.getByRole('button', { name: '按反应加权' }).click();
  await page.getByText('每条留言计 1 加上它的反应数').waitFor();
  assert.is.not(await traffic.innerText(), before);

  for (const [item, expected] of [
    ['CSV', /塞车/],
    ['HTML', /<svg/],
  ] as const) {
    await page.getByRole('button', { name: '导出' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: new RegExp(item) }).click();
    assert.match(readFileSync(await (await download).path(), 'utf8'), expected);
  }
  assert.equal(complaints, []);
  await leave();
});

compare('an earlier comparison opens again by its address, and can be removed', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer?tab=compare');
  await page.getByRole('link', { name: 'johor、penang' }).click();
  await page.getByRole('table', { name: '对比数据' }).waitFor();
  const address = page.url();
  await page.goto(address);
  await page.getByRole('table', { name: '对比数据' }).waitFor();
  await signOutAndIn(page, 'analyst');
  assert.is(await page.getByText('对比分析完成').count(), 0);
  assert.equal(await faultsInEveryLook(page), []);
  const buttons = page.locator('main .btn').filter({ visible: true });
  assert.ok((await buttons.count()) > 0);
  await page.emulateMedia({ media: 'print' });
  assert.is(await buttons.count(), 0);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: '新的对比' }).click();
  assert.equal(await faultsInEveryLook(page), []);
  await page.getByRole('button', { name: /^删除 johor/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByText('还没有对比').waitFor();
  await page.goto(address);
  await page.getByText('无法读取这次对比').waitFor();
  await leave();
});

compare('a comparison that cannot start or fails says so', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  await page.route('**/api/fb-analyzer/compare', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 503,
          json: { error: 'Terlalu sibuk.', message: 'Terlalu sibuk.', code: 'UNAVAILABLE', requestId: 'r-1' },
        })
      : route.continue(),
  );
  await startComparison(page);
  await page.getByText('对比分析失败').first().waitFor();
  await page.getByText('Terlalu sibuk.').first().waitFor();
  await page.getByText('3 个变量', { exact: true }).waitFor();

  const side = {
    fileName: 'johor.json',
    extraTaskId: null,
    providerLabel: '本地分析',
    analysedAt: '2026-11-20T03:00:00Z',
    total: 64,
    failed: 0,
    positive: 0,
    neutral: 0,
    negative: 0,
    variables: [],
  };
  let status = 'running';
  await page.route(/\/api\/fb-analyzer\/compare\/gagal/, (route) =>
    route.fulfill({
      json: {
        taskId: 'gagal',
        status,
        progress: 40,
        errorMessage: status === 'failed' ? 'Kunci API ditolak oleh penyedia.' : null,
        createdAt: '2026-11-20T03:00:00Z',
        createdBy: 'analyst',
        provider: 'local',
        providerLabel: '本地分析',
        isMixed: false,
        sides: [
          { ...side, taskId: 'run-a', name: 'johor' },
          { ...side, taskId: 'run-b', name: 'penang' },
        ],
        summary: '',
        variables: [],
      },
    }),
  );
  await page.goto('/fb-analyzer?tab=compare&id=gagal');
  await page.getByRole('progressbar').waitFor();
  status = 'failed';
  await page.getByText('Kunci API ditolak oleh penyedia.').first().waitFor();
  await page.getByRole('link', { name: '打开社群 B 的分析' }).waitFor();
  assert.equal(await findBarriers(page), []);
  await leave();
});

/** Runs a file of sixty comments, one every four hours from a day on, and says the id of the run. */
async function analysed(
  page: Page,
  name: string,
  texts: readonly string[],
  firstDay?: string,
): Promise<string> {
  const comments = Array.from({ length: 60 }, (_, at) => ({
    message: `${texts[at % texts.length]} ${at}`,
    like_count: at % 7,
    ...(firstDay && { created_time: new Date(Date.parse(firstDay) + at * 4 * 3_600_000).toISOString() }),
  }));
  return await page.evaluate(
    async ([file_name, comments_data]) => {
      const started = await fetch('/api/fb-analyzer/analyze', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          file_name,
          comments_data,
          variables: ['banjir', 'harga'],
          api_provider: 'local',
          language: 'zh',
        }),
      });
      const { id } = await started.json();
      for (;;) {
        const task = await (await fetch(`/api/fb-analyzer/task/${id}`)).json();
        if (task.status === 'completed') return id as string;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    [name, comments] as const,
  );
}

compare(
  'a run is compared with the earlier one of its page, which is proposed, without its file',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto('/fb-analyzer');
    await analysed(
      page,
      'halaman-2026-09.json',
      ['Harga naik lagi', 'Harga naik', 'banjir lagi', 'Terima kasih'],
      '2026-09-05',
    );
    const run = await analysed(
      page,
      'halaman-2026-10.json',
      ['Banjir lagi teruk', 'banjir kilat', 'Harga naik'],
      '2026-10-05',
    );
    await page.goto(`/fb-analyzer?tab=compare&with=${run}`);
    await page.getByText('将比较 2 方：banjir、harga。').waitFor();
    await page.getByRole('group', { name: '社群 B' }).getByText('已分析：banjir、harga').waitFor();
    await page.getByRole('button', { name: '开始对比' }).click();
    await page
      .getByRole('heading', { name: /「banjir」在halaman-2026-10更常被提到，多 41\.7 个百分点/ })
      .waitFor();
    const chart = page.getByRole('figure', { name: '各变量的留言比例' });
    await chart
      .getByRole('button', { name: /^banjir: halaman-2026-10 66\.7%.*halaman-2026-09 25\.0%.*\+41\.7.*很大/ })
      .waitFor();

    // A mark chooses its variable; its comments stand side by side and lead to all of them.
    await chart.getByRole('button', { name: /^harga/ }).click();
    const quotes = page.getByRole('region', { name: 'halaman-2026-10', exact: true });
    await quotes
      .getByText(/Harga naik/)
      .first()
      .waitFor();
    await quotes.getByRole('link', { name: /看全部 20 条/ }).waitFor();

    await page.getByRole('button', { name: '给各方改名' }).click();
    await page.getByLabel('社群 A 的名称').fill('十月');
    await page.getByLabel('社群 B 的名称').fill('九月');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByRole('heading', { name: /在十月更常被提到/ }).waitFor();
    await chart.getByRole('button', { name: /^banjir: 十月/ }).waitFor();

    await page.getByRole('combobox', { name: '排序' }).click();
    await page.getByRole('option', { name: '原来的顺序' }).click();
    await page.waitForURL(/sort=order/);
    await page.getByLabel('只看明显的').check();
    await page.waitForURL(/only=clear/);
    assert.equal(await faultsInEveryLook(page), []);
    assert.equal(complaints, []);
    await leave();
  },
);

compare(
  'each side tells how it feels, how the chosen variable went, and what is left with one voice per text',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto('/fb-analyzer?tab=compare');
    const plea =
      'Banjir teruk di kampung kami, tolong hantar bantuan segera kepada mangsa yang terkandas malam ini';
    const wave = Array.from({ length: 20 }, (_, at) => `${plea} ${'!'.repeat(at + 1)}`);
    const words = [
      'jalan',
      'sekolah',
      'pasar',
      'hospital',
      'lorong',
      'pejabat',
      'stesen',
      'masjid',
      'taman',
      'kedai',
    ];
    const plain = words.map(
      (place, at) => `Harga barang di ${place} naik lagi, minggu ${at} pun ${words[9 - at]}`,
    );
    const selangor = await analysed(page, 'selangor.json', [...wave, ...plain], '2026-11-01');
    const perak = await analysed(page, 'perak.json', plain, '2026-10-01');
    const id = await page.evaluate(
      async (sides) => {
        const started = await fetch('/api/fb-analyzer/compare', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ sides, language: 'zh' }),
        });
        return (await started.json()).taskId;
      },
      [{ task_id: selangor }, { task_id: perak }],
    );
    await page.goto(`/fb-analyzer?tab=compare&id=${id}`);

    // The figures are the server's.
    const of = async (copies: string) =>
      await page.evaluate(
        async (address) => (await fetch(address)).json(),
        `/api/fb-analyzer/compare/${id}?time=true&copies=${copies}`,
      );
    const all = await of('all');
    const feels = page.getByRole('figure', { name: '各方的情绪' });
    await chooseOfChart(feels, '以表格显示');
    const row = feels.getByRole('row', { name: /selangor/ });
    assert.match(await row.innerText(), new RegExp(`${all.sides[0].mean.toFixed(1)}\\s+60`));
    await page
      .getByRole('figure', { name: '各变量的留言比例' })
      .getByRole('button', { name: /^banjir/ })
      .click();
    const course = page.getByRole('figure', { name: '「banjir」随时间的变化' });
    await course.getByRole('img', { name: /^selangor, 2026年11月1日/ }).waitFor();
    const ofPerak = course.getByRole('img', { name: /^perak, / }).first();
    const { positive, neutral, negative } = all.sides[1].time.buckets[0];
    const told = `(${all.variables[0].byTime[1][0]} / ${positive + neutral + negative})`;
    assert.ok((await ofPerak.getAttribute('aria-label'))?.endsWith(told), told);

    const table = page.getByRole('table', { name: '对比数据' });
    const floods = table.getByRole('row', { name: /banjir/ });
    await floods.getByText('40 / 60', { exact: true }).waitFor();
    // While the server counts, the page says so; a failure is told, and the page goes on asking.
    let answers = 0;
    await page.route(/\/api\/fb-analyzer\/compare\/.*copies=once/, (route) =>
      answers++ === 0
        ? route.fulfill({
            status: 503,
            json: { error: 'Sibuk.', message: 'Sibuk.', code: 'UNAVAILABLE', requestId: 'r-2' },
          })
        : route.continue(),
    );
    await page.getByRole('button', { name: '相同文字只计一次' }).click();
    await page.getByRole('alert').filter({ hasText: '无法按相同文字只计一次计算。 Sibuk.' }).waitFor();
    await page.getByText(/几乎相同的留言只算第一条/).waitFor();
    const once = await of('once');
    const { hits, total } = once.variables[0].raw.sides[0];
    assert.ok(hits < 40 && total < 60, 'copies of one text count once');
    await floods.getByText(`${hits} / ${total}`, { exact: true }).waitFor();
    await floods.getByText(/含重复 66\.7\s?%/).waitFor();
    await page.getByText(`${once.sides[0].texts} 段文字`).first().waitFor();
    const whole = page.getByRole('region', { name: 'selangor', exact: true }).getByRole('link');
    assert.match((await whole.getAttribute('href')) ?? '', /copies=once/);
    await page.waitForURL(/copies=once/);
    await page.reload();
    await floods.getByText(`${hits} / ${total}`, { exact: true }).waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    // Other names leave the choice and the course as they are.
    await page.getByRole('button', { name: '给各方改名' }).click();
    await page.getByLabel('社群 A 的名称').fill('雪兰莪');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await floods.getByText(`${hits} / ${total}`, { exact: true }).waitFor();
    await page
      .getByRole('figure', { name: /随时间的变化$/ })
      .getByRole('img', { name: /^雪兰莪, / })
      .first()
      .waitFor();
    // Its report counts copies as the page does, and leads back to it.
    await page.getByRole('link', { name: /^(Report|报告)$/ }).click();
    const report = page.frameLocator('iframe');
    await report
      .getByText(/Each text counts once|相同文字只计一次/)
      .first()
      .waitFor();
    await page.getByRole('checkbox', { name: '图旁附表' }).check();
    const side = once.sides[0];
    const share = side.negative / (side.negative + side.neutral + side.positive);
    await report
      .getByText(`${(share * 100).toFixed(1)}%`, { exact: true })
      .first()
      .waitFor();
    await page.getByRole('link', { name: '返回原页面' }).click();
    await floods.getByText(`${hits} / ${total}`, { exact: true }).waitFor();
    await page.getByRole('button', { name: '包括重复的留言' }).click();
    await floods.getByText('40 / 60', { exact: true }).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

compare(
  'three runs become a table of shares that says who lies above or below the mean of the others',
  async () => {
    const { page, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto('/fb-analyzer?tab=compare');
    await analysed(page, 'melaka.json', ['Harga naik', 'Jalan berlubang']);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/fb-analyzer/tasks', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: '加一个社群' }).click();
    const side = (letter: string) => page.getByRole('group', { name: `社群 ${letter}` });
    const source = (letter: string) => side(letter).getByRole('combobox', { name: '留言来自' });
    assert.ok(await source('A').isDisabled(), 'the runs are still on their way');
    release();
    await eventually(() => source('A').inputValue(), '新的文件');
    for (const [letter, name] of [
      ['A', 'halaman-2026-10.json'],
      ['B', 'halaman-2026-09.json'],
    ] as const) {
      await source(letter).click();
      await side(letter).getByRole('option', { name: '新的文件' }).waitFor();
      await source(letter).fill(name.slice(0, -5));
      await side(letter)
        .getByRole('option', { name: new RegExp(`^${name}.*条留言 · `) })
        .click();
    }
    // The same with the keyboard alone: what is typed finds the run, Escape leaves everything as it was.
    await source('C').focus();
    await page.keyboard.type('melaka');
    await side('C')
      .getByRole('option', { name: /^melaka\.json/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => source('C').inputValue(), '新的文件');
    // Enter at once, before the answer is there: what the text finds is taken, not what an earlier text found.
    await page.keyboard.type('melaka');
    await page.keyboard.press('Enter');
    await side('C').getByText('已分析：banjir').waitFor();
    assert.match(await source('C').inputValue(), /^melaka\.json · /);
    await side('C').getByLabel('名称').fill('马六甲');
    await page.getByRole('button', { name: '开始对比' }).click();
    await page
      .getByRole('heading', { name: /「banjir」在halaman-2026-10更常被提到：66\.7%，其他各方平均/ })
      .waitFor();
    const chart = page.getByRole('figure', { name: '各变量的留言比例' });
    await chart.getByRole('button', { name: /^banjir, 马六甲: 0\.0%/ }).waitFor();
    await chooseOfChart(chart, /^(以表格显示|Show as a table)$/);
    await chart.getByRole('columnheader', { name: '马六甲' }).waitFor();
    await page.getByRole('region', { name: '马六甲', exact: true }).getByText('没有提到它的留言。').waitFor();
    assert.equal(await faultsInEveryLook(page), []);
    await leave();
  },
);

compare.run();

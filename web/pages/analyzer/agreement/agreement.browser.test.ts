import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const agreement = suite("FB Analyzer's judgements, accuracy and agreement");
let dashboard: Dashboard;
agreement.before(async () => {
  dashboard = await openDashboard();
});
agreement.after(() => dashboard.close());

const SAYINGS = ['Banjir lagi', 'Air naik sampai pintu', '今天天气很好'];

async function analyse(terms: string[], fileName: string, sayings = SAYINGS): Promise<string> {
  const started = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 30 }, (_, at) => ({
      id: `k${at}`,
      message: `${sayings[at % 3]} ${at}`,
    })),
    // A name that says nothing, so that only its terms find it.
    variables: [{ name: 'Q1', terms }],
    file_name: fileName,
  })) as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${started.task_id}`);
  return started.task_id;
}

agreement('a comment is judged in the results; accuracy and agreement count it', async () => {
  const first = await analyse(['banjir'], 'komen.json');
  await analyse(['banjir', 'air naik'], 'komen-lagi.json');
  await analyse(['banjir'], 'lain.json', ['Banjir surut', 'Harga ayam naik', '谢谢大家']);
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto(`/fb-analyzer?task=${first}`);
  const list = page.getByRole('list', { name: '留言列表' });
  await list.waitFor();
  await signOutAndIn(page, 'analyst');
  const comment = list.getByRole('listitem').filter({ hasText: 'Air naik sampai pintu 1' }).first();
  await comment.click();
  const detail = page.getByRole('complementary', { name: '选中的留言' });
  const right = detail.getByRole('button', { name: 'Q1：正确' });
  await eventually(() => right.getAttribute('aria-pressed'), 'false', 'nobody has said anything');
  await eventually(() => detail.locator('p[lang]').first().getAttribute('lang'), 'ms');
  assert.equal(await findBarriers(page), []);
  await right.click();
  await detail.getByText('人工补上').waitFor();
  await comment.getByRole('img', { name: '人工已看' }).waitFor();
  await page.reload();
  await comment.getByRole('img', { name: '人工已看' }).waitFor();

  await page.getByRole('link', { name: '质量' }).click();
  await page.getByText('30 条不同的留言中，有人判断了 1 条').waitFor();
  await signOutAndIn(page, 'analyst');
  const mistakes = page.getByRole('region', { name: '机器与人不同的留言' });
  await mistakes.getByText('机器漏标').waitFor();
  await eventually(() => mistakes.getByText('Air naik sampai pintu 1').getAttribute('lang'), 'ms');
  assert.equal(await faultsInEveryLook(page), []);

  await page.getByRole('link', { name: '与另一次分析比较' }).click();
  const choice = page.getByRole('row').filter({ hasText: 'komen-lagi.json' });
  await choice.getByRole('cell', { name: '30', exact: true }).waitFor();
  await page.getByText('另有 1 次分析没有共同的留言，不列出。').waitFor();
  assert.is(await page.getByRole('link', { name: 'lain.json' }).count(), 0);
  await page.getByRole('link', { name: 'komen-lagi.json' }).click();
  await page.getByText('两次都有结果的不同留言 30 条').waitFor();
  await page.getByText('10 / 0 / 10 / 10').waitFor();
  const open = page
    .getByRole('region', { name: '不一致的标签' })
    .getByRole('listitem')
    .filter({ hasText: 'Air naik sampai pintu 4' });
  await eventually(() => open.getByText('Air naik sampai pintu 4').getAttribute('lang'), 'ms');
  await open.getByRole('button', { name: '没有' }).click();
  await open.getByText('已判断').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await page.reload();
  await open.getByText('已判断').waitFor();
  await page.getByRole('link', { name: 'A 的准确率' }).click();
  await page.getByText('30 条不同的留言中，有人判断了 2 条').waitFor();

  await page.goto(`/fb-analyzer?task=${first}`);
  await comment.click();
  await detail.getByText('人工补上').waitFor();
  await detail.getByRole('button', { name: '撤销我的判断' }).click();
  await detail.getByText('人工补上').waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await leave();
});

agreement.run();

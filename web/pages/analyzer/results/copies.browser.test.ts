import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  excessWidth,
  findBarriers,
  inEveryLook,
  openDashboard,
} from '../../../testing/dashboard.js';

const copies = suite('copies on the page of a result');
let dashboard: Dashboard;
let taskId = '';

const RICE = 'Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa';

copies.before(async () => {
  dashboard = await openDashboard();
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: [
      { id: 'a', message: 'Bila jalan depan sekolah nak siap, sudah dua tahun begini' },
      ...Array.from({ length: 37 }, (_, index) => ({
        id: `r${index}`,
        message: `${RICE}${'!'.repeat(index)}`,
        from: { name: `Pembaca ${index % 9}` },
        created_time: new Date(Date.UTC(2026, 10, 10, 1 + (index % 3) * 4, index)).toISOString(),
      })),
    ],
    variables: [{ name: 'harga', terms: ['harga'] }],
    file_name: 'beras.json',
    api_provider: 'local',
  });
  taskId = (started as { task_id: string }).task_id;
  for (;;) {
    const task = await dashboard.asAdmin('GET', `/api/fb-analyzer/task/${taskId}`);
    if ((task as { status: string }).status === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});
copies.after(() => dashboard.close());

copies(
  'a wave stands with its clock and its comments, never with who wrote them; copies fold into one',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
    await page.goto(`/fb-analyzer?task=${taskId}`);
    const waves = page.getByRole('region', { name: 'Waves of copies' });
    await waves.getByText(/^37 copies from 10 Nov, 09:00 to 10 Nov, 17:\d\d$/).waitFor();
    await waves.getByText('37 comments by 9 authors in all').waitFor();
    await waves.getByRole('img', { name: 'When the 37 copies came' }).waitFor();
    await waves.getByRole('button', { name: 'Show these 37' }).click();
    await waves.getByText('#2', { exact: false }).first().waitFor();
    assert.is(await waves.getByText(RICE).count(), 21, 'the text itself and twenty of its copies');
    await waves.getByRole('button', { name: 'Show more' }).click();
    await waves.getByText('#38').waitFor();
    assert.not.match(await waves.innerText(), 'Pembaca');
    await inEveryLook(page, async (look) => {
      assert.equal(await findBarriers(page), [], look);
      assert.ok((await excessWidth(page)) <= 0, look);
    });
    // In the list each text stands once; the others unfold by a click or by the key f.
    const list = page.getByRole('list', { name: 'Comments', exact: true });
    await list.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    assert.is(await list.getByRole('article').count(), 2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('f');
    await list.getByText('#3', { exact: false }).first().waitFor();
    const own = list.locator('p').filter({ hasText: /^#2(?!\d)/ });
    assert.is(await own.count(), 1, 'the comment itself is not told twice');
    await page.keyboard.press('f');
    await list.getByText('#3', { exact: false }).first().waitFor({ state: 'detached' });
    // A filter that comes and goes leaves them folded.
    await page.getByRole('searchbox').fill('tiada komen begini');
    await page.getByText('No comment matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await list.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    await page.goto(`/fb-analyzer?task=${taskId}&copies=once`);
    await page.getByRole('button', { name: 'and 36 nearly the same' }).waitFor();
    assert.equal(complaints, []);
    await leave();
  },
);

copies.run();

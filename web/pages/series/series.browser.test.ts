import { tmpdir } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chooseOfChart } from '../../testing/chart-menu.js';
import { type Dashboard, faultsInEveryLook, findBarriers, openDashboard } from '../../testing/dashboard.js';

const series = suite('the page of what changed');
let dashboard: Dashboard;
let codebook = '';

const THINGS =
  'meja kerusi bantal telefon kasut kucing buku almari lampu pintu tingkap pagar basikal radio'.split(' ');

/** Twenty comments a day of two weeks; from the tenth on half of them tell of a flood. */
function comments() {
  return Array.from({ length: 14 * 20 }, (_, number) => {
    const [day, index] = [Math.floor(number / 20), number % 20];
    const things = [3, 5, 7, 11, 13].map(
      (step) => THINGS[(number * step + Math.floor(number / step)) % THINGS.length],
    );
    return {
      id: `k${number}`,
      message: `${day >= 9 && index < 10 ? 'Banjir masuk rumah' : 'Harga ikan naik'} ${things.join(' ')}`,
      created_time: new Date(Date.UTC(2026, 10, 1 + day, 3, index)).toISOString(),
    };
  });
}

series.before(async () => {
  dashboard = await openDashboard({ DELIVERY_FOLDER: tmpdir() });
  await dashboard.asAdmin('POST', '/api/destinations', { kind: 'folder', name: 'Arkib', folder: 'smops' });
  const made = await dashboard.asAdmin('POST', '/api/codebooks', {
    name: 'Aduan',
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'harga', terms: ['harga'] },
    ],
  });
  codebook = (made as { id: string }).id;
  const started = await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments(),
    codebook: 'Aduan',
    file_name: 'aduan.json',
    api_provider: 'local',
  });
  const { task_id } = started as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${task_id}`);
});
series.after(() => dashboard.close());

series(
  'from its codebook: alarms, the course of a variable, spans compared, and quotes to open',
  async () => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    await page.goto(`/codebooks?codebook=${codebook}`);
    await page.getByRole('link', { name: 'What changed' }).click();
    await page.getByRole('heading', { level: 1, name: 'What changed: Aduan' }).waitFor();
    await page.getByText('1 analysis, 280 comments, 1 Nov 2026 to 14 Nov 2026.', { exact: true }).waitFor();
    const alarm = page.getByRole('button', { name: /banjir: 10 of 20 comments/ }).first();
    await alarm.waitFor();
    await page.getByRole('figure', { name: 'Share of banjir' }).waitFor();
    await page.getByRole('button', { name: 'harga', exact: true }).click();
    const figure = page.getByRole('figure', { name: 'Share of harga' });
    await chooseOfChart(figure, 'Show as a table');
    await figure.getByRole('cell', { name: '50.0%', exact: true }).first().waitFor();
    await page.waitForURL(/variable=harga/);
    await page.getByText(/8 Nov 2026 to 14 Nov 2026 \(140 comments\), compared with 1 Nov 2026/).waitFor();
    await page.getByRole('cell', { name: 'large' }).first().waitFor();
    // Other days than the default: two are enough, the span before is as long; the address keeps them.
    await page.getByLabel('First day of the later span').fill('2026-11-10');
    await page.getByLabel('Last day of the later span').fill('2026-11-12');
    const other = /10 Nov 2026 to 12 Nov 2026 \(60 comments\), compared with 7 Nov 2026 to 9 Nov 2026 \(60\)/;
    await page.getByText(other).waitFor();
    await page.waitForURL(/from=2026-11-10&to=2026-11-12/);
    await page.reload();
    await page.getByText(other).waitFor();
    await page.getByLabel('First day of the earlier span').fill('2026-11-02');
    await page.getByLabel('Last day of the earlier span').fill('2026-11-11');
    await page
      .getByText(/share days/)
      .first()
      .waitFor();
    complaints.length = 0;
    await page.getByLabel('Last day of the earlier span').fill('2026-11-04');
    await page.getByText(/compared with 2 Nov 2026 to 4 Nov 2026/).waitFor();
    await page.getByRole('button', { name: 'Latest seven days' }).click();
    await page.getByText(/8 Nov 2026 to 14 Nov 2026 \(140 comments\)/).waitFor();
    const risen = page.getByRole('region', { name: 'Words that rose' });
    await risen.getByRole('link', { name: 'Open the comment' }).first().waitFor();
    assert.not.match(
      await page.locator('main').innerText(),
      /\p{Script=Han}/u,
      'as written the page is English',
    );
    assert.equal(await faultsInEveryLook(page), []);
    await risen.getByRole('link', { name: 'Open the comment' }).first().click();
    await page.waitForURL(/fb-analyzer\?task=.*q=Banjir/);
    assert.equal(complaints, []);
    await leave();
  },
);

series('it is shown by week, one voice per text, in an address that can be sent', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'zh' });
  await page.goto(`/codebooks/${codebook}/series?unit=week&copies=once&variable=harga`);
  await page.getByRole('heading', { level: 1, name: '变化：Aduan' }).waitFor();
  await page.getByRole('figure', { name: 'harga 的比例' }).waitFor();
  await page.getByRole('combobox', { name: '时间点' }).filter({ hasText: '按周' }).waitFor();
  await page.getByRole('combobox', { name: '重复' }).filter({ hasText: '相同文字只计一次' }).waitFor();
  await leave();
});

series('it does not exist for staff, nor for a codebook that is not there', async () => {
  const staff = await dashboard.visit({ as: 'staff' });
  await staff.page.goto(`/codebooks/${codebook}/series`);
  await staff.page.getByText('404').waitFor();
  await staff.leave();
  const analyst = await dashboard.visit({ as: 'analyst' });
  await analyst.page.goto('/codebooks/tiada/series');
  await analyst.page.getByText('404').waitFor();
  await analyst.leave();
});

series('where alarms are sent is chosen on the page', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto(`/codebooks/${codebook}/series`);
  await page.getByText('Alarms are not sent').waitFor();
  await page.getByRole('button', { name: 'Choose where alarms are sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alarms to destinations' });
  await dialog.getByRole('checkbox', { name: /Arkib/ }).check();
  assert.equal(await findBarriers(page), []);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Sent to Arkib').waitFor();
  const kept = await dashboard.asAdmin('GET', `/api/codebooks/${codebook}/alarm-destinations`);
  assert.is((kept as { destinations: number[] }).destinations.length, 1);
  assert.equal(complaints, []);
  await leave();
});

series.run();

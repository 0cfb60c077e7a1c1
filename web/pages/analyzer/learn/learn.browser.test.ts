import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
} from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const learn = suite('learned words of a run');
let dashboard: Dashboard;
learn.before(async () => {
  dashboard = await openDashboard();
});
learn.after(() => dashboard.close());

const WITH = ['Surau bocor bila hujan', 'surau tutup awal', 'lampu surau rosak', 'kipas surau rosak'];
const TOO = ['wuduk kotor sangat', 'paip wuduk patah', 'tempat wuduk licin', 'air wuduk takde'];
const WITHOUT = ['Lif rosak lagi', 'hujan lebat semalam', 'kedai tutup awal', '今天天气很好'];

const SAID = Array.from(
  { length: 60 },
  (_, at) => `${[WITH, TOO, WITHOUT][at % 3]?.[Math.floor(at / 3) % 4]} ${at}`,
);

async function runOf(variable: string, texts = SAID): Promise<string> {
  const { task_id: id } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: texts.map((message, at) => ({ id: String(at), message })),
    variables: [{ name: variable, terms: [] }],
    file_name: 'surau.json',
  })) as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${id}`);
  return id;
}

learn('words are accepted and refused with a key each, and the run is brought up to date', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  const run = await runOf('Q1');
  await page.goto(`/fb-analyzer?task=${run}`);
  await page.getByRole('link', { name: 'Quality' }).click();
  await page.getByRole('link', { name: 'Learned words' }).click();
  await page.getByText('Q1: 0 read. Read 50 more.').waitFor();
  assert.equal(await findBarriers(page), []);

  for (let seq = 0; seq < 12; seq += 1)
    await dashboard.asAdmin('PUT', `/api/fb-analyzer/task/${run}/comments/${seq}/judgement`, {
      tags: { Q1: seq % 3 < 2 },
    });
  await page.reload();
  const region = page.getByRole('region', { name: 'Learned words' });
  const items = region.getByRole('listitem').filter({ has: page.getByRole('button') });
  await items.first().waitFor();
  await eventually(() => items.count(), 2);
  const texts = await items.allTextContents();
  assert.ok(
    texts.every((text) =>
      /4 of 4 read comments with it were yes · 20 more comments would be tagged/.test(text),
    ),
  );

  await page.keyboard.press('r');
  await region.getByText('0 accepted, 1 refused').waitFor();
  await page.keyboard.press('u');
  await region.getByText('0 accepted, 1 refused').waitFor({ state: 'detached' });
  await page.keyboard.press('a');
  await page.keyboard.press('r');
  await region.getByText('1 accepted, 1 refused').waitFor();
  // Nothing is decided on the server yet: the browser keeps it over a reload.
  await page.reload();
  await region.getByText('1 accepted, 1 refused').waitFor();
  assert.equal(await faultsInEveryLook(page), []);

  const update = page.getByRole('button', { name: 'Make version 2 and update the analysis' });
  await update.click();
  await page.getByText('Give the codebook a name.').waitFor();
  await page.getByLabel('Name of the new codebook').fill('Surau');
  await update.click();
  await page.getByText('Surau is at version 2', { exact: true }).first().waitFor();
  await page.waitForURL((url) => !url.href.includes(run));
  const left = () => Object.keys(localStorage).filter((key) => key.includes('learning'));
  assert.equal(await page.evaluate(left), []);
  await page.getByText('20', { exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Quality' }).click();
  await page.getByRole('link', { name: 'Learned words' }).click();
  await page.getByText('Q1: 12 read.', { exact: false }).waitFor();
  assert.equal(complaints, []);
  await leave();
});

learn('keys typed into the name of the codebook decide nothing', async () => {
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  const run = await runOf('Q2');
  for (let seq = 0; seq < 12; seq += 1)
    await dashboard.asAdmin('PUT', `/api/fb-analyzer/task/${run}/comments/${seq}/judgement`, {
      tags: { Q2: seq % 3 < 2 },
    });
  await page.goto(`/fb-analyzer?task=${run}&view=learning`);
  await page
    .getByRole('button', { name: /^Accept:/ })
    .first()
    .click();
  await page.getByLabel('Name of the new codebook').pressSequentially('Surau raya');
  await page.getByText('1 accepted, 0 refused').waitFor();
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await page.getByText('1 accepted', { exact: false }).waitFor({ state: 'detached' });
  await leave();
});

learn('of near-copies of one text one is shown as evidence, with how many there are', async () => {
  const plea = 'Surau di tingkat tiga bocor bila hujan lebat, tolong baiki segera sebelum Jumaat';
  const copies = Array.from({ length: 6 }, (_, at) => `${plea} ${at}`);
  const run = await runOf('Q9', [...copies, 'kipas surau rosak', 'surau tutup awal', ...WITHOUT]);
  for (let seq = 0; seq < 12; seq += 1)
    await dashboard.asAdmin('PUT', `/api/fb-analyzer/task/${run}/comments/${seq}/judgement`, {
      tags: { Q9: seq < 8 },
    });
  const { page, leave } = await dashboard.visit({ as: 'analyst', language: 'en' });
  await page.goto(`/fb-analyzer?task=${run}&view=learning`);
  const word = page.getByRole('listitem').filter({ hasText: 'and 5 nearly the same' });
  await word.getByText('kipas surau rosak').waitFor();
  await eventually(() => word.getByText(plea).count(), 1);
  await leave();
});

learn.run();

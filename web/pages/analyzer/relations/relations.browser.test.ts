import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  openDashboard,
  signOutAndIn,
} from '../../../testing/dashboard.js';

const relations = suite("FB Analyzer's relations tab");
let dashboard: Dashboard;
relations.before(async () => {
  dashboard = await openDashboard();
});
relations.after(() => dashboard.close());

/** Floods and blocked roads come together; prices come alone. */
const SAYINGS = ['Banjir lagi, jalan pun sesak teruk', 'Harga barang naik lagi', '今天天气很好'];
/** What makes each comment a text of its own: copies of one text count once where pairs are called clear. */
const DETAILS = [
  'depan sekolah pagi tadi',
  'anak sudah balik rumah',
  'kata pemandu lori hijau',
  'kedai makan tutup awal',
  'ibu masak sejak subuh',
  'ayah masih di pejabat',
  'bakul penuh buah rambutan',
  'pengawal jaga pintu besar',
  'motor merah tepi kedai',
  'majlis belum datang tengok',
  'jiran tolong tolak kereta',
  'pasar malam terpaksa batal',
  'lampu dapur baru tukar',
  'kampung sebelah ada kenduri',
  'budak kecil main bola',
  'ikut cerita orang dewasa',
  'nenek duduk dalam dewan',
  'saya masih di pejabat lama',
  'pintu baru siap dicat',
  'cuti umum esok pula',
];

relations('a finished run is chosen; its network, table and files show what occurs together', async () => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  await page.goto('/fb-analyzer');
  await page.getByRole('tab', { name: '关系分析' }).click();
  await page.getByText('还没有可以查看关系的分析').waitFor();
  await signOutAndIn(page, 'analyst');
  await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      message: `${SAYINGS[index % 3]}, ${DETAILS[Math.floor(index / 3)]}`,
    })),
    variables: [
      { name: '水灾', terms: ['banjir'] },
      { name: '塞车', terms: ['sesak'] },
      { name: '物价', terms: ['harga'] },
    ],
    file_name: 'komen.json',
  });
  await page.goto('/fb-analyzer?tab=relations');
  for (
    let tries = 0;
    tries < 20 && !(await page.getByRole('link', { name: 'komen.json' }).isVisible());
    tries++
  ) {
    await page.waitForTimeout(500);
    await page.reload();
    await page.getByRole('region', { name: '选择一份已完成的分析' }).waitFor();
  }
  await page.getByRole('link', { name: 'komen.json' }).click();
  const chart = page.getByRole('figure', { name: '变量之间的关系' });
  await chart
    .getByRole('button', {
      name: '水灾 与 塞车; 20 条留言两者都有，偶然预期 6.7; 是偶然的 3.00 倍; 明确常一起出现; 预期的留言很少',
    })
    .first()
    .click();
  await page.getByText('同时提到「水灾」和「塞车」的留言').waitFor();
  await page
    .getByText(/Banjir lagi, jalan pun sesak/)
    .first()
    .waitFor();
  assert.match(
    (await page.getByRole('link', { name: '看全部 20 条' }).getAttribute('href')) ?? '',
    /variable=.*&variable=/,
  );
  await page.getByRole('button', { name: '关系图' }).click();
  await page.getByRole('group', { name: /明确一起出现的变量/ }).waitFor();
  await page.waitForURL(/view=graph/);
  await page.getByRole('button', { name: '矩阵' }).click();
  const row = page.getByRole('table', { name: '变量关系' }).getByRole('row', { name: /水灾 与 塞车/ });
  await row.getByText('常一起出现').waitFor();
  await row.getByText('3.00', { exact: true }).waitFor();

  await page.getByRole('button', { name: '导出' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  assert.match(readFileSync(await (await download).path(), 'utf8'), /水灾,塞车,20,20,20/);

  await page.reload();
  await page.getByRole('table', { name: '变量关系' }).waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  assert.equal(complaints, []);
  await leave();
});

relations.run();

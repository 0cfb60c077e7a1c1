import { plantedBurst } from '@smops/fixtures/planted-burst/planted-burst.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Dashboard, openDashboard } from '../../../testing/dashboard.js';
import { eventually } from '../../../testing/eventually.js';

const print = suite("a run's report on paper");
let dashboard: Dashboard;
print.before(async () => {
  dashboard = await openDashboard();
});
print.after(() => dashboard.close());

/** Long comments with many variables, as a report has them at worst. */
const { comments, variables } = plantedBurst(7, { count: 600 });
const LONG = comments.map((comment, index) => ({
  ...comment,
  text: `${comment.text}. ${'Longkang tersumbat, jalan sesak, harga naik, 停车位不够, parking susah, hospital jauh. '.repeat(6)}${index}`,
}));
const ASKED = [
  ...variables,
  ...['longkang', 'jalan', 'harga', '停车位', 'parking', 'hospital', 'sesak', 'susah', 'jauh', 'naik'].map(
    (name) => ({
      name,
      terms: [],
    }),
  ),
];

print('a result with many variables and long comments takes one A4 page, with its charts', async () => {
  const { task_id: id } = (await dashboard.asAdmin('POST', '/api/fb-analyzer/analyze', {
    comments_data: LONG,
    variables: ASKED,
    file_name: 'banjir.json',
  })) as { task_id: string };
  await dashboard.ended(`/api/fb-analyzer/task/${id}`);
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  for (const path of [`fb-analyzer/task/${id}/export`, `reports/run/${id}/export`]) {
    const answer = await page.request.get(`/api/${path}?format=html`);
    assert.is(answer.status(), 200);
    await page.setContent(await answer.text());
    await eventually(() => page.locator('figure svg').count(), 2, 'time and variables');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    assert.ok(pages === 1, `${pages} pages of ${path}`);
  }
  await leave();
});

print.run();

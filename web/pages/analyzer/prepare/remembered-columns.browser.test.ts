import { suite } from 'uvu';
import { type Dashboard, openDashboard } from '../../../testing/dashboard.js';

const test = suite('columns that are remembered for the team');
let dashboard: Dashboard;
test.before(async () => {
  dashboard = await openDashboard();
});
test.after(() => dashboard.close());

const FILE = {
  name: 'jawapan.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Bila,Siapa,Kata\n03/04/2026,Aminah,Banjir lagi depan rumah\n05/04/2026,陈先生,路灯坏了三个星期没有人修理\n',
  ),
};

test('what one person confirms is read so for a colleague, until it is forgotten', async () => {
  const first = await dashboard.visit({ as: 'analyst' });
  await first.page.goto('/fb-analyzer');
  await first.page.locator('input[type=file]').setInputFiles(FILE);
  await first.page.getByText('03/04/2026 是哪一天？').waitFor();
  await first.page.getByRole('button', { name: '2026-04-03（先日后月）' }).click();
  await first.page.getByText('已为全队记住').waitFor();
  await first.leave();

  const second = await dashboard.visit({ as: 'admin' });
  await second.page.goto('/fb-analyzer');
  await second.page.locator('input[type=file]').setInputFiles({ ...FILE, name: 'lain.csv' });
  await second.page.getByText('已为全队记住').waitFor();
  await second.page.getByText(/Bila，2 条中的 2 条/).waitFor();
  await second.page.getByRole('button', { name: '不再记住' }).click();
  await second.page.getByRole('button', { name: '没错，记住这些列' }).waitFor();
  await second.page.getByText('03/04/2026 是哪一天？').waitFor();
  await second.leave();
});

test.run();

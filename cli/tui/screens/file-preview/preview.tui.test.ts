import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { KEY, openTestTui, type TestTui } from '../../testing.js';

const test = suite<{ app: TestApp; tui: TestTui; folder: string }>(
  'the preview of a file in the terminal UI',
);

test.before(async (context) => {
  context.app = await openTestApp();
  context.folder = mkdtempSync(join(tmpdir(), 'smops-preview-'));
});
test.after(async ({ app, folder }) => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
test.after.each(async ({ tui }) => await tui?.close());

const remembered = async (app: TestApp) => await (await app.local('GET', '/api/fb-analyzer/columns')).json();

/** Opens the form of a new run and sends it with a file of this content. */
async function previewOf(
  context: { app: TestApp; tui: TestTui; folder: string },
  name: string,
  content: string,
): Promise<TestTui> {
  writeFileSync(join(context.folder, name), content);
  const tui = await openTestTui({ app: context.app, tab: 'analyzer', columns: 110, rows: 34 });
  context.tui = tui;
  await tui.until(/FB Analyzer\]/);
  await tui.press('n');
  await tui.until(/New Analysis/);
  await tui.press(join(context.folder, name), KEY.tab, 'banjir', KEY.ctrlS);
  return tui;
}

const UNKNOWN = [
  'Bil,Siapa,Luahan hati,Bila,Bilangan',
  '1,Aminah,Jalan ke pasar banjir lagi sejak petang semalam,05/11/2026 09:10,4',
  '2,Kumar,Terima kasih kepada pasukan yang datang membantu kami,06/11/2026 10:00,0',
  '3,小明,水还没有退，大家出门要小心一点，注意安全,07/11/2026 11:30,2',
  '4,Aminah,Sekolah masih tutup dan kelas ditunda ke minggu hadapan,08/11/2026 08:00,1',
].join('\n');

test('columns that only their content tells are confirmed before the run starts, and then remembered', async (context) => {
  const tui = await previewOf(context, 'luahan.csv', UNKNOWN);
  const seen = await tui.until(/Before the run starts/);
  assert.match(seen, /luahan\.csv: 4 comments/);
  assert.match(seen, /text +Luahan hati +4 of 4, recognised by its content/);
  await tui.press(KEY.ctrlS);
  await tui.until(/These columns were recognised by their content: text: Luahan hati[\s\S]*\[y\/N\]/);
  await tui.press('n');
  await tui.until(/Enter changes a line/);
  assert.equal(await remembered(context.app), []);
  await tui.press(KEY.ctrlS);
  await tui.until(/\[y\/N\]/);
  await tui.press('y');
  await tui.until(/luahan\.csv [\da-f]{8}/);
  const [choice] = await remembered(context.app);
  assert.is(choice.mapping.content, 'Luahan hati');
});

test('a column is changed in its menu, the file is read again, and the team remembers it until it is forgotten', async (context) => {
  const rows = Array.from({ length: 6 }, (_, at) => `Pembaca ${at},banjir di jalan ${at},${at * 3}`);
  const tui = await previewOf(context, 'undi.csv', ['Nama,Komen,Undi', ...rows].join('\n'));
  const before = await tui.until(/Before the run starts/);
  assert.match(before, /likes +no column/);
  assert.match(before, /banjir di jalan 5|banjir di jalan 4 {2}\(Pembaca 4, no time, 0 likes\)/);
  await tui.press(KEY.down, KEY.down, KEY.down, KEY.enter);
  const menu = await tui.until(/› no column/);
  assert.match(menu, /Nama[\s\S]*Komen[\s\S]*Undi/);
  await tui.press(KEY.end, KEY.enter);
  const after = await tui.until(/remembered for files with this header/);
  assert.match(after, /› likes +Undi +6 of 6|› likes +Undi +5 of 6/);
  assert.match(after, /Pembaca 4, no time, 12 likes/);
  const [choice] = await remembered(context.app);
  assert.is(choice.mapping.reactionsCount, 'Undi');
  await tui.press(KEY.escape);
  await tui.until(/› Comment file/);
  await tui.press(KEY.ctrlS);
  assert.match(await tui.until(/The columns are those that/), /likes +Undi/);
  await tui.press('f');
  assert.match(await tui.until(/likes +no column/), /forgotten/);
  assert.not.ok(
    (await remembered(context.app)).some((one: { header: string[] }) => one.header.includes('Undi')),
  );
});

test('which of day and month stands first is asked where nothing tells, and the times follow', async (context) => {
  const tui = await previewOf(
    context,
    'tarikh.csv',
    'Komen,Tarikh\nbanjir lagi,05/11/2026 09:10\nair naik,06/11/2026 10:00\n',
  );
  assert.match(await tui.until(/Before the run starts/), /dates +not said[\s\S]*Which date is 05\/11\/2026/);
  await tui.press(KEY.end, KEY.enter);
  assert.match(await tui.until(/day first/), /2026-11-05 \(day first\)\s+2026-05-11 \(month first\)/);
  await tui.press(KEY.enter);
  assert.match(await tui.until(/time +Tarikh +2 of 2/), /2026-11-05 09:10/);
});

test('a chat is read without names, which may be kept; what is no message is counted', async (context) => {
  const tui = await previewOf(
    context,
    'WhatsApp Chat.txt',
    [
      '21/09/2026, 5:40 pm - Messages and calls are end-to-end encrypted.',
      '21/09/2026, 5:46 pm - Ali: Jalan banjir lagi @60123456789',
      '21/09/2026, 5:47 pm - Siti: <Media omitted>',
      '22/09/2026, 8:02 am - Siti: Air sudah surut',
    ].join('\n'),
  );
  const seen = await tui.until(/Before the run starts/);
  assert.match(seen, /2 comments \(left out: 2 notices, pictures and polls\)/);
  assert.match(seen, /text: message; author: left out; time: message time, 2 of 2/);
  assert.not.match(seen, /Ali|Siti|60123456789/);
  assert.match(seen, /› names +left out/);
  await tui.press(KEY.enter, KEY.down, KEY.enter);
  assert.match(await tui.until(/names +kept/), /Jalan banjir lagi[^\n]*Ali/);
});

test('what is no comment file stays in the form, with the reason', async (context) => {
  const tui = await previewOf(context, 'resit.csv', '%PDF-1.7 resit');
  assert.match(await tui.until(/This is a PDF/), /› Comment file/);
  await tui.press(KEY.escape);
});

test.run();

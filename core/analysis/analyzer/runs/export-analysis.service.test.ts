import readXlsxFile from 'read-excel-file/node';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommentSource } from '../../../comments/read-comment-source.node.js';
import { exportAnalysis } from '../../../judging/results/export-analysis.service.js';
import type { Connection } from '../../../platform/db/connect.js';
import { openTestDatabase } from '../../../platform/db/testing.js';
import { inLanguage } from '../../../platform/language/caller-language.js';
import type { Language } from '../../../platform/language/language.constants.js';
import { exportReport } from '../../../telling/reports/reports.service.js';
import { waitForAnalysis } from '../analyzer.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import { startAnalysis } from './start-analysis.service.js';

const test = suite<{ connection: Connection; worker: AnalyzerWorker }>('export of a run');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.worker = testWorker(context.connection, [fakeProvider()]);
  await context.worker.start();
});
test.after(async ({ connection, worker }) => {
  await worker.stop(0);
  await connection.close();
});

test('a workbook tells on its second sheet what was read and left out, and reads back as its comments', async ({
  connection,
  worker,
}) => {
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: [
      { id: '1', text: 'Harga naik lagi', author: 'Siti' },
      { id: '1', text: 'Harga naik lagi', author: 'Siti' },
      { id: '2', text: '价格太高', author: '阿明' },
    ],
    file_name: 'komen.csv',
    intake: {
      empty: 1,
      problems: [{ line: 4, index: 3, reason: 'Has no text.' }],
      files: [{ name: 'komen.csv', format: 'csv', encoding: 'GB18030', rows: 4 }],
    },
    variables: ['harga'],
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  const pieces: Uint8Array[] = [];
  for await (const piece of (await exportAnalysis(ctx, { task_id, format: 'xlsx' })).body)
    pieces.push(piece as Uint8Array);
  const book = Buffer.concat(pieces);
  const sheets = await readXlsxFile(book);
  assert.equal(
    sheets.map(({ sheet }) => sheet),
    ['comments', 'intake', 'shares', 'score'],
  );
  assert.equal(sheets[2]?.data[1]?.slice(0, 3), ['harga', 'machine', 1]);
  assert.equal(sheets[3]?.data[1]?.slice(0, 2), ['machine', 5]);
  assert.equal(
    sheets[1]?.data.map((row) => row.map((value) => value ?? '').join('|')),
    [
      'what|rows|file|line|detail',
      'read|4|||',
      'analysed|2|||',
      'left out: duplicates|1|||',
      'left out: without text|1|||',
      'left out: cannot be read|0|||',
      'file|4|komen.csv||csv, GB18030',
      'left out|1||4|Has no text.',
      'left out|1|||Repeats row 1: the same id, author and words.',
    ],
  );
  const { comments } = await readCommentSource(
    (async function* () {
      yield new Uint8Array(book);
    })(),
  );
  assert.equal(
    comments.map(({ content }) => content),
    ['Harga naik lagi', '价格太高'],
  );
});

test('a report and its tables are in the language of the call, and read back in each', async ({
  connection,
  worker,
}) => {
  const ctx = testContext(connection, worker);
  const { task_id } = await startAnalysis(ctx, {
    comments_data: [
      { id: '1', text: '=harga naik 10%', author: 'Siti', likes: 3 },
      { id: '2', text: '价格太高', author: '阿明', likes: 1 },
      { id: '1', text: '=harga naik 10%', author: 'Siti', likes: 3 },
    ],
    file_name: 'komen.csv',
    variables: ['harga'],
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  const exported = (language: Language, format: 'html' | 'csv' | 'xlsx' | 'json') =>
    inLanguage(language, async () => {
      const pieces: Buffer[] = [];
      const file =
        format === 'html'
          ? await exportReport(ctx, { of: 'run', id: task_id, format })
          : await exportAnalysis(ctx, { task_id, format });
      for await (const piece of file.body) pieces.push(Buffer.from(piece));
      return Buffer.concat(pieces);
    });

  const written = String(await exported('written', 'html'));
  assert.match(written, /<html lang="zh-CN">.+<h1>komen<\/h1>.+komen.csv.*1 /s);
  const malay = String(await exported('ms', 'html'));
  assert.match(
    malay,
    /<html lang="ms-MY">.+<h1>komen<\/h1>.+2 komen dalam komen.csv\..*ditinggalkan: 1 pendua/s,
  );
  const proper = malay.replace(/<(style|pre)>.*?<\/\1>/gs, '');
  assert.equal(proper.match(/.{0,20}\b(comments?|share|sentiment|reactions?|how to|the|with)\b/gi), null);
  const results = async (language: Language) => JSON.parse(String(await exported(language, 'json'))).results;
  assert.equal(await results('ms'), await results('written'));

  const head = async (language: Language) => String(await exported(language, 'csv')).split('\r\n')[0];
  assert.match((await head('written')) ?? '', /number,author,content,matched_variables,/);
  assert.match((await head('en')) ?? '', /number,author,content,matched_variables,/);
  assert.match((await head('ms')) ?? '', /Nombor,Penulis,Komen,Pemboleh ubah dipadankan,/);

  for (const language of ['written', 'zh', 'ms'] as const)
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await exported(language, format);
      const { comments } = await readCommentSource(
        (async function* () {
          yield new Uint8Array(file);
        })(),
        { fileName: `komen.${format}` },
      );
      assert.equal(
        comments.map(({ content, author, reactionsCount }) => [content, author, reactionsCount]),
        [
          ['=harga naik 10%', 'Siti', 3],
          ['价格太高', '阿明', 1],
        ],
        `${language} ${format}`,
      );
    }
});

test.run();

import readXlsxFile from 'read-excel-file/node';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readCommentSource } from '../../comments/read-comment-source.node.js';
import type { Connection } from '../../db/connect.js';
import { openTestDatabase } from '../../db/testing.js';
import { waitForAnalysis } from '../analyzer.service.js';
import { fakeProvider, testContext, testWorker } from '../testing.js';
import type { AnalyzerWorker } from '../worker/worker.js';
import { exportAnalysis } from './export-analysis.service.js';
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
    ['comments', 'intake'],
  );
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

test.run();

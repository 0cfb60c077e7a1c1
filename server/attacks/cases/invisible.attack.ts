import { setTimeout as sleep } from 'node:timers/promises';
import { LOCAL_TOKEN } from '../../testing.js';
import { type Attack, Tally } from '../attack.js';
import { jsonOf, openWire, type Wire, type WireAnswer } from '../wire.js';

/** Marks that show nothing, alone and mixed; several belong to two classes of a regular expression at once. */
const MARKS = [
  '\ufeff',
  '\u200b',
  '\u00ad',
  '\u2060',
  '\u3164',
  '\ufe0f',
  '\u00a0',
  '\u3000',
  '\u{e0020}',
  '\ufeff \u200b',
];
const MOST_CHARS = 18_000;

/** Text of one mark again and again; what `trim` would take off stands behind what it leaves. */
const invisible = (mark: string): string =>
  `\u200b${mark.repeat(Math.floor(MOST_CHARS / mark.length) - 20)}\u200b`;

interface Row {
  id: string;
  content: string;
  author: string;
}
/** Rows of invisible marks, every second with one visible word at its end: it is a comment, the other is empty. */
const ROWS: readonly Row[] = MARKS.flatMap((mark, at) => [
  { id: `${at}-kosong`, content: invisible(mark), author: invisible(mark) },
  { id: `${at}-jalan`, content: `${invisible(mark)}jalan${at}`, author: 'Aminah' },
]);
const SEEN = MARKS.length;

async function until(wire: Wire, path: string): Promise<WireAnswer> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await wire.asOwner('GET', path);
    if (/"status":"(completed|failed)"/.test(answer.text)) return answer;
    await sleep(100);
  }
  throw new Error(`${path} does not end`);
}

/** A form with the rows as a file, which a browser would send. */
function formOf(taskId: string): string {
  const part = (disposition: string, body: string) =>
    `--kopi\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;
  const file = part(
    `name="file"; filename="${invisible('\u200b').slice(0, 200)}.json"`,
    JSON.stringify(ROWS),
  );
  return `${part('name="taskId"', taskId)}${file}--kopi--\r\n`;
}

async function strike(wire: Wire, tally: Tally): Promise<void> {
  const data = { comments_data: ROWS, file_name: 'komen.json' };
  const started = await wire.asOwner('POST', '/api/fb-analyzer/analyze', {
    ...data,
    variables: ['jalan'],
    api_provider: 'local',
  });
  const { task_id: run } = jsonOf<{ task_id: string }>(started);
  tally.expect(started.status < 300, `analyze answers ${started.status}: ${started.text.slice(0, 200)}`);
  const ended = await until(wire, `/api/fb-analyzer/task/${run}`);
  tally.expect(ended.text.includes('"status":"completed"'), `the run ended so: ${ended.text.slice(0, 200)}`);
  const { total_comments: total } = jsonOf<{ total_comments: number }>(ended);
  tally.expect(total === SEEN, `the run has ${total} comments, not ${SEEN}`);

  const explored = await wire.asOwner('POST', '/api/fb-analyzer/explore', data);
  const exploration = jsonOf<{ total?: number }>(explored);
  tally.expect(
    exploration.total === SEEN,
    `explore answers ${explored.status}, ${exploration.total} comments`,
  );

  const side = { comments_data: ROWS };
  const compared = await wire.asOwner('POST', '/api/fb-analyzer/compare', {
    variables: ['jalan'],
    api_provider: 'local',
    a: side,
    b: side,
  });
  const { taskId: id } = jsonOf<{ taskId: string }>(compared);
  const comparison = jsonOf<{ sides: { total: number }[] }>(
    await until(wire, `/api/fb-analyzer/compare/${id}`),
  );
  tally.expect(
    comparison.sides.length === 2 && comparison.sides.every(({ total }) => total === SEEN),
    `compare answers ${compared.status}, ${comparison.sides.map(({ total }) => total)} comments`,
  );

  const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  const { taskId } = jsonOf<{ taskId: string }>(await wire.asOwner('POST', '/api/tasks', task));
  const uploaded = await wire.send('/api/sentiments/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': 'multipart/form-data; boundary=kopi' },
    body: formOf(taskId),
  });
  const record = jsonOf<{ id: number }>(uploaded);
  const comments = await wire.asOwner('GET', `/api/sentiments/${record.id}/comments`);
  tally.expect(
    uploaded.status === 201 && MARKS.every((_, at) => comments.text.includes(`jalan${at}`)),
    `upload answers ${uploaded.status}, comments ${comments.text.length} characters`,
  );

  const rows = { kind: 'comments', taskId, source: 'tak nampak', rows: ROWS, last: true, dryRun: true };
  const imported = await wire.asOwner('POST', '/api/sentiments/import', rows);
  const { read, empty } = jsonOf<{ read: number; empty: number }>(imported);
  tally.expect(
    read === ROWS.length && empty === SEEN,
    `import read ${read}, ${empty} of them empty: ${imported.text.slice(0, 200)}`,
  );
}

/** Comments that strangers write with invisible marks: forty of them once held a server up for good. */
export const invisibleComments: Attack = {
  name: 'invisible',
  claim: 'comments of invisible marks are read by every route as quickly as any others, and none is lost',
  async run({ app }) {
    const tally = new Tally();
    const wire = await openWire(app);
    try {
      await strike(wire, tally);
      return tally;
    } finally {
      await wire.close();
    }
  },
};

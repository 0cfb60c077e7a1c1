import { type ReportSubject, SECTIONS_OF } from '@smops/core/telling/reports/reports.constants.js';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

interface Context {
  app: TestApp;
  analyst: Caller;
  comparison: string;
  task: string;
}

const test = suite<Context>('reports of comparisons, series and sentiment histories');

const sayings = {
  banjir: ['Banjir lagi tahun ni', '今年水灾很严重 banjir', 'Rumah kami kena banjir'],
  harga: ['Harga naik lagi', 'harga 太贵了', 'Mahal sangat harga sekarang'],
  none: ['Terima kasih admin', 'Selamat pagi semua', '早安大家'],
};

/** A hundred comments of seven days: some of floods, then of prices, the rest of neither. */
const week = (of: { banjir: number; harga: number }, firstDay: number) =>
  Array.from({ length: 100 }, (_, index) => {
    const about = index < of.banjir ? 'banjir' : index < of.banjir + of.harga ? 'harga' : 'none';
    const day = String(firstDay + (index % 7)).padStart(2, '0');
    return {
      id: `${firstDay}-${index}`,
      message: `${sayings[about][index % 3]} ${firstDay} ${index}`,
      like_count: index % 7,
      created_time: `2026-11-${day}T09:00:00+08:00`,
      from: { name: 'Puan Rahsia' },
    };
  });

async function analyse(analyst: Caller, comments: AnyJson[], fileName: string): Promise<string> {
  const started = await analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    codebook: 'aduan',
    file_name: fileName,
    api_provider: 'local',
    language: 'en',
  });
  const { task_id } = await started.json();
  await ended(analyst, `/api/fb-analyzer/task/${task_id}`);
  return task_id;
}

test.before(async (context) => {
  context.app = await openTestApp();
  const analyst = await context.app.signIn('analyst');
  context.analyst = analyst;
  const variables = ['banjir', 'harga'].map((name) => ({ name }));
  assert.is((await analyst('POST', '/api/codebooks', { name: 'aduan', variables })).status, 201);
  const first = await analyse(analyst, week({ banjir: 15, harga: 50 }, 2), 'penang-1.json');
  const second = await analyse(analyst, week({ banjir: 65, harga: 20 }, 9), 'penang-2.json');
  const started = await analyst('POST', '/api/fb-analyzer/compare', {
    sides: [
      { task_id: second, name: 'Minggu kedua' },
      { task_id: first, name: 'Minggu pertama' },
    ],
  });
  context.comparison = (await started.json()).taskId;
  await ended(analyst, `/api/fb-analyzer/task/${context.comparison}`);
  const asked = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' };
  context.task = (await (await analyst('POST', '/api/tasks', asked)).json()).taskId;
  const record = {
    taskId: context.task,
    analyzeDate: '2026-10-31',
    sentimentScore: '6.4',
    aiSummary: 'Baik',
  };
  await analyst('POST', '/api/sentiments/import', { kind: 'records', rows: [record] });
  for (const [place, bad] of [10, 25].entries()) {
    const rows = Array.from({ length: 40 }, (_, index) => ({
      id: `${place}-${index}`,
      message:
        // Too short to be copies of one another.
        index < bad ? `Teruk betul ${index}` : `Terima kasih, bagus ${index}`,
      from: { name: 'Puan Rahsia' },
    }));
    const part = { kind: 'comments', taskId: context.task, source: `fail-${place}.json`, rows, last: true };
    assert.is((await analyst('POST', '/api/sentiments/import', part)).status, 200);
  }
});
test.after(async ({ app }) => await app.close());

const percentOf = (share: number) => `${(share * 100).toFixed(1)}%`;
const pointsOf = (difference: number) =>
  `${difference < 0 ? '−' : '+'}${Math.abs(difference * 100).toFixed(1)}`;

/** All sections of a report of that. */
const wholeOf = (subject: string) =>
  SECTIONS_OF[subject.split('/')[0] as ReportSubject].map((id) => `section=${id}`).join('&');

/** What a file of the whole report says, with the numbers behind its charts. */
async function textOf(
  analyst: Caller,
  subject: string,
  format: string,
  language = 'en',
  query = '',
): Promise<string> {
  const asked = query.includes('section=') ? query : `${wholeOf(subject)}&${query}`;
  const path = `/api/reports/${subject}/export?format=${format}&lang=${language}&more=tables&more=method&${asked}`;
  const answer = await analyst('GET', path);
  assert.is(answer.status, 200, `${subject} ${format} ${language}`);
  assert.match(answer.headers.get('content-disposition') ?? '', new RegExp(`\\.${format}"`));
  if (format === 'html') return await answer.text();
  const parts = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  const isText = /word\/document\.xml$|slides\/slide\d+\.xml$|charts\/chart\d+\.xml$/;
  return parts
    .filter(([name]) => isText.test(name))
    .map(([, content]) => strFromU8(content))
    .join('\n');
}

/** Each figure stands in each of the three files, as the whole content of an element. */
async function saysAll(analyst: Caller, subject: string, figures: readonly string[], query = '') {
  for (const format of ['html', 'docx', 'pptx']) {
    const text = await textOf(analyst, subject, format, 'en', query);
    for (const figure of figures) assert.ok(text.includes(`>${figure}<`), `${format} lacks ${figure}`);
    assert.not.match(text, /Rahsia/, `${subject} as ${format} names an author`);
  }
}

test('every figure of a comparison stands in its report, and the first sentence is that of its summary', async ({
  analyst,
  comparison: id,
}) => {
  const comparison = await (await analyst('GET', `/api/fb-analyzer/compare/${id}`)).json();
  const report = await (await analyst('GET', `/api/reports/comparison/${id}?lang=en`)).json();
  assert.equal(
    report.sections.map((section: AnyJson) => section.id),
    ['line', 'figures', 'shares', 'sentiment', 'method'],
  );
  assert.match(report.line.text, /banjir/);
  assert.is(report.title, 'Minggu kedua / Minggu pertama');
  await saysAll(
    analyst,
    `comparison/${id}`,
    comparison.variables.flatMap(({ variable, raw, sentiments }: AnyJson) => [
      variable,
      pointsOf(raw.contrasts[0].difference),
      ...raw.sides.flatMap(({ rate, low, high, hits }: AnyJson) => [
        percentOf(rate),
        `${(low * 100).toFixed(1)}–${percentOf(high)}`,
        String(hits),
      ]),
      ...sentiments.map(({ positive, neutral, negative }: AnyJson) =>
        [positive, neutral, negative].join(' / '),
      ),
    ]),
  );
  const charts = await textOf(analyst, `comparison/${id}`, 'docx');
  for (const { raw } of comparison.variables)
    for (const { rate } of raw.sides) assert.ok(charts.includes(`<c:v>${rate}</c:v>`), `no bar of ${rate}`);
});

test('the sentiment of each side stands in the report of a comparison with the figures of the API, in each language', async ({
  analyst,
  comparison: id,
}) => {
  const { sides } = await (await analyst('GET', `/api/fb-analyzer/compare/${id}`)).json();
  const shares = sides.flatMap((side: AnyJson) =>
    ['negative', 'neutral', 'positive'].map(
      (label) => side[label] / (side.negative + side.neutral + side.positive),
    ),
  );
  assert.ok(new Set(shares).size > 2, 'the sides differ');
  const only = `comparison/${id}`;
  const query = 'section=sentiment';
  await saysAll(
    analyst,
    only,
    [
      ...sides.flatMap(({ name, mean, total, failed, negative, neutral, positive }: AnyJson) => [
        ...[name, mean.toFixed(1)],
        ...[total - failed, negative, neutral, positive].map(String),
      ]),
      ...shares.map(percentOf),
    ],
    query,
  );
  for (const format of ['docx', 'pptx']) {
    const charts = await textOf(analyst, only, format, 'en', query);
    for (const share of shares)
      assert.ok(charts.includes(`<c:v>${share}</c:v>`), `${format}: no part of ${share}`);
    assert.match(charts, /<c:grouping val="stacked"\/>/);
  }
  const headings = {
    en: ['Sentiment of each side', 'Score'],
    ms: ['Sentimen setiap pihak', 'Skor'],
    zh: ['各方的情绪', '分数'],
    written: ['各方的情绪', '分数'],
  };
  for (const [language, words] of Object.entries(headings))
    for (const format of ['html', 'docx', 'pptx']) {
      const text = await textOf(analyst, only, format, language, query);
      for (const word of words)
        assert.ok(text.includes(`>${word}<`), `${format} in ${language} lacks ${word}`);
    }
});

test('every figure of a series and of its last days stands in its report', async ({ analyst }) => {
  const series = await (await analyst('GET', '/api/codebooks/aduan/series')).json();
  const periods = await (await analyst('GET', '/api/codebooks/aduan/series/periods')).json();
  const report = await (await analyst('GET', '/api/reports/series/aduan')).json();
  assert.is(report.id, series.codebook.id);
  assert.match(
    report.line.text,
    /^banjir (peaked (on|from) .+: \d+\.\d% of the comments, \d+\.\d% at other times|rose by 50\.0 points since 2 – 8 Nov 2026: from 15\.0% to 65\.0%)\. banjir leads with 65\.0% of 100 comments from 9 Nov 2026 to 15 Nov 2026/,
    'the strongest finding, then the share of the last days',
  );
  await saysAll(analyst, 'series/aduan', [
    ...periods.variables.flatMap(({ variable, after, before, difference }: AnyJson) => [
      variable,
      pointsOf(difference),
      ...[after, before].flatMap(({ share, low, high }: AnyJson) => [
        percentOf(share),
        `${(low * 100).toFixed(1)}–${percentOf(high)}`,
      ]),
      String(after.count),
    ]),
    ...series.variables.map(({ count }: AnyJson) => String(count)),
  ]);
  const charts = await textOf(analyst, 'series/aduan', 'pptx');
  for (const { points } of series.variables)
    for (const { share } of points) assert.ok(charts.includes(`<c:v>${share}</c:v>`), `no point of ${share}`);
});

test('every score and count of a sentiment history stands in its report, of one task and of all', async ({
  analyst,
  task,
}) => {
  const records = await (await analyst('GET', '/api/sentiments')).json();
  assert.is(records.length, 3);
  const [before, latest] = records.slice(-2);
  for (const id of [task, 'all']) {
    const report = await (await analyst('GET', `/api/reports/sentiments/${id}`)).json();
    assert.ok(
      report.line.text.startsWith(`The share of negative comments of ${task} rose by 37.5 points since `),
      report.line.text,
    );
    assert.match(report.line.text, `${task} scored ${latest.sentimentScore} of 10 on`);
    assert.match(report.line.text, /62\.5% of 40 comments are negative/);
    const change = latest.comments.negative / 40 - before.comments.negative / 40;
    await saysAll(analyst, `sentiments/${id}`, [
      pointsOf(change),
      ...records.flatMap(({ sentimentScore, comments }: AnyJson) => [
        sentimentScore,
        ...(comments === null
          ? []
          : [comments.total, comments.positive, comments.neutral, comments.negative].map(String)),
      ]),
    ]);
    const charts = await textOf(analyst, `sentiments/${id}`, 'docx');
    for (const { sentimentScore } of records)
      assert.ok(charts.includes(`<c:v>${Number(sentimentScore)}</c:v>`), `no point of ${sentimentScore}`);
  }
});

test('each report is written in each language', async ({ analyst, comparison, task }) => {
  const headings = { en: 'In their words', ms: 'Kata mereka', zh: '他们的原话' };
  for (const [subject, written] of [
    [`comparison/${comparison}`, headings.zh],
    ['series/aduan', headings.en],
    [`sentiments/${task}`, headings.en],
  ])
    for (const [language, heading] of Object.entries({ ...headings, written: written ?? '' }))
      for (const format of ['html', 'docx', 'pptx'])
        assert.ok(
          (await textOf(analyst, subject ?? '', format, language)).includes(heading),
          `${subject} ${language}`,
        );
});

test('a sentence of a series or a history gives way to newer numbers; that of a comparison stays', async ({
  app,
  analyst,
  comparison,
  task,
}) => {
  const lineOf = async (subject: string) =>
    (await (await analyst('GET', `/api/reports/${subject}`)).json()).line;
  const text = 'Banjir paling banyak dibincangkan.';
  for (const subject of [`comparison/${comparison}`, 'series/aduan', `sentiments/${task}`]) {
    assert.is((await analyst('PUT', `/api/reports/${subject}/line`, { text })).status, 204);
    const line = await lineOf(subject);
    assert.is(line.text, text);
    assert.not.equal(line.generated, text);
    assert.match(await textOf(analyst, subject, 'html'), /Banjir paling banyak dibincangkan\./);
  }
  const entries = await (await app.signIn('admin'))('GET', '/api/audit?limit=20');
  assert.equal(
    (await entries.json())
      .filter(({ after }: AnyJson) => after?.reportLine === text)
      .map((entry: AnyJson) => entry.entity),
    ['sentiment', 'codebook', 'comparison'],
  );
  await analyse(analyst, week({ banjir: 10, harga: 10 }, 16), 'penang-3.json');
  const rows = [{ id: 'x', message: 'Terima kasih', from: { name: 'Puan Rahsia' } }];
  const part = { kind: 'comments', taskId: task, source: 'baru.json', rows, last: true };
  await analyst('POST', '/api/sentiments/import', part);
  assert.is((await lineOf('series/aduan')).writtenBy, null);
  assert.is((await lineOf(`sentiments/${task}`)).writtenBy, null);
  assert.is((await lineOf(`comparison/${comparison}`)).text, text);
  await analyst('PUT', `/api/reports/comparison/${comparison}/line`, { text: '' });
  assert.is((await lineOf(`comparison/${comparison}`)).writtenBy, null);
});

test('a template that was saved before there was a section keeps its sections; one with it fits a run too', async ({
  analyst,
  comparison,
}) => {
  const idsOf = async (subject: string, template: string) => {
    const answer = await analyst('GET', `/api/reports/${subject}?template=${template}`);
    return (await answer.json()).sections.map(({ id }: AnyJson) => id);
  };
  const old = ['line', 'figures', 'changes', 'driver', 'shares', 'time', 'quotes', 'watch', 'method'];
  await analyst('PUT', '/api/report-templates/dulu', { sections: old });
  assert.equal(
    await idsOf(`comparison/${comparison}`, 'dulu'),
    old.filter((id) => id !== 'time'),
  );
  await analyst('PUT', '/api/report-templates/baru', { sections: ['sentiment', 'line'] });
  assert.equal(await idsOf(`comparison/${comparison}`, 'baru'), ['sentiment', 'line']);
  assert.equal(await idsOf('series/aduan', 'baru'), ['line']);
  const refused = await analyst('GET', '/api/reports/series/aduan?section=sentiment&lang=en');
  assert.is(refused.status, 400);
  assert.match((await refused.json()).error, /no section “sentiment”/);
});

test('a template of a run leaves what a comparison can have; a section it cannot have, and unknown things, are refused', async ({
  analyst,
  comparison,
}) => {
  await analyst('PUT', '/api/report-templates/mingguan', { sections: ['time', 'quotes', 'line'] });
  const report = await (
    await analyst('GET', `/api/reports/comparison/${comparison}?template=mingguan&lang=en`)
  ).json();
  assert.equal(
    report.sections.map(({ id }: AnyJson) => id),
    ['quotes', 'line'],
  );
  const refused = await analyst('GET', `/api/reports/comparison/${comparison}?section=time&lang=en`);
  assert.is(refused.status, 400);
  assert.match((await refused.json()).error, /no section “time”/);
  assert.is((await analyst('GET', '/api/reports/poem/1')).status, 400);
  for (const subject of ['comparison/tiada', 'series/tiada', 'sentiments/TASK-9999'])
    assert.is((await analyst('GET', `/api/reports/${subject}`)).status, 404, subject);
});

test('with one voice per text the report of a comparison has the figures that the API has so', async ({
  analyst,
}) => {
  const copied = (count: number, own: number) => [
    ...Array.from({ length: count }, (_, index) => ({
      id: `salin-${index}`,
      message:
        'Banjir teruk lagi di Taman Sri Muda, kerajaan negeri kena bertindak segera sebelum hujan turun',
    })),
    ...week({ banjir: 5, harga: own }, 2).slice(0, 40),
  ];
  const sides = [
    { task_id: await analyse(analyst, copied(30, 10), 'selangor.json'), name: 'Selangor' },
    { task_id: await analyse(analyst, copied(4, 20), 'perak.json'), name: 'Perak' },
  ];
  const started = await analyst('POST', '/api/fb-analyzer/compare', { sides });
  const { taskId: id } = await started.json();
  await ended(analyst, `/api/fb-analyzer/task/${id}`);
  const [all, once] = await Promise.all(
    ['all', 'once'].map(async (copies) =>
      (await analyst('GET', `/api/fb-analyzer/compare/${id}?copies=${copies}`)).json(),
    ),
  );
  const figuresOf = ({ sides, variables }: AnyJson) => [
    ...sides.map(({ negative }: AnyJson) => String(negative)),
    ...sides.map((side: AnyJson) =>
      percentOf(side.negative / (side.negative + side.neutral + side.positive)),
    ),
    ...variables.flatMap(({ raw }: AnyJson) => raw.sides.map(({ hits }: AnyJson) => String(hits))),
  ];
  assert.not.equal(figuresOf(all), figuresOf(once));
  await saysAll(analyst, `comparison/${id}`, figuresOf(all));
  await saysAll(analyst, `comparison/${id}`, figuresOf(once), 'copies=once');
  for (const format of ['html', 'docx', 'pptx']) {
    assert.match(
      await textOf(analyst, `comparison/${id}`, format, 'en', 'copies=once'),
      'Each text counts once',
    );
    assert.not.match(await textOf(analyst, `comparison/${id}`, format), 'Each text counts once');
  }
  const refused = await analyst('GET', '/api/reports/series/aduan?copies=once&lang=en');
  assert.is(refused.status, 400);
  assert.match((await refused.json()).error, /Only the report of a comparison/);
});

test.run();

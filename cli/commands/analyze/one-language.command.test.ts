import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOfOfficeFile } from '@smops/core/platform/document/testing.js';
import type { Language } from '@smops/core/platform/language/language.constants.js';
import { LANGUAGES } from '@smops/core/platform/language/language.constants.js';
import type { RunningServer } from '@smops/server/in-process.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { speak } from '../../language/language.js';
import { commands } from '../commands.js';
import { otherWaysTo, removeCommandFolder, runCommand, serveCommandFolder } from '../testing.js';

interface Context {
  folder: string;
  env: Record<string, string>;
  server: RunningServer;
  run: string;
  other: string;
  record: number;
  get(path: string, language: Language): Promise<string>;
  tool(name: string, language: Language): Promise<string>;
}

const test = suite<Context>('one run on every surface, in each language');

/** Two weeks of comments, none of which has a word that only one language has. */
const COMMENTS = Array.from({ length: 40 }, (_, at) => ({
  author: `Pembaca ${at}`,
  text: [
    `Banjir lagi di Taman Sentosa ${at}, teruk!`,
    `Terima kasih majlis ${at} 👍`,
    `Parkir penuh di pasar ${at} 😡`,
    `Hujan lebat pagi ${at}`,
  ][at % 4],
  created_time: `2026-11-${String(1 + (at % 14)).padStart(2, '0')}T0${at % 10}:15:00Z`,
  reactions_count: at % 7,
}));

test.before(async (context) => {
  const made = await serveCommandFolder();
  Object.assign(context, made);
  const { env, folder } = made;
  const { get, send, openAssistant } = otherWaysTo(made);
  context.get = get;
  const analysed = async (name: string, comments: object[]) => {
    const file = join(folder, name);
    writeFileSync(file, JSON.stringify(comments));
    const { out, err, code } = await runCommand(
      commands,
      ['analyze', file, '--var', 'banjir', '--var', 'parkir', '--print-id'],
      { env },
    );
    assert.is(code, 0, err);
    return out.trim();
  };
  context.other = await analysed('oktober.json', [
    ...COMMENTS.map((one) => ({
      ...one,
      text: `${one.text} 📅`,
      created_time: one.created_time.replace('-11-', '-10-'),
    })),
  ]);
  // Twice the same comment, and a row without text: what was left out is told.
  context.run = await analysed('november.json', [
    ...COMMENTS,
    COMMENTS[0] as object,
    { author: 'x', text: '' },
  ]);
  const { taskId: runId } = await send('POST', '/api/tasks', {
    ...{ date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' },
  });
  const form = new FormData();
  form.set('file', new File([JSON.stringify(COMMENTS)], 'november.json', { type: 'application/json' }));
  form.set('taskId', runId);
  context.record = (await send('POST', '/api/sentiments/upload', form)).id;
  const assistant = await openAssistant();
  context.tool = async (name, language) => {
    const text = await assistant(name, { taskId: context.run }, language);
    const { result } = JSON.parse(text.slice(text.indexOf('{')));
    return /<smops-data>\n(.*)\n/.exec(result.content[0].text)?.[1] ?? '';
  };
});
test.after(async (context) => {
  await removeCommandFolder(context);
});

/** Names that people gave, and words that are the same in every language. */
const NAMES =
  /\b(november|oktober|banjir|parkir|Pembaca \d+|smops(_\w+)?|local|JSON|UTF-8|Wilson|Holm|Cohen|USD|pembantu|admin|Facebook)\b|9后商谈|槟城快讯|Bahasa Melayu/g;
/** What are sentences of each language, however short: words that no text can do without. */
const SENTENCE: Record<'en' | 'ms' | 'zh', RegExp> = {
  en: /\b(the|of|and|with|is|are|was|were|by|from|comments?|not|to|for|negative comments)\b/i,
  ms: /\b(dan|yang|komen|daripada|dengan|ialah|oleh|tidak|untuk|bagi|dalam|pada|analisis)\b/i,
  zh: /\p{Script=Han}/u,
};
const FOREIGN: Record<Exclude<Language, 'written'>, readonly RegExp[]> = {
  en: [SENTENCE.ms, SENTENCE.zh],
  ms: [SENTENCE.en, SENTENCE.zh],
  zh: [SENTENCE.en, SENTENCE.ms],
};

const withoutComments = (text: string) =>
  COMMENTS.reduce((left, { text: said }) => left.replaceAll(said ?? '', ''), text).replaceAll(NAMES, '');

/** The texts of an answer that people read: sentences and labels, without keys, codes, ids, and comments' own texts. */
function textsIn(value: unknown, key = ''): string[] {
  const OWN =
    /^(content|text|quote|author|name|file_?name|matched_variables|variables?|language|api_provider|evidence)$/i;
  if (typeof value === 'string') return OWN.test(key) || !/\s|\p{Script=Han}/u.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
  return [];
}

/** What a page shows or reads out. */
const textsOfPage = (page: string) => [
  ...page
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  ...[...page.matchAll(/ (?:aria-label|title|alt)="([^"]*)"/g)].map(([, text]) => text ?? ''),
];

function assertSpeaks(language: Exclude<Language, 'written'>, where: string, texts: readonly string[]): void {
  assert.ok(texts.length > 0, where);
  const foreign = texts
    .map(withoutComments)
    .filter((text) => FOREIGN[language].some((sentence) => sentence.test(text)));
  assert.equal(foreign, [], `${where} in ${language}`);
}

/** As written, what belongs to the analyzer's screens is Chinese, and what belongs to the others English. */
const spoken = (language: Language, asWritten: 'en' | 'zh') =>
  language === 'written' ? asWritten : language;

for (const language of LANGUAGES) {
  test(`answers as ${language}`, async ({ get, run, record }) => {
    const task = `/api/fb-analyzer/task/${run}`;
    // As written, the dashboard asks for each screen in its language.
    const asked = spoken(language, 'zh');
    for (const path of [
      `${task}/results?limit=50`,
      `${task}/overview`,
      `${task}/estimates`,
      `${task}/earlier`,
      `${task}/reading`,
      `${task}/accuracy`,
      `${task}/relations`,
      '/api/fb-analyzer/tasks',
      '/api/fb-analyzer/providers',
    ])
      assertSpeaks(asked, path, ['-', ...textsIn(JSON.parse(await get(path, asked)))]);
    for (const path of [`/api/sentiments/${record}`, '/api/sentiments', '/api/home'])
      assertSpeaks(spoken(language, 'en'), path, [
        '-',
        ...textsIn(JSON.parse(await get(path, spoken(language, 'en')))),
      ]);
  });

  test(`reports and exports as ${language}`, async ({ get, run }) => {
    const asked = spoken(language, 'zh');
    const report = `/api/reports/run/${run}`;
    assertSpeaks(asked, 'the report', textsIn(JSON.parse(await get(report, language)), 'of'));
    assertSpeaks(asked, 'the report as a page', textsOfPage(await get(`${report}/page`, language)));
    const task = `/api/fb-analyzer/task/${run}`;
    assertSpeaks(asked, 'the exported page', textsOfPage(await get(`${task}/export?format=html`, language)));
    for (const what of ['accuracy', 'relations'])
      assertSpeaks(asked, what, textsOfPage(await get(`${task}/${what}/export?format=html`, language)));
    assertSpeaks(
      spoken(language, 'en'),
      'the history',
      textsOfPage(await get('/api/reports/sentiments/all/page', language)),
    );
  });

  test(`documents and workbooks as ${language}`, async ({ folder, env, run }) => {
    if (language === 'written') return;
    const saved = async (name: string, ...argv: string[]) => {
      const file = join(folder, name);
      const asked = [...argv, '--out', file];
      await speak(language);
      const { err, code } = await runCommand(commands, asked, { env }).finally(() => speak('written'));
      assert.is(code, 0, `${asked.join(' ')}: ${err}`);
      return textsOfOfficeFile(readFileSync(file));
    };
    for (const format of ['docx', 'pptx']) {
      const texts = await saved(`laporan-${language}.${format}`, 'report', run, '--more', 'tables');
      assertSpeaks(language, format, texts);
    }
    const argv = ['analyses', 'results', run, '--format', 'xlsx'];
    assertSpeaks(language, 'xlsx', await saved(`jadual-${language}.xlsx`, ...argv));
  });

  test(`what assistants are told as ${language}`, async ({ tool }) => {
    if (language === 'written') return;
    for (const name of ['getRunOverview', 'getEstimates', 'getAnalysisResults', 'getAnalysisStatus'])
      assertSpeaks(language, name, ['-', ...textsIn(JSON.parse(await tool(name, language)))]);
  });

  test(`what the terminal prints as ${language}`, async ({ env, run, record }) => {
    const asked = spoken(language, 'en');
    for (const argv of [
      ['analyses', 'show', run],
      ['analyses', 'results', run, '--overview'],
      ['analyses', 'list'],
      ['sentiments', 'show', String(record)],
      ['sentiments', 'list'],
      ['home'],
    ]) {
      await speak(language);
      const { out, err, code } = await runCommand(commands, argv, { env }).finally(() => speak('written'));
      assert.is(code, 0, `${argv.join(' ')}: ${err}`);
      assertSpeaks(asked, argv.join(' '), `${out}\n${err}`.split('\n'));
    }
  });
}

test.run();

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { exploreComments } from './explore.js';

const test = suite('themes of comments');
const engine = createEngine();

/** Comments that differ only in a number, as if different people had said much the same. */
const said = (times: number, ...texts: string[]) =>
  texts.flatMap((text) =>
    Array.from({ length: times }, (_, at) => ({ text: `${text} ${at}`, author: `Pembaca ${at}` })),
  );

const COMMENTS = [
  ...said(
    6,
    'Banjir lagi depan rumah, longkang sumbat',
    'The flood water came up to my gate again',
    '又淹水了，水沟从来没有清理',
  ),
  ...said(5, 'Jambatan kedua tutup lagi hari ini', 'Second bridge is closed, what a mess', '第二大桥又关了'),
  ...said(4, 'Terima kasih YB 👍', '好的', 'Ok noted'),
];

test('a topic in three languages is one theme, with its size, words, languages, sentiments and examples', () => {
  const themes = exploreComments(engine, COMMENTS, 'en');
  const flood = themes.find((theme) => theme.terms.includes('banjir'));
  assert.is(flood?.comments, 18);
  assert.is(flood?.kind, 'known');
  assert.is(flood?.variable, flood?.name);
  assert.equal(
    flood?.languages.map(({ language }) => language),
    ['en', 'ms', 'zh'],
  );
  assert.is(flood?.examples.length, 3);
  const { examples = [], exampleLanguages = [] } = flood ?? {};
  assert.equal([...exampleLanguages].sort(), ['en', 'ms', 'zh']);
  assert.equal(flood?.exampleCopies, [5, 5, 5], 'of each saying one, with the others counted');
  assert.match(examples[exampleLanguages.indexOf('zh')] ?? '', /\p{Script=Han}/u);
  const { positive = 0, neutral = 0, negative = 0 } = flood?.sentiments ?? {};
  assert.is(positive + neutral + negative, 18);
});

test('of copies of one text one is an example, however many there are', () => {
  const plea = 'Tolong hantar bantuan kepada mangsa banjir di dewan sekolah malam ini, selimut pun tiada';
  const copies = Array.from({ length: 12 }, (_, at) => ({ text: `${plea}${'!'.repeat(at)}`, author: '' }));
  const other = said(1, 'Banjir sampai ke lutut depan kedai saya');
  const flood = exploreComments(engine, [...copies, ...other], 'ms').find(({ terms }) =>
    terms.includes('banjir'),
  );
  assert.is(flood?.comments, 13);
  assert.is(flood?.examples.length, 2);
  const place = flood?.examples.findIndex((text) => text.startsWith('Tolong hantar')) ?? -1;
  assert.equal([flood?.exampleCopies?.[place], flood?.exampleCopies?.[1 - place]], [11, 0]);
});

test('what no list knows is found by its own words, and translations of it belong together', () => {
  const themes = exploreComments(engine, COMMENTS, 'zh');
  const bridge = themes.find((theme) => theme.terms.some((term) => /bridge|jambatan|大桥/i.test(term)));
  assert.ok(bridge, JSON.stringify(themes.map((theme) => theme.name)));
  assert.ok(bridge.comments >= 5);
  assert.not.ok(
    themes.some((theme) => /terima|kasih|noted|好的/i.test(theme.name)),
    'thanks are no theme',
  );
});

test('how far a theme rose is its share in the later half less that in the earlier half, where times are known', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 10, hour);
  const early = said(10, 'Jambatan kedua tutup lagi hari ini').map((one) => ({ ...one, time: at(1) }));
  const late = said(10, 'Banjir lagi depan rumah, longkang sumbat').map((one) => ({ ...one, time: at(9) }));
  const riseOf = (term: string, comments: Parameters<typeof exploreComments>[1]) =>
    exploreComments(engine, comments, 'ms').find(({ terms }) => terms.some((one) => one.includes(term)))
      ?.rise;
  assert.is(riseOf('banjir', [...early, ...late]), 1);
  assert.is(riseOf('banjir', [...early.map(({ time: _, ...one }) => one), ...late]), null);
});

test('names of the topics come in the language that is asked for', () => {
  const names = (language: 'zh' | 'en' | 'ms') =>
    exploreComments(engine, COMMENTS, language).map((one) => one.name);
  assert.ok(names('zh').includes('水灾'));
  assert.ok(names('ms').includes('banjir'));
});

test('the same comments give the same themes', () => {
  assert.equal(exploreComments(engine, COMMENTS, 'zh'), exploreComments(engine, COMMENTS, 'zh'));
});

test('no theme is made of the people who comment, nor of one text pasted many times', () => {
  const replies = Array.from({ length: 20 }, (_, at) => ({
    text: `Rozaimah Zulkarnain betul tu ${at}`,
    author: at % 2 === 0 ? 'Rozaimah Zulkarnain' : 'Siti',
  }));
  const pasted = Array.from({ length: 20 }, () => ({
    text: 'Beli kasut sukan jenama Zappati',
    author: 'Kedai',
  }));
  const names = exploreComments(engine, [...replies, ...pasted], 'ms').flatMap((one) => one.terms);
  assert.not.ok(
    names.some((term) => /rozaimah|zulkarnain|zappati/i.test(term)),
    names.join(),
  );
});

test('words that stand in comments about anything are no themes', () => {
  const themes = exploreComments(
    engine,
    said(
      8,
      'Kesimpulannya tak jadi apa pun',
      'Serius kena ubah',
      'Dalam area kami begitu juga',
      'Cerita lama',
    ),
    'ms',
  );
  const found = themes.flatMap(({ terms }) => terms).join();
  assert.not.match(found, /kesimpulan|serius|area|cerita/i);
});

test('themes say how many comments they share with each other, and which stand beside them', () => {
  const themes = exploreComments(
    engine,
    [...COMMENTS, ...said(6, 'Makanan di gerai mahal sangat, harga ayam naik')],
    'ms',
  );
  for (const [at, theme] of themes.entries()) {
    assert.is(theme.shared?.length, themes.length);
    assert.is(theme.shared?.[at], theme.comments);
    for (const [other, both] of (theme.shared ?? []).entries()) {
      assert.is(themes[other]?.shared?.[at], both, 'the same from either side');
      assert.ok(both <= Math.min(theme.comments, themes[other]?.comments ?? 0));
    }
  }
});

test('nothing, and comments without words, have no themes', () => {
  assert.equal(exploreComments(engine, [], 'zh'), []);
  assert.equal(exploreComments(engine, said(10, '😂', '!!!', '  '), 'zh'), []);
});

test.run();

import type { Language } from '@smops/core/platform/language/language.constants.js';
import { addCatalogue, setLanguage } from '@smops/core/platform/language/language.model.js';
import { pseudo } from '@smops/core/platform/language/pseudo.model.js';
import type { TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { speak } from '../../language/language.js';

/** What each tab shows, in order. */
type Expected = readonly RegExp[];

const SIZES = [
  [80, 24],
  [60, 16],
] as const;

/** Texts as written in longer words, in the place of English; what is looked up by its English too. */
function speakPseudo(): void {
  const words = new Proxy({}, { get: (_, english) => pseudo(english) });
  addCatalogue('en', (texts, name) => (name === 'words' ? words : pseudo(texts)));
  setLanguage('en');
}

/** Tests that open every tab in `language`, at the usual size and at the smallest. The UI is loaded after its language, as the program does. */
export async function framesIn(
  language: Language | 'pseudo',
  expected: Expected,
  form: RegExp,
  /** What the reader says: of a comment, of a disputed one, at the end. */
  reader: readonly [comment: RegExp, disputed: RegExp, end: RegExp],
) {
  // The server makes its own texts known when it is loaded, in the place of a catalogue that is a function.
  const { openTestApp } = await import('@smops/server/testing.js');
  if (language === 'pseudo') speakPseudo();
  else await speak(language);
  const { analyse, KEY, openTestTui } = await import('../testing.js');
  const { emptyLists } = await import('@smops/core/records/lists/testing.js');
  const { widthOf } = await import('../terminal/screen.js');
  const test = suite<{ app: TestApp }>(`the terminal UI in ${language}`);
  test.before(async (context) => {
    context.app = await openTestApp();
    await emptyLists(context.app.connection.db);
  });
  test.after(async ({ app }) => await app.close());

  for (const [columns, rows] of SIZES) {
    test(`fits ${columns} columns on every tab, with help and quit whole`, async ({ app }) => {
      const tui = await openTestTui({ app, columns, rows });
      try {
        for (const [index, shown] of expected.entries()) {
          await tui.press(String(index + 1));
          const frame = await tui.until(shown);
          const lines = frame.split('\n');
          assert.equal(
            lines.filter((line) => widthOf(line.trimEnd()) > columns),
            [],
          );
          assert.not.match(lines.at(-1) ?? '', /…\s*$/, frame);
        }
        await tui.press('1', 'n');
        await tui.until(form);
      } finally {
        await tui.close();
      }
    });
  }

  test('fits both sizes in the reader, with help whole', async ({ app }) => {
    const task = await analyse(
      app,
      ['Banjir lagi di kampung', '东西太贵了，工资没涨'.repeat(12)],
      ['banjir', '物价与生活成本', 'kebajikan anak-anak'].map((name) => ({ name, terms: [name] })),
    );
    await app.local('POST', `/api/fb-analyzer/task/${task}/draw`, { size: 2 });
    const mei = await app.signIn('analyst', 'mei');
    const { items } = await (await mei('GET', `/api/fb-analyzer/task/${task}/reading`)).json();
    const tags = { banjir: true, 物价与生活成本: true, 'kebajikan anak-anak': false };
    for (const { seq } of items) {
      const place = `/api/fb-analyzer/task/${task}/comments/${seq}/judgement`;
      await mei('PUT', place, { tags, blind: true });
    }
    const [comment, disputed, end] = reader;
    for (const [columns, rows] of SIZES) {
      const tui = await openTestTui({ app, columns, rows, read: task });
      const fits = (frame: string) => {
        const lines = frame.split('\n');
        assert.ok(lines.length <= rows, frame);
        assert.equal(
          lines.filter((line) => widthOf(line.trimEnd()) > columns),
          [],
        );
        assert.not.match(lines.at(-1) ?? '', /…\s*$/, frame);
      };
      try {
        // Read at the first size, at the second one it is the end at once.
        if (columns === SIZES[0][0]) {
          fits(await tui.until(comment));
          tui.out.resize(SIZES[1][0], SIZES[1][1]);
          await new Promise((resolve) => setTimeout(resolve, 50));
          assert.ok(tui.out.frame.split('\n').length <= SIZES[1][1], tui.out.frame);
          tui.out.resize(columns, rows);
          await tui.press(KEY.enter, KEY.enter);
        }
        fits(await tui.until(end));
        await tui.press('d');
        fits(await tui.until(disputed));
      } finally {
        await tui.close();
      }
    }
  });
  return test;
}

import type { Language } from '@smops/core/language/language.constants.js';
import { addCatalogue, setLanguage } from '@smops/core/language/language.model.js';
import { pseudo } from '@smops/core/language/pseudo.model.js';
import type { TestApp } from '@smops/server/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { speak } from '../../program/language.js';

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
export async function framesIn(language: Language | 'pseudo', expected: Expected, form: RegExp) {
  // The server makes its own texts known when it is loaded, in the place of a catalogue that is a function.
  const { openTestApp } = await import('@smops/server/testing.js');
  if (language === 'pseudo') speakPseudo();
  else await speak(language);
  const { openTestTui } = await import('../testing.js');
  const { emptyLists } = await import('@smops/core/lists/testing.js');
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
  return test;
}

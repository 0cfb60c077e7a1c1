import type { ReportLanguage } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { LANGUAGES, type Language } from '@smops/core/platform/language/language.constants.js';
import {
  addCatalogue,
  currentLanguage,
  parseLanguage,
  setLanguage,
} from '@smops/core/platform/language/language.model.js';
import { usageError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { languageTexts } from './language.texts.js';

/** The value of `--lang` on a command line, wherever it stands before `--`. */
function givenLanguage(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const words = end === -1 ? argv : argv.slice(0, end);
  const joined = words.find((word) => word.startsWith('--lang='));
  if (joined !== undefined) return joined.slice('--lang='.length);
  const at = words.indexOf('--lang');
  return at === -1 ? undefined : words[at + 1];
}

const localeLanguage = (env: Io['env']) =>
  parseLanguage(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? 'written';

/**
 * The language of a command: `--lang`, else `SMOPS_LANG`, else the terminal's locale, else as written. Throws a usage
 * error for a language that smops does not have; a locale in one is no mistake.
 */
export function languageOf(argv: readonly string[], env: Io['env']): Language {
  const given = givenLanguage(argv) ?? (env.SMOPS_LANG || undefined);
  if (given === undefined) return localeLanguage(env);
  const found = parseLanguage(given);
  if (found === undefined) throw usageError(languageTexts().noLanguage(given, LANGUAGES.join(', ')));
  return found;
}

/** Texts by their English in one of their languages. */
const inLanguage = (texts: Readonly<Record<string, { zh: string; ms: string }>>, language: 'zh' | 'ms') =>
  Object.fromEntries(Object.entries(texts).map(([english, text]) => [english, text[language]]));

/** Makes `language` the one of everything this process says. What is looked up by its English is loaded for the others only. */
export async function speak(language: Language): Promise<void> {
  setLanguage(language);
  if (language !== 'zh' && language !== 'ms') return;
  const [{ HELP }, { ACTION_HELP }, { WORDS }] = await Promise.all([
    import('../languages/help.js'),
    import('../languages/action-help.js'),
    import('../languages/words.js'),
  ]);
  addCatalogue(language, {
    help: inLanguage({ ...HELP, ...ACTION_HELP }, language),
    words: inLanguage(WORDS, language),
  });
}

/** Speaks the language of a command. One that smops does not have is refused in the next best that it has. */
export async function speakLanguageOf(argv: readonly string[], env: Io['env']): Promise<void> {
  try {
    await speak(languageOf(argv, env));
  } catch (error) {
    const next = parseLanguage(env.SMOPS_LANG ?? '') ?? localeLanguage(env);
    if (next === 'written') throw error;
    await speak(next);
    languageOf(argv, env);
  }
}

/** The language of a terminal: the chosen one; as written it is English throughout. */
export function terminalLanguage(): ReportLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'en' : language;
}

/** The language of reasons and summaries: `--lang`, else that of the terminal; English for the mixture as written. */
export function reportLanguageOf(given?: unknown): ReportLanguage {
  if (typeof given !== 'string') return terminalLanguage();
  const language = languageOf(['--lang', given], {});
  return language === 'written' ? 'en' : language;
}

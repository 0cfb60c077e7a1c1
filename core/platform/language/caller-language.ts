import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from './language.constants.js';
import { currentLanguage, setLanguageOfCalls } from './language.model.js';

const languages = new AsyncLocalStorage<Language>();
setLanguageOfCalls(() => languages.getStore());

/** Does `work`, and all that it begins, in this language, whatever other calls are served in at the same time. */
export const inLanguage = <T>(language: Language, work: () => T): T => languages.run(language, work);

/** Background work belongs to no caller: what it says, and stores, is as written. */
export const asWritten = <T>(work: () => T): T => languages.run('written', work);

const onScreenOf =
  (language: Language) =>
  <T>(work: () => T): T =>
    currentLanguage() === 'written' ? inLanguage(language, work) : work();

/** Does `work` for one of the analyzer's screens: as written they are Chinese, and so is what is handed on of them. */
export const onChineseScreen = onScreenOf('zh');

/** The same for a screen that is English as written. */
export const onEnglishScreen = onScreenOf('en');

/** What a queue or a reader begins later, in another call's time, speaks the language of the call that asks now. */
export const inThisLanguage = <Parameters extends unknown[], T>(
  work: (...parameters: Parameters) => T,
): ((...parameters: Parameters) => T) => AsyncLocalStorage.bind(work);

/** A body that is read after the call has returned, in the language of the call. */
export function bodyInThisLanguage<T>(body: AsyncIterable<T> | Iterable<T>): AsyncIterable<T> {
  const pieces = (async function* () {
    yield* body;
  })();
  const next = inThisLanguage(() => pieces.next());
  const end = inThisLanguage(() => pieces.return(undefined));
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}

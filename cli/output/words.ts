import { byEnglish } from '@smops/core/platform/language/language.model.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';

/** A heading, a label or a word of a state in the current language. They are looked up by their English. */
export const word = (english: string): string => byEnglish('words', english) ?? choiceText(english);

/** A column's title; what stands in brackets behind it is a name. `meaning` is another English where the title's says two things. */
export function headingOf(title: string, meaning = title): string {
  if (word(meaning) !== meaning) return word(meaning);
  const [name = '', behind] = title.split(' (');
  if (behind === undefined) return title;
  const text = word(name);
  return /\p{Script=Han}$/u.test(text) ? `${text}（${behind.slice(0, -1)}）` : `${text} (${behind}`;
}

/** A state as tables print it: `running 40%`. */
export const stateOf = (text: string): string => text.replace(/^[A-Za-z ]*[A-Za-z]/, word);

import { listed } from '../../../../platform/language/language.model.js';
import { FORM } from '../providers.texts.model.js';
import type { LearnedForm } from './form.js';

/** How a server was found to answer, in words: "answers as json_schema, thinks aloud". */
export function formText(learned: LearnedForm | undefined): string {
  const say = FORM();
  if (learned === undefined) return say.unknown;
  const { rung, leftOut, isAloud } = learned;
  return listed([
    say.as[rung],
    ...(leftOut.length === 0 ? [] : [say.without(leftOut.join(' / '))]),
    ...(isAloud ? [say.aloud] : []),
  ]);
}

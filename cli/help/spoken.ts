import { byEnglish } from '@smops/core/platform/language/language.model.js';
import type { HelpText } from '../program/command.js';

/** A text of the help in the current language. */
export const spoken = (text: HelpText): string =>
  typeof text === 'string' ? (byEnglish('help', text) ?? text) : text();

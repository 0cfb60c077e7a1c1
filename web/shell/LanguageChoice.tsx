import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from '@smops/core/language/language.constants.js';
import { currentLanguage } from '@smops/core/language/language.model.js';
import { Languages } from 'lucide-react';
import { chooseLanguage } from '../state/language.js';
import { SHELL_TEXT as TEXT } from './shell.texts.js';

/** The language of the interface, each named in itself. Choosing loads the page again in that language. */
export function LanguageChoice() {
  return (
    <label className="flex items-center gap-2 text-sm">
      <Languages className="size-4.5 shrink-0 text-muted" aria-hidden />
      <span className="sr-only">{TEXT.language}</span>
      <select
        className="select select-sm"
        value={currentLanguage()}
        onChange={(event) => void chooseLanguage(event.target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one === 'written' ? undefined : LANGUAGE_TAGS[one]}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

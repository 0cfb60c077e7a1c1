import {
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from '@smops/core/platform/language/language.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { Languages } from 'lucide-react';
import { chooseLanguage } from '../../state/language.js';
import { classes } from '../classes.js';
import { SHELL_TEXT as TEXT } from './shell.texts.js';

interface LanguageChoiceProps {
  /** For the bar, which has little room: the sign alone, over which the choice lies. Default: false. */
  isSign?: boolean;
}

/** The language of the interface, each named in itself. Choosing loads the page again in that language. */
export function LanguageChoice({ isSign = false }: LanguageChoiceProps) {
  return (
    <label
      className={classes(
        'flex items-center text-sm',
        isSign
          ? 'btn btn-ghost btn-square btn-sm relative shrink-0 has-focus-visible:outline-2 has-focus-visible:outline-primary'
          : 'gap-2',
      )}
      title={isSign ? `${TEXT.language}: ${LANGUAGE_NAMES[currentLanguage()]}` : undefined}
    >
      <Languages className="size-4.5 shrink-0 text-muted" aria-hidden />
      <span className="sr-only">{TEXT.language}</span>
      <select
        className={isSign ? 'absolute inset-0 cursor-pointer opacity-0' : 'select select-sm'}
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

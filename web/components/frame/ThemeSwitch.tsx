import { Monitor, Moon, Sun } from 'lucide-react';
import { useAtom } from '../../state/atoms.js';
import { THEMES, themeAtom } from '../../state/theme.js';
import { classes } from '../classes.js';
import { SHELL_TEXT as TEXT } from './shell.texts.js';

const NAMES = TEXT.themes;
const SIGNS = { system: Monitor, light: Sun, dark: Moon };

/** One sign that steps through the three: as the device, light, dark. */
export function ThemeButton() {
  const [theme, setTheme] = useAtom(themeAtom);
  const Sign = SIGNS[theme];
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
  const label = TEXT.switchColours(TEXT.themesInSentence[theme], TEXT.themesInSentence[next]);
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm shrink-0 text-muted"
      aria-label={label}
      title={label}
      onClick={() => setTheme(next)}
    >
      <Sign className="size-4.5" aria-hidden />
    </button>
  );
}

/** The same choice with all three in view. */
export function ThemeChoice() {
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <fieldset className="grid grid-cols-3 gap-0.5 rounded-lg bg-base-200 p-1">
      <legend className="sr-only">{TEXT.colours}</legend>
      {THEMES.map((one) => {
        const Sign = SIGNS[one];
        return (
          <label
            key={one}
            className={classes(
              'flex cursor-pointer items-center justify-center gap-1.5 rounded-md px-2 py-1.5 text-sm has-focus-visible:outline-2 has-focus-visible:outline-primary',
              one === theme ? 'bg-base-100 font-medium' : 'text-muted hover:text-base-content',
            )}
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={one === theme}
              onChange={() => setTheme(one)}
            />
            <Sign className="size-4" aria-hidden />
            {NAMES[one]}
          </label>
        );
      })}
    </fieldset>
  );
}

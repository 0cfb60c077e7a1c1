import { Brand } from '../components/frame/Brand.js';
import { SHELL_TEXT as TEXT } from '../components/frame/shell.texts.js';

/** While the session is checked. The page itself already shows the same before the script has run (index.html). */
export function BootScreen() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center">
      <div className="flex flex-col items-center gap-5">
        <Brand />
        <span className="spinner" />
        <span className="sr-only">{TEXT.checking}</span>
      </div>
    </div>
  );
}

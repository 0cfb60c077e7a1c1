import './app.css';
import { loadLanguage } from './languages/load.js';
import { storedLanguage } from './state/language.js';

async function open(): Promise<void> {
  // Texts that cannot be loaded leave the page as written, which is better than none.
  await loadLanguage(storedLanguage()).catch(() => undefined);
  const { start } = await import('./start.js');
  start();
}

void open();

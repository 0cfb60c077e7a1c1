import { shownText } from './platform/language/shown-text.model.js';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, without what shows nothing. */
export const html = (text: string): string =>
  shownText(text).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

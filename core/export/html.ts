const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it. */
export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

const HOST = 'docs.google.com';
const ID = '[\\w-]{10,200}';
const SHARED = new RegExp(`^/spreadsheets/(?:u/\\d{1,2}/)?d/(${ID})(?:/|$)`);
const PUBLISHED = new RegExp(`^/spreadsheets/(?:u/\\d{1,2}/)?d/e/(${ID})(?:/|$)`);

/** Whether a text that names a file is a link to a sheet of Google. */
export const isSheetLink = (text: string): boolean => sheetExport(text) !== null;

/**
 * The address at which Google hands out a sheet as CSV, of a link to it as the browser shows it or as "Share" and "Publish to
 * web" give it: the sheet that the link names, else the first. Null for any other text.
 */
export function sheetExport(link: string): string | null {
  const text = link.trim();
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.host !== HOST || url.username !== '') return null;
  const gid = /(?:^|[#?&])gid=(\d{1,12})(?:&|$)/.exec(`${url.search}${url.hash}`)?.[1];
  const published = PUBLISHED.exec(url.pathname)?.[1];
  if (published !== undefined)
    return `https://${HOST}/spreadsheets/d/e/${published}/pub?output=csv${gid === undefined ? '' : `&single=true&gid=${gid}`}`;
  const shared = SHARED.exec(url.pathname)?.[1];
  if (shared === undefined) return null;
  return `https://${HOST}/spreadsheets/d/${shared}/export?format=csv${gid === undefined ? '' : `&gid=${gid}`}`;
}

/** What the file of a sheet is called. */
export const sheetFileName = (link: string): string =>
  `google-sheet-${/\/d\/(?:e\/)?([\w-]{1,8})/.exec(link)?.[1] ?? 'x'}.csv`;

import { html } from '../../html.js';
import { currentTag } from '../language/language.model.js';

export { html } from '../../html.js';

export const count = (value: number): string => value.toLocaleString('en');
export const pText = (p: number): string => (p < 0.001 ? '< 0.001' : p.toFixed(3));

const STYLE = `
:root { color-scheme: light; font: 15px/1.5 ui-sans-serif, system-ui, "Segoe UI", "Noto Sans", "PingFang SC",
  "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #1b2430; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 24px; margin: 0 0 .25rem; } h2 { font-size: 17px; margin: 2rem 0 .5rem; }
p.muted, caption, .muted { color: #566173; } pre { font: inherit; white-space: pre-wrap; margin: 0; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .4rem .6rem; border-bottom: 1px solid #e2e5ea; vertical-align: top; }
th:first-child, td:first-child { text-align: left; } thead th { color: #566173; font-weight: 500; }
.clear { font-weight: 600; } .wide { overflow-x: auto; } figure { margin: 0; } blockquote { margin: .25rem 0; color: #3d4754; } mark { background: #fdeeb3; color: inherit; } svg { width: 100%; height: auto; }
p.lead { font-size: 19px; font-weight: 600; margin: .5rem 0; } p.small { font-size: 12px; color: #566173; margin: .25rem 0; } a { color: #2a52be; }
.several { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: .5rem 1rem; } figcaption { font-size: 13px; }
dl.figures { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: .5rem 0; } .figures dt { color: #566173; font-size: 13px; }
.figures dd { margin: 0; font-size: 30px; font-weight: 600; line-height: 1.2; } .figures dd .muted { display: block; font-size: 13px; font-weight: 400; }
@page { size: A4; margin: 14mm; }
@media print { :root { font-size: 11px; } body { margin: 0; max-width: none; padding: 0; } tr, figure, blockquote { break-inside: avoid; }
  h1 { font-size: 18px; } h2 { font-size: 13px; margin: 1rem 0 .25rem; break-after: avoid; } h3 { font-size: 11px; margin: .5rem 0 0; break-after: avoid; }
  p { margin: .25rem 0; } p.lead { font-size: 15px; } p.small { font-size: 9px; } .figures dd { font-size: 22px; } table { font-size: 10px; } th, td { padding: .15rem .4rem; } td .muted { margin-left: .4rem; } td br { display: none; }
  pre { max-height: 24em; overflow: hidden; } }
`;

/** What stands on a page that is made to be printed or sent: nothing is loaded from anywhere. Parts are HTML. */
export interface ReportPage {
  title: string;
  heading: string;
  /** When, by whom and how it was made; plain text. */
  about: readonly string[];
  body: string;
}

/** A result as one HTML file. */
export function reportPage({ title, heading, about, body }: ReportPage): string {
  return `<!doctype html>
<html lang="${currentTag()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<base target="_blank"><title>${html(title)}</title><style>${STYLE}</style></head><body>
<h1>${html(heading)}</h1>
<p class="muted">${about.map(html).join(' · ')}</p>
${body}
</body></html>
`;
}

/** A table: the first column holds text, the others numbers. Cells are HTML. */
export function reportTable(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return `<div class="wide"><table><caption>${html(caption)}</caption><thead><tr>${head.map((cell) => `<th>${html(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
}

/** A number with what stands below it in small. */
export const withNote = (value: string, note: string): string =>
  `${value}<br><span class="muted">${html(note)}</span>`;

import { LIGHT } from '../charts/paint.js';
import type { Role } from '../charts/scene.js';
import { shownText } from '../language/shown-text.model.js';
import { type BlockOf, type Quote, SERIES_ROLES } from './report-document.js';

/** The three parts of a quote: before the evidence, the evidence, after it. */
export const quoteParts = ({
  text,
  start,
  end,
}: Quote): [before: string, evidence: string, after: string] => [
  shownText(text.slice(0, start)),
  shownText(text.slice(start, end)),
  shownText(text.slice(end)),
];

/** What stands in place of a chart that office programs cannot draw. */
export function tableOfDrawing({ scene }: BlockOf<'drawing'>): BlockOf<'table'> {
  const { label, table } = scene(DRAWING_WIDTH);
  const rows = table.rows.map((cells) => cells.map((text) => ({ text })));
  return { kind: 'table', caption: label, head: table.head, rows };
}

/** A role's colour as office programs write it: six hex digits. */
export const officeColour = (role: Exclude<Role, 'hit'>): string => LIGHT[role].fill.slice(1).toUpperCase();

/** The colour of words on a role's colour. */
export const officeWords = (role: Exclude<Role, 'hit'>): string => LIGHT[role].words.slice(1).toUpperCase();

/** The colour of a chart's line by its place. */
export const lineColour = (at: number): string =>
  officeColour(SERIES_ROLES[at % SERIES_ROLES.length] ?? 'base');

/** A scene's table says the same at every width. */
const DRAWING_WIDTH = 900;

/** Up to this number of points a line shows each of them. */
export const MOST_MARKED = 40;

/** Type that Windows, macOS and Google have, and for which LibreOffice has one of the same widths; and type with Chinese. */
export const LATIN_FONT = 'Arial';
export const CHINESE_FONT = 'Microsoft YaHei';

import { Parser } from 'saxen';
import { invalid } from '../../errors.js';
import { TRANSFER_TEXTS } from '../../platform/texts/files.texts.model.js';

/** Excel's own limits: 1,048,576 rows, columns up to XFD. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** Cells with something in them, and the places between the first and the last of them. */
const MAX_CELLS = 5_000_000;
const MAX_PLACES = 20_000_000;

const refuse = (why: string) => invalid(`${why} ${TRANSFER_TEXTS().saveAsCsv}`);
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Throws VALIDATION when a sheet's XML names places beyond what a sheet has, or more of them than can be read. Read with the
 * parser that reads the workbook afterwards, so that both see the same elements whatever stands in quotes and comments.
 */
export function checkSheet(xml: string): void {
  let cells = 0;
  let rows = 0;
  let columns = 0;
  const take = (place: string) => {
    const [, letters = '', digits = ''] = /^([A-Za-z]*)(\d+)$/.exec(place) ?? [];
    const row = Number(digits);
    const column = columnOf(letters);
    if (digits === '' || row > MAX_ROWS || column > MAX_COLUMNS) {
      throw refuse(TRANSFER_TEXTS().placeBeyond(JSON.stringify(place.slice(0, 30))));
    }
    rows = Math.max(rows, row);
    columns = Math.max(columns, column);
  };
  const parser = new Parser();
  parser.on('error', () => {
    throw refuse(TRANSFER_TEXTS().unreadable);
  });
  parser.on('openTag', (name, attributesOf) => {
    const kind = local(name);
    if (kind !== 'c' && kind !== 'row') return;
    if (kind === 'c') cells++;
    if (cells > MAX_CELLS) throw refuse(TRANSFER_TEXTS().tooManyCells(MAX_CELLS.toLocaleString('en')));
    const attributes = attributesOf() || {};
    for (const key in attributes) if (local(key) === 'r') take(attributes[key] ?? '');
  });
  parser.parse(xml);
  if (rows * columns > MAX_PLACES) throw refuse(TRANSFER_TEXTS().tooManyPlaces(rows, columns));
}

/** A is 1; infinite for what is longer than any column. */
function columnOf(letters: string): number {
  if (letters.length > 3) return Number.POSITIVE_INFINITY;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/**
 * Whether one text becomes the other by at most `most` changed, added or left out characters (Levenshtein 1966), looking at
 * the diagonals within that distance only (Ukkonen 1985).
 */
export function isWithinEdits(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  const beyond = most + 1;
  const width = 2 * most + 1;
  // Cells of a row: the column is row - most + cell.
  let row = new Uint16Array(width + 1).fill(beyond);
  let next = new Uint16Array(width + 1).fill(beyond);
  for (let column = 0; column <= most; column += 1) row[most + column] = column;
  for (let line = 1; line <= a.length; line += 1) {
    const unit = a.charCodeAt(line - 1);
    let best = beyond;
    for (let cell = 0; cell < width; cell += 1) {
      const column = line - most + cell;
      let edits = beyond;
      if (column === 0) edits = line;
      else if (column > 0 && column <= b.length) {
        edits = (row[cell] as number) + (b.charCodeAt(column - 1) === unit ? 0 : 1);
        edits = Math.min(
          edits,
          (row[cell + 1] as number) + 1,
          cell === 0 ? beyond : (next[cell - 1] as number) + 1,
        );
      }
      next[cell] = Math.min(edits, beyond);
      if (edits < best) best = edits;
    }
    if (best >= beyond) return false;
    [row, next] = [next, row];
  }
  return (row[b.length - a.length + most] as number) <= most;
}

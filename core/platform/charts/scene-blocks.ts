import { type Mark, marksOf, type Role, type Scene } from './scene.js';
import { isWide } from './words.js';

/** Neighbouring characters of one role. */
export interface Span {
  text: string;
  role: Role;
}

/** A character of the terminal in px of a scene: charts for a terminal are `columns × 8` px wide, their rows 16 px high. */
export const CELL = { width: 8, height: 16 } as const;

interface Cell {
  character: string;
  role: Role;
}

const ACROSS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
const UP = ['', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** Full cells differ in their texture too: a terminal may have no colours. */
const FULL: Partial<Record<Role, string>> = { neutral: '░', negative: '▓', muted: '▒', b: '▒' };
const LEAST = 1 / 16;

/** A scene as rows of characters; each row is as wide as the scene. Words of full width take two cells, the second of which is empty. */
export function sceneBlocks(scene: Scene): Span[][] {
  const columns = Math.ceil(scene.width / CELL.width);
  const grid = Array.from({ length: Math.ceil(scene.height / CELL.height) }, () =>
    Array.from({ length: columns }, (): Cell => ({ character: ' ', role: 'text' })),
  );
  const put: Put = (column, row, cell, isBehind = false) => {
    const cells = grid[row];
    const before = cells?.[column];
    if (cells && before && !(isBehind && before.character !== ' ')) cells[column] = cell;
  };
  for (const mark of marksOf(scene))
    if (mark.role !== 'hit' && (mark.role !== 'grid' || mark.kind === 'text')) draw(mark, put);
  return grid.map(spansOf);
}

/** Sets a cell; one `isBehind` others only where it is empty. */
type Put = (column: number, row: number, cell: Cell, isBehind?: boolean) => void;

function draw(mark: Mark, put: Put): void {
  const { role } = mark;
  const dot = (x: number, y: number, character: string) =>
    put(Math.floor(x / CELL.width), Math.floor(y / CELL.height), { character, role });
  if (mark.kind === 'rect') fill(mark, put);
  else if (mark.kind === 'circle') dot(mark.x, mark.y, mark.hollow ? '○' : '●');
  else if (mark.kind === 'line') rule(mark, put);
  else if (mark.kind === 'text') write(mark, put);
  else if (!mark.filled) for (const [x, y] of mark.points) dot(x, y, '•');
}

/** How much of a cell's side lies between two ends, 0 to 1. */
const covered = (from: number, to: number, cell: number, size: number): number =>
  Math.max(0, Math.min(to, (cell + 1) * size) - Math.max(from, cell * size)) / size;

/** Eighths of a block: from the left for bars, from below for columns. */
function fill({ x, y, width, height, role, strength = 1 }: Extract<Mark, { kind: 'rect' }>, put: Put): void {
  const full = strength < 0.34 ? '░' : strength < 0.67 ? '▒' : (FULL[role] ?? '█');
  for (let row = Math.floor(y / CELL.height); row * CELL.height < y + height; row++) {
    const up = covered(y, y + height, row, CELL.height);
    for (let column = Math.floor(x / CELL.width); column * CELL.width < x + width; column++) {
      const across = covered(x, x + width, column, CELL.width);
      const isWhole = across > 1 - LEAST && (up > 1 - LEAST || height < CELL.height);
      if (isWhole) put(column, row, { character: full, role });
      else if (across > 1 - LEAST)
        put(column, row, { character: y > row * CELL.height ? eighth(UP, up) : '▀', role });
      else if (up >= 0.4)
        put(column, row, { character: x > column * CELL.width ? '▐' : eighth(ACROSS, across), role });
    }
  }
}

const eighth = (characters: readonly string[], share: number) =>
  characters[Math.max(1, Math.round(share * 8))] ?? ' ';

/** A column that fills a share of its cell from below, from 0 to 1. */
export const columnBlock = (share: number): string => (share === 0 ? ' ' : eighth(UP, share));

function rule({ x1, x2, y1, y2, role }: Extract<Mark, { kind: 'line' }>, put: Put): void {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const isAcross = right - left >= Math.abs(y2 - y1);
  // Caps of whiskers and other strokes shorter than a cell would hide what they stand on.
  if (!isAcross && Math.abs(y2 - y1) < CELL.height) return;
  if (isAcross) {
    for (let column = Math.floor(left / CELL.width); column * CELL.width < right; column++)
      put(column, Math.floor(y1 / CELL.height), { character: '─', role }, true);
    return;
  }
  for (let row = Math.floor(Math.min(y1, y2) / CELL.height); row * CELL.height < Math.max(y1, y2); row++)
    put(Math.floor(x1 / CELL.width), row, { character: '│', role }, true);
}

function write({ x, y, text, anchor, role }: Extract<Mark, { kind: 'text' }>, put: Put): void {
  const characters = [...text];
  const cells = characters.reduce((sum, one) => sum + (isWide(one) ? 2 : 1), 0);
  const start = x / CELL.width - (anchor === 'end' ? cells : anchor === 'middle' ? cells / 2 : 0);
  let column = Math.max(0, Math.round(start));
  const row = Math.floor(y / CELL.height);
  for (const character of characters) {
    put(column++, row, { character, role });
    if (isWide(character)) put(column++, row, { character: '', role });
  }
}

function spansOf(cells: readonly Cell[]): Span[] {
  const spans: Span[] = [];
  for (const { character, role } of cells) {
    const last = spans.at(-1);
    if (last?.role === role) last.text += character;
    else spans.push({ text: character, role });
  }
  return spans;
}

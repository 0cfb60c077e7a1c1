import { count } from './figures.js';
import type { Mark, Scene } from './scene.js';

/** Where each state of Malaysia stands on the map of tiles, about as on the ground: column and row. */
const PLACES: Record<string, readonly [column: number, row: number, short: string]> = {
  Perlis: [0, 0, 'PLS'],
  Kedah: [0, 1, 'KDH'],
  Kelantan: [2, 1, 'KTN'],
  Terengganu: [3, 1, 'TRG'],
  'Pulau Pinang': [0, 2, 'PNG'],
  Perak: [1, 2, 'PRK'],
  Pahang: [2, 2, 'PHG'],
  Selangor: [1, 3, 'SGR'],
  'Kuala Lumpur': [2, 3, 'KUL'],
  Putrajaya: [1, 4, 'PJY'],
  'Negeri Sembilan': [2, 4, 'NSN'],
  Melaka: [2, 5, 'MLK'],
  Johor: [3, 5, 'JHR'],
  Sarawak: [5, 4, 'SWK'],
  Labuan: [6, 3, 'LBN'],
  Sabah: [7, 3, 'SBH'],
};
const COLUMNS = 8;
const ROWS = 6;
const LARGEST = 56;

export interface TileMapInput {
  label: string;
  width: number;
  /** By the state's name as data have it; states that are missing have none. */
  counts: Readonly<Record<string, number>>;
  /** A state's name as it is said. */
  nameOf(state: string): string;
  words: { state: string; count: string };
}

/** Malaysia's states as tiles of one size, the darker the more. `key` is the state's name as data have it. */
export function tileMapScene({ label, width, counts, nameOf, words }: TileMapInput): Scene {
  const side = Math.min(LARGEST, width / COLUMNS);
  const most = Math.max(1, ...Object.keys(PLACES).map((state) => counts[state] ?? 0));
  const states = Object.entries(PLACES);
  return {
    width: side * COLUMNS,
    height: side * ROWS,
    label,
    axes: [],
    marks: states.flatMap(([state, [column, row, short]]): Mark[] => {
      const value = counts[state] ?? 0;
      const strength = value === 0 ? 0 : 0.2 + 0.8 * (value / most);
      const [x, y] = [column * side, row * side];
      const role = strength > 0.55 ? ('base' as const) : ('text' as const);
      const words = (text: string, at: number, strong: boolean): Mark => ({
        kind: 'text',
        role,
        isInside: role === 'base',
        x: x + side / 2 - 1,
        y: y + side * at,
        text,
        anchor: 'middle',
        size: side < 40 ? 10 : 12,
        strong,
      });
      return [
        { kind: 'rect', role: 'grid', x, y, width: side - 2, height: side - 2 },
        {
          kind: 'rect',
          role: 'base',
          strength,
          key: state,
          label: `${nameOf(state)}: ${count(value)}`,
          x,
          y,
          width: side - 2,
          height: side - 2,
        },
        words(short, 0.3, false),
        words(count(value), 0.68, true),
      ];
    }),
    table: {
      head: [words.state, words.count],
      rows: states
        .map(([state]) => [nameOf(state), counts[state] ?? 0] as const)
        .sort(([, a], [, b]) => b - a)
        .map(([name, value]) => [name, count(value)]),
    },
  };
}

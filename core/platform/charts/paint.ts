import type { Mark, Role } from './scene.js';

/** A colour for each role, and the colour of words on it: hex codes, or CSS variables. */
export type Palette = Readonly<Record<Exclude<Role, 'hit'>, { fill: string; words: string }>> & {
  readonly ground: string;
};

/** The light theme, for what is printed and sent. The same colours stand in web/theme.css; a test compares them. */
export const LIGHT: Palette = {
  ground: '#ffffff',
  positive: { fill: '#1f4e8c', words: '#ffffff' },
  neutral: { fill: '#c9d0d9', words: '#1b2430' },
  negative: { fill: '#e0703a', words: '#1b1009' },
  a: { fill: '#1f4e8c', words: '#ffffff' },
  b: { fill: '#b96a12', words: '#1b1009' },
  base: { fill: '#0f766e', words: '#ffffff' },
  muted: { fill: '#8fa0b3', words: '#1b2430' },
  grid: { fill: '#e2e5ea', words: '#1b2430' },
  text: { fill: '#1b2430', words: '#ffffff' },
  quiet: { fill: '#566173', words: '#ffffff' },
  series1: { fill: '#1f4e8c', words: '#ffffff' },
  series2: { fill: '#d9822b', words: '#1b2430' },
  series3: { fill: '#4f9d8b', words: '#1b2430' },
  series4: { fill: '#8d4f9e', words: '#ffffff' },
  series5: { fill: '#c9b832', words: '#1b2430' },
  series6: { fill: '#6b7686', words: '#ffffff' },
  series7: { fill: '#b23a6d', words: '#ffffff' },
  series8: { fill: '#7cb1e8', words: '#1b2430' },
};

export interface Paint {
  fill: string;
  stroke: string;
  strokeWidth: number;
  opacity: number;
  dash: readonly number[];
}

const NONE = 'none';

/** How a mark is filled and outlined. */
export function paintOf(mark: Mark, palette: Palette): Paint {
  const plain = { stroke: NONE, strokeWidth: 0, opacity: mark.strength ?? 1, dash: [] };
  if (mark.role === 'hit') return { ...plain, fill: 'transparent' };
  const { fill, words } = palette[mark.role];
  if (mark.kind === 'text') return { ...plain, fill: mark.isInside ? words : fill };
  const isLine = mark.kind === 'line' || (mark.kind === 'path' && !mark.filled);
  if (isLine) {
    const isThick = mark.kind === 'path' || mark.thick;
    return {
      ...plain,
      fill: NONE,
      stroke: fill,
      strokeWidth: isThick ? 2 : 1,
      dash: mark.kind === 'line' && mark.dashed ? [3, 3] : [],
    };
  }
  if ((mark.kind === 'rect' || mark.kind === 'circle') && mark.hollow)
    return { ...plain, fill: palette.ground, stroke: fill, strokeWidth: 2 };
  return { ...plain, fill };
}

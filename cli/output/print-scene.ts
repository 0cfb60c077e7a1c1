import type { Scene } from '@smops/core/platform/charts/scene.js';
import { CELL, sceneBlocks } from '@smops/core/platform/charts/scene-blocks.js';
import { paint, type Style } from './color.js';
import type { Io } from './io.js';
import { sanitize } from './output.js';

const WIDEST = 120;

/** How wide a chart may be, in px of its scene. */
export const sceneWidth = (io: Io): number =>
  Math.min(WIDEST, io.isOutTty ? io.columns : WIDEST) * CELL.width;

/** A chart of block characters; a role without a colour of its own stays as it is. */
export function printScene(io: Io, scene: Scene): void {
  const styles: Partial<Record<string, Style>> = {
    quiet: 'faint',
    grid: 'faint',
    negative: 'bad',
    positive: 'busy',
  };
  for (const row of sceneBlocks(scene)) {
    const line = row.map(({ text, role }) => {
      const style = styles[role];
      return style === undefined || text.trim() === ''
        ? sanitize(text)
        : paint(io, 'out', style, sanitize(text));
    });
    io.out(`${line.join('').trimEnd()}\n`);
  }
}

import type { Palette } from '@smops/core/platform/charts/paint.js';

const of = (name: string) => ({ fill: `var(--color-${name})`, words: `var(--color-${name}-content)` });

/** The colours of charts by the theme's names, so that they follow it. */
export const THEME: Palette = {
  ground: 'var(--color-base-100)',
  positive: of('positive'),
  neutral: of('neutral-mark'),
  negative: of('negative'),
  a: of('side-a'),
  b: of('side-b'),
  base: of('base-mark'),
  muted: of('quiet-mark'),
  grid: { fill: 'var(--color-base-300)', words: 'var(--color-base-content)' },
  text: { fill: 'var(--color-base-content)', words: 'var(--color-base-100)' },
  quiet: { fill: 'var(--color-muted)', words: 'var(--color-base-100)' },
  series1: { fill: 'var(--color-series-1)', words: 'light-dark(#ffffff, #0b1a30)' },
  series2: { fill: 'var(--color-series-2)', words: 'light-dark(#1b2430, #160b05)' },
  series3: { fill: 'var(--color-series-3)', words: 'light-dark(#1b2430, #160b05)' },
  series4: { fill: 'var(--color-series-4)', words: 'light-dark(#ffffff, #160b05)' },
  series5: { fill: 'var(--color-series-5)', words: 'light-dark(#1b2430, #160b05)' },
  series6: { fill: 'var(--color-series-6)', words: 'light-dark(#ffffff, #0b1a30)' },
  series7: { fill: 'var(--color-series-7)', words: 'light-dark(#ffffff, #160b05)' },
  series8: { fill: 'var(--color-series-8)', words: 'light-dark(#1b2430, #160b05)' },
};

import type { Role } from '@smops/core/platform/charts/scene.js';

/** How many hues can be told apart; variables beyond share the last word: their name. */
const HUES = 8;

/** The place of a variable among the hues of charts, by the run's order; undefined beyond the eighth. */
export function hueOf(variables: readonly string[], variable: string): number | undefined {
  const at = variables.indexOf(variable);
  return at >= 0 && at < HUES ? at + 1 : undefined;
}

/** The hue as a colour of the theme. */
export const hueColour = (hue: number | undefined): string =>
  hue === undefined ? 'var(--color-quiet-mark)' : `var(--color-series-${hue})`;

export const hueRole = (place: number): Role => `series${((place % HUES) + 1) as 1}`;

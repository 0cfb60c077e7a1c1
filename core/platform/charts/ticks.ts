import type { Axis } from './scene.js';
import { widthOf } from './words.js';

export type Tick = Axis['ticks'][number];

/** Clear room between two names, in px. */
const GAP = 12;

const fits = (before: Tick | undefined, tick: Tick) =>
  before === undefined || tick.at - before.at >= (widthOf(before.text) + widthOf(tick.text)) / 2 + GAP;

/** Where a name, which has its middle at its place, stands whole. */
function inside({ at, text }: Tick, width: number): number {
  const half = widthOf(text) / 2;
  return Math.max(half, Math.min(width - half, at));
}

/**
 * The names along an axis that have room, from left to right: each second, third, … where they stand evenly, so that a reader
 * can count on. Where that would leave out more than half of those that have room, as with times far apart, all that have room
 * from the first on. With the `width` of the chart a name at its edge moves in until it is whole.
 */
export function ticksWithRoom(along: readonly Tick[], width?: number): Tick[] {
  const ticks = width === undefined ? along : along.map((tick) => ({ ...tick, at: inside(tick, width) }));
  const all: Tick[] = [];
  for (const tick of ticks) if (fits(all.at(-1), tick)) all.push(tick);
  const everyNth = (step: number) => ticks.filter((_, index) => index % step === 0);
  let step = 1;
  while (!everyNth(step).every((tick, index, shown) => fits(shown[index - 1], tick))) step += 1;
  const even = everyNth(step);
  return even.length * 2 < all.length ? all : even;
}

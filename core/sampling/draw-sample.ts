import { TimeSlice } from '../time-slice.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';
import { type Plan, planDraw, type Sides, sideOf, zeroSides } from './plan-draw.js';
import { rankComments } from './rank-comments.js';

/** The seed of every draw unless another is chosen: the same file analysed again then draws the same comments. */
export const DEFAULT_SEED = 'smops';

export interface DrawInput {
  /** In the order of the run: it tells which of several copies comes first. */
  comments: readonly DrawableComment[];
  variables: readonly string[];
  /** How many comments to draw (more than before); all there are when there are fewer. */
  size: number;
  seed?: string;
  /** In the order of the variables; of those without any, usual ones are taken. */
  rates?: readonly (RunningRates | null)[];
}

/** A drawn comment. */
export interface DrawItem {
  seq: number;
  /** Null: read for every variable. Else read for these alone, among whose tagged (or untagged) comments it was drawn. */
  forVariables: string[] | null;
  /** With which comments of its kind are drawn. */
  probability: number;
}

/**
 * Draws comments to be read, in the order in which to read them. Those with the smallest permanent numbers are the common part,
 * read for all variables. Where it has few tagged (or untagged) comments of a variable, the ones with the next numbers
 * among these are added for that variable alone: 15 tagged and 60 untagged ones of every variable (or all there are) as far as there
 * is room, then where they serve the shares most. They take at most half of the draw. So a variable's sample of either side is always
 * the first n by number, which is simple random; so is what was read of it when reading stops early, as the order of
 * either part is that of the numbers.
 */
export const drawSample = (input: DrawInput): Promise<DrawItem[]> => extendDraw(input, []);

/**
 * Draws more comments, and returns them after those drawn before, which keep their positions. One that was drawn for some variables
 * is to be read for more of them where the larger draw reaches it: for all (null) where its common part does.
 */
export async function extendDraw(input: DrawInput, earlier: readonly DrawItem[]): Promise<DrawItem[]> {
  const { comments, variables, rates = [] } = input;
  const slice = new TimeSlice();
  const ranked = await rankComments(comments, input.seed ?? DEFAULT_SEED, slice);
  const size = Math.min(comments.length, earlier.length + input.size);
  const totals = zeroSides(variables.length);
  const before = new Map(earlier.map((item) => [item.seq, item]));
  const least = { common: 0, targets: zeroSides(variables.length) };
  for (const comment of comments) {
    for (const index of comment.tags) {
      const total = totals[index];
      if (total !== undefined) total.tagged++;
    }
    const item = before.get(comment.seq);
    if (item !== undefined) countEarlier(least, item, { comment, variables });
    if (slice.isOver()) await slice.yield();
  }
  for (const total of totals) total.untagged = comments.length - total.tagged;
  const plan = await planDraw({ ranked, totals, rates, size, least }, slice);
  const added = await listAdded(ranked, plan, slice);
  // A comment added for several variables is one item: the common part grows by what that saves.
  let { common } = plan;
  while (common < ranked.length && common + added.size < size)
    added.delete(ranked[common++] as DrawableComment);
  const drawn = new Map<number, DrawItem>();
  for (const { seq } of ranked.slice(0, common))
    drawn.set(seq, { seq, forVariables: null, probability: common / ranked.length });
  const extra: DrawItem[] = [];
  for (const [comment, indexes] of added) {
    const chances = indexes.map((index) => {
      const side = sideOf(comment, index);
      return (plan.targets[index]?.[side] ?? 0) / (totals[index]?.[side] ?? 1);
    });
    extra.push({
      seq: comment.seq,
      forVariables: indexes.map((index) => variables[index] as string),
      probability: Math.max(...chances),
    });
  }
  const isNew = ({ seq }: DrawItem) => !before.has(seq);
  const now = new Map([...drawn.values(), ...extra].map((item) => [item.seq, item]));
  return [
    ...earlier.map((item) => now.get(item.seq) ?? item),
    ...interleave([...drawn.values()].filter(isNew), extra.filter(isNew)),
  ];
}

function countEarlier(
  least: Pick<Plan, 'common' | 'targets'>,
  { forVariables }: DrawItem,
  { comment, variables }: { comment: DrawableComment; variables: readonly string[] },
): void {
  if (forVariables === null) least.common++;
  for (const [index, target] of least.targets.entries())
    if (forVariables === null || forVariables.includes(variables[index] as string))
      target[sideOf(comment, index)]++;
}

/** The comments after the common part that are among the first of a variable's side, with the places of these variables. */
async function listAdded(
  ranked: readonly DrawableComment[],
  { common, targets, inCommon }: Plan,
  slice: TimeSlice,
): Promise<Map<DrawableComment, number[]>> {
  const added = new Map<DrawableComment, number[]>();
  const left = targets.map(({ tagged, untagged }, index) => ({
    tagged: tagged - (inCommon[index]?.tagged ?? 0),
    untagged: untagged - (inCommon[index]?.untagged ?? 0),
  }));
  const isOpen = ({ tagged, untagged }: Sides<number>) => tagged > 0 || untagged > 0;
  let open = [...left.keys()].filter((index) => isOpen(left[index]!));
  for (let rank = common; rank < ranked.length && open.length > 0; rank++) {
    const comment = ranked[rank] as DrawableComment;
    const indexes = open.filter((index) => left[index]![sideOf(comment, index)] > 0);
    if (indexes.length > 0) {
      added.set(comment, indexes);
      for (const index of indexes) left[index]![sideOf(comment, index)]--;
      open = open.filter((index) => isOpen(left[index]!));
    }
    if (slice.isOver()) await slice.yield();
  }
  return added;
}

/** Two lists as one, each in its order and spread evenly over it: who stops early has read of both. */
function interleave(one: readonly DrawItem[], other: readonly DrawItem[]): DrawItem[] {
  const spread = (items: readonly DrawItem[]) =>
    items.map((item, index) => ({ item, at: (index + 0.5) / items.length }));
  return [...spread(one), ...spread(other)].sort((a, b) => a.at - b.at).map(({ item }) => item);
}

import { TimeSlice } from '../../time-slice.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';
import { BY_TAG, type Grouping, type Totals } from './grouping.js';
import { type Plan, planDraw, zeroGroups } from './plan-draw.js';
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
  /** From which groups of each variable comments are drawn; `BY_TAG` unless told. */
  grouping?: Grouping;
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
 * is to be read for more of them where the larger draw reaches it: for all (null) where its common part does. `BY_CELL` draws within
 * the part of the second reader, fewer than asked for where it is used up.
 */
export async function extendDraw(input: DrawInput, earlier: readonly DrawItem[]): Promise<DrawItem[]> {
  const { comments, variables, rates = [], grouping = BY_TAG } = input;
  const slice = new TimeSlice();
  const ranked = await rankComments(comments, input.seed ?? DEFAULT_SEED, slice);
  let size = Math.min(comments.length, earlier.length + input.size);
  const totals = variables.map((): Totals => ({ tagged: 0, untagged: 0, groups: [] }));
  for (const total of totals) total.groups = zeroGroups(1, grouping.count)[0] as number[];
  const before = new Map(earlier.map((item) => [item.seq, item]));
  const least = { common: 0, targets: zeroGroups(variables.length, grouping.count) };
  for (const comment of comments) {
    for (const [index, total] of totals.entries()) {
      const group = grouping.groupOf(comment, index);
      if (group >= 0) total.groups[group]!++;
    }
    for (const index of comment.tags) {
      const total = totals[index];
      if (total !== undefined) total.tagged++;
    }
    const item = before.get(comment.seq);
    // One that is in no group of its variables any more stays beside what is planned.
    if (item !== undefined && !countEarlier(least, item, { comment, variables, grouping })) size--;
    if (slice.isOver()) await slice.yield();
  }
  for (const total of totals) total.untagged = comments.length - total.tagged;
  const sizes = totals.map(grouping.sizesOf);
  const firstOther = ranked.findIndex((comment) => !grouping.isCommon(comment));
  const mostCommon = Math.max(least.common, firstOther === -1 ? ranked.length : firstOther);
  const plan = await planDraw({ ranked, grouping, sizes, rates, size, mostCommon, least }, slice);
  const added = await listAdded(ranked, plan, { grouping, slice });
  // A comment added for several variables is one item: the common part grows by what that saves.
  let { common } = plan;
  while (common < mostCommon && common + added.size < size) added.delete(ranked[common++] as DrawableComment);
  const drawn = new Map<number, DrawItem>();
  for (const { seq } of ranked.slice(0, common))
    drawn.set(seq, { seq, forVariables: null, probability: common / ranked.length });
  const extra: DrawItem[] = [];
  for (const [comment, indexes] of added) {
    const chances = indexes.map((index) => {
      const group = grouping.groupOf(comment, index);
      return Math.min(1, (plan.targets[index]?.[group] ?? 0) / (sizes[index]?.[group]?.of || 1));
    });
    const earlierFor = before.get(comment.seq)?.forVariables ?? [];
    const names = indexes.map((index) => variables[index] as string);
    extra.push({
      seq: comment.seq,
      forVariables: variables.filter((name) => names.includes(name) || earlierFor.includes(name)),
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

/** Counts an earlier drawn comment; says whether it counts anywhere. */
function countEarlier(
  least: Pick<Plan, 'common' | 'targets'>,
  { forVariables }: DrawItem,
  {
    comment,
    variables,
    grouping,
  }: Required<Pick<DrawInput, 'variables' | 'grouping'>> & { comment: DrawableComment },
): boolean {
  let isCounted = forVariables === null;
  if (forVariables === null) least.common++;
  for (const [index, target] of least.targets.entries()) {
    const group = grouping.groupOf(comment, index);
    if (group < 0 || (forVariables !== null && !forVariables.includes(variables[index] as string))) continue;
    target[group]!++;
    isCounted = true;
  }
  return isCounted;
}

/** The comments after the common part that are among the first of a variable's group, with the places of these variables. */
async function listAdded(
  ranked: readonly DrawableComment[],
  { common, targets, inCommon }: Plan,
  { grouping, slice }: { grouping: Grouping; slice: TimeSlice },
): Promise<Map<DrawableComment, number[]>> {
  const added = new Map<DrawableComment, number[]>();
  const left = targets.map((groups, index) =>
    groups.map((target, group) => target - (inCommon[index]?.[group] ?? 0)),
  );
  const isOpen = (index: number) => left[index]!.some((count) => count > 0);
  const isWanted = (comment: DrawableComment, index: number) =>
    (left[index]![grouping.groupOf(comment, index)] ?? 0) > 0;
  let open = [...left.keys()].filter(isOpen);
  for (let rank = common; rank < ranked.length && open.length > 0; rank++) {
    const comment = ranked[rank] as DrawableComment;
    const indexes = open.filter((index) => isWanted(comment, index));
    if (indexes.length > 0) {
      added.set(comment, indexes);
      for (const index of indexes) left[index]![grouping.groupOf(comment, index)]!--;
      open = open.filter(isOpen);
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

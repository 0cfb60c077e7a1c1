import type { TimeSlice } from '../../time-slice.js';
import type { DrawableComment } from './drawable-comment.js';
import { permanentNumbers } from './permanent-number.model.js';

/** Numbers to a bucket of the sort, on average. */
const BUCKET = 8;

/**
 * The places of numbers from 0 to 1, the smallest first; equal ones in their order. As the numbers are spread evenly, they go into
 * small buckets by their first digits, and each bucket is sorted by itself, with time for others in between.
 */
async function sortPlaces(numbers: Float64Array, slice: TimeSlice): Promise<Uint32Array> {
  const count = Math.ceil(numbers.length / BUCKET);
  const ends = new Uint32Array(count);
  for (const number of numbers) ends[Math.floor(number * count)]!++;
  for (let bucket = 1; bucket < count; bucket++) ends[bucket]! += ends[bucket - 1]!;
  if (slice.isOver()) await slice.yield();
  const starts = ends.slice();
  const places = new Uint32Array(numbers.length);
  for (let place = numbers.length - 1; place >= 0; place--)
    places[--starts[Math.floor(numbers[place]! * count)]!] = place;
  if (slice.isOver()) await slice.yield();
  for (const [bucket, end] of ends.entries()) {
    places.subarray(starts[bucket], end).sort((a, b) => numbers[a]! - numbers[b]!);
    if (slice.isOver()) await slice.yield();
  }
  return places;
}

/** The comments, given in the order of the run, by their permanent numbers, the smallest first. */
export async function rankComments(
  comments: readonly DrawableComment[],
  seed: string,
  slice: TimeSlice,
): Promise<DrawableComment[]> {
  const numberOf = permanentNumbers(seed);
  const numbers = new Float64Array(comments.length);
  for (const [place, { textKey }] of comments.entries()) {
    numbers[place] = numberOf(textKey, 0);
    if (slice.isOver()) await slice.yield();
  }
  // Copies of a text stand together now, and each after the first gets a number of its own.
  let first = -1;
  let copies = 0;
  for (const place of await sortPlaces(numbers, slice)) {
    copies = numbers[place] === first ? copies + 1 : 0;
    first = copies === 0 ? numbers[place]! : first;
    if (copies > 0) numbers[place] = numberOf(comments[place]!.textKey, copies);
    if (slice.isOver()) await slice.yield();
  }
  const ranked: DrawableComment[] = [];
  for (const place of await sortPlaces(numbers, slice)) {
    ranked.push(comments[place]!);
    if (slice.isOver()) await slice.yield();
  }
  return ranked;
}

/**
 * How often the 95% interval of a share holds the truth where a second reader has read a part of 10,000 comments: three engines, two second
 * readers, shares of 2, 5 and 20%, and a part of 1,000, 2,000 or 4,000 with 100 or 200 reads by people; then with people who look at the
 * interval after every 10 reads and stop once it is as narrow as they wish. It must hold in 93 to 99.5% everywhere; and where
 * the share is 20% and the second reader is right in 85% and finds 85%, people who stop read at most half as many as with the engine alone.
 * Exits with 1 otherwise.
 */
import jstat from 'jstat';
import { permanentNumbers } from '../sampling/permanent-number.model.js';
import { LEAST_IN_CELL, LEAST_TAGGED_READ, LEAST_UNTAGGED_READ } from './estimates.js';
import {
  type Accuracy,
  divideSeen,
  narrowestNext,
  type ReadingCell,
  strataOfAccuracy,
  withSecondReader,
} from './plan-reads.js';
import { areDivided, type Stratum, stratifiedShare } from './stratified.js';

const { jStat } = jstat;

const COMMENTS = 10_000;
const PREVALENCES = [0.2, 0.05, 0.02];
const ENGINES: Accuracy[] = [
  { precision: 0.8, recall: 0.7 },
  { precision: 0.75, recall: 0.55 },
  { precision: 0.75, recall: 0.3 },
];
const SECONDS: Accuracy[] = [
  { precision: 0.85, recall: 0.85 },
  { precision: 0.7, recall: 0.8 },
];
const SIZES = [
  { seen: 1000, reads: 100 },
  { seen: 2000, reads: 200 },
  { seen: 4000, reads: 200 },
];
/** The half width at which people stop, by share. */
const WISHED = new Map([
  [0.2, 0.03],
  [0.05, 0.015],
  [0.02, 0.01],
]);
const SEED = process.env.BENCH_SEED ?? '43';
const DRAWS = Number(process.env.BENCH_DRAWS ?? 1500);
const LOOK_EVERY = 10;
const MOST_READS = 3000;
const MOST_OF_ALONE = 0.5;
const LIMITS = { least: 0.93, most: 0.995 };

const print = (...cells: string[]) => process.stdout.write(`${cells.join('  ')}\n`);
let missed = 0;
const mark = (isMet: boolean) => {
  if (!isMet) missed++;
  return isMet ? '' : ' MISSED';
};
function coverage(share: number): string {
  const shown = Math.round(1000 * share) / 1000;
  return `${(100 * share).toFixed(1)}%${mark(shown >= LIMITS.least && shown <= LIMITS.most)}`.padStart(8);
}

const numberOf = permanentNumbers(SEED);
let drawn = 0;
const random = () => numberOf(new Uint8Array(), drawn++);

const logChoose = (n: number, k: number) =>
  jStat.gammaln(n + 1) - jStat.gammaln(k + 1) - jStat.gammaln(n - k + 1);

/** How many hits are among n that are drawn of `of`, `hits` of which are hits: searched from the likeliest number outwards. */
function drawHits(of: number, hits: number, n: number): number {
  const [least, most] = [Math.max(0, n - (of - hits)), Math.min(n, hits)];
  const likeliest = Math.min(most, Math.max(least, Math.floor(((n + 1) * (hits + 1)) / (of + 2))));
  const chance = Math.exp(
    logChoose(hits, likeliest) + logChoose(of - hits, n - likeliest) - logChoose(of, n),
  );
  let left = random() - chance;
  let [low, high, below, above] = [likeliest, likeliest, chance, chance];
  while (left > 0 && (low > least || high < most)) {
    if (high < most) {
      above *= ((hits - high) * (n - high)) / ((high + 1) * (of - hits - n + high + 1));
      high++;
      left -= above;
      if (left <= 0) return high;
    }
    if (low > least) {
      below *= (low * (of - hits - n + low)) / ((hits - low + 1) * (n - low + 1));
      low--;
      left -= below;
      if (left <= 0) return low;
    }
  }
  return likeliest;
}

/** Comments on which both readers say the same, and those of them that have the variable. */
interface Group {
  of: number;
  hits: number;
}
/** Groups by what the engine says (tagged, untagged), then by what the second reader says (yes, no). */
function population(share: number, engine: Accuracy, second: Accuracy): Group[][] {
  const hits = Math.round(COMMENTS * share);
  const found = Math.round(hits * engine.recall);
  const tagged = Math.round(found / engine.precision);
  const wrong = (share * second.recall * (1 / second.precision - 1)) / (1 - share);
  return [
    { of: tagged, hits: found },
    { of: COMMENTS - tagged, hits: hits - found },
  ].map((side) => {
    const right = Math.round(side.hits * second.recall);
    const yes = right + Math.round((side.of - side.hits) * wrong);
    return [
      { of: yes, hits: right },
      { of: side.of - yes, hits: side.hits - right },
    ];
  });
}

/** A cell of the second reader's part while people read. */
interface OpenCell extends ReadingCell {
  hits: number;
  yes: number;
}

/** What the second reader finds in a part of the file, divided as a plan for a careful guess divides it. */
function drawPart(
  groups: readonly Group[][],
  share: number,
  seen: number,
): { of: number; cells: OpenCell[] }[] {
  const ofSide = groups.map((side) => side.reduce((sum, { of }) => sum + of, 0));
  const guess = withSecondReader(strataOfAccuracy(share, ENGINES[1] as Accuracy), SECONDS[0] as Accuracy);
  const planned = guess.map((stratum, at) => ({ ...stratum, weight: (ofSide[at] ?? 0) / COMMENTS }));
  const parts = divideSeen(planned, COMMENTS, seen).map(Math.round);
  return groups.map(([yes = { of: 0, hits: 0 }, no = { of: 0, hits: 0 }], at) => {
    const [of = 0, part = 0] = [ofSide[at], parts[at]];
    const ofYes = drawHits(of, yes.of, part);
    const isDivided = areDivided([ofYes, part - ofYes]);
    return {
      of,
      cells: [yes, no].map((group, which) => {
        const size = which === 0 ? ofYes : part - ofYes;
        const weight = ((of / COMMENTS) * size) / Math.max(1, part);
        const hits = drawHits(group.of, group.hits, size);
        return { weight, of: weight * COMMENTS, most: size, hits, read: 0, yes: 0, rate: 0.5, isDivided };
      }),
    };
  });
}

function read(cell: OpenCell, more: number): void {
  const count = Math.min(more, cell.most - cell.read);
  if (count <= 0) return;
  cell.yes += drawHits(cell.most - cell.read, cell.hits - cell.yes, count);
  cell.read += count;
}

/** Adds reads where each narrows the interval most, by what was read so far. */
function readMore(sides: readonly { cells: OpenCell[] }[], count: number): void {
  const cells = sides.flatMap((side) => side.cells);
  for (let one = 0; one < count; one++) {
    for (const cell of cells) cell.rate = (cell.yes + 0.5) / (cell.read + 1);
    const next = narrowestNext(cells);
    if (next === undefined) return;
    read(next, 1);
  }
}

/** The minimums: those in each cell, then those of docs/estimates.md on both sides. */
function readLeast(sides: readonly { cells: OpenCell[] }[]): void {
  for (const [at, { cells }] of sides.entries()) {
    for (const cell of cells) read(cell, LEAST_IN_CELL);
    const least = at === 0 ? LEAST_TAGGED_READ : LEAST_UNTAGGED_READ;
    readMore([{ cells }], least - cells.reduce((sum, cell) => sum + cell.read, 0));
  }
}

const readsOf = (sides: readonly { cells: OpenCell[] }[]) =>
  sides.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.read, 0), 0);

const strataOf = (sides: readonly { of: number; cells: OpenCell[] }[]): Stratum[] =>
  sides.map(({ of, cells }) => ({
    of,
    read: cells.reduce((sum, cell) => sum + cell.read, 0),
    yes: cells.reduce((sum, cell) => sum + cell.yes, 0),
    cells: cells.map((cell) => ({ seen: cell.most, read: cell.read, yes: cell.yes })),
  }));

/** The engine alone: each stratum is one cell, of which everything may be read. */
const alone = (groups: readonly Group[][]) =>
  groups.map((side) => {
    const of = side.reduce((sum, group) => sum + group.of, 0);
    const hits = side.reduce((sum, group) => sum + group.hits, 0);
    return {
      of,
      cells: [{ of, most: of, hits, weight: of / COMMENTS, read: 0, yes: 0, rate: 0.5, isDivided: false }],
    };
  });

function readUntil(sides: { of: number; cells: OpenCell[] }[], wished: number) {
  readLeast(sides);
  for (;;) {
    const share = stratifiedShare(strataOf(sides));
    if (share === null) throw new Error('a cell was not read');
    const reads = readsOf(sides);
    if ((share.high - share.low) / 2 <= wished || reads >= MOST_READS) return { share, reads };
    readMore(sides, LOOK_EVERY);
    if (readsOf(sides) === reads) return { share, reads };
  }
}

const nameOf = (share: number, engine: Accuracy, second: Accuracy) => [
  `${100 * share}%`.padStart(5),
  `${Math.round(100 * engine.precision)}/${Math.round(100 * engine.recall)}`.padStart(6),
  `${Math.round(100 * second.precision)}/${Math.round(100 * second.recall)}`.padStart(6),
];
const settings = PREVALENCES.flatMap((share) =>
  ENGINES.flatMap((engine) => SECONDS.map((second) => ({ share, engine, second }))),
);

print(`${DRAWS} draws of each setting (seed ${SEED}).`);
print('share  engine  second  part  read   covered  half width');
for (const { share, engine, second } of settings) {
  const groups = population(share, engine, second);
  const truth = groups.flat().reduce((sum, { hits }) => sum + hits, 0) / COMMENTS;
  for (const { seen, reads } of SIZES) {
    let [covered, width] = [0, 0];
    for (let draw = 0; draw < DRAWS; draw++) {
      const sides = drawPart(groups, share, seen);
      readLeast(sides);
      readMore(sides, reads - readsOf(sides));
      const estimate = stratifiedShare(strataOf(sides));
      if (estimate === null) throw new Error('a cell was not read');
      width += (estimate.high - estimate.low) / 2;
      if (estimate.low <= truth && truth <= estimate.high) covered++;
    }
    print(
      ...nameOf(share, engine, second),
      `${seen}`.padStart(4),
      `${reads}`.padStart(4),
      coverage(covered / DRAWS),
      (100 * (width / DRAWS)).toFixed(2).padStart(10),
    );
  }
}

print();
print(
  `People look after every ${LOOK_EVERY} reads and stop at the half width that they wish for; the second reader read 2,000.`,
);
print('share  engine  second  wished   covered  reads  alone  of alone');
for (const { share, engine, second } of settings) {
  const wished = WISHED.get(share) ?? 0.03;
  const groups = population(share, engine, second);
  const truth = groups.flat().reduce((sum, { hits }) => sum + hits, 0) / COMMENTS;
  let [covered, reads, readsAlone] = [0, 0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    const both = readUntil(drawPart(groups, share, 2000), wished);
    if (both.share.low <= truth && truth <= both.share.high) covered++;
    reads += both.reads;
    readsAlone += readUntil(alone(groups), wished).reads;
  }
  const ratio = reads / readsAlone;
  const isPromised = second === SECONDS[0] && share === 0.2;
  print(
    ...nameOf(share, engine, second),
    (100 * wished).toFixed(1).padStart(6),
    coverage(covered / DRAWS),
    (reads / DRAWS).toFixed(0).padStart(5),
    (readsAlone / DRAWS).toFixed(0).padStart(5),
    `${ratio.toFixed(2)}${isPromised ? mark(ratio <= MOST_OF_ALONE) : ''}`.padStart(8),
  );
}
if (missed > 0) {
  print(`\n${missed} limits are broken.`);
  process.exitCode = 1;
}

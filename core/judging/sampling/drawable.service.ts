import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { Db } from '../../platform/db/database.js';
import { completePartsOf, listPartItems } from '../estimates/second-part.service.js';
import type { VariableStrata } from '../estimates/sort-reads.js';
import type { Stratum } from '../estimates/stratified.js';
import type { DrawableComment, RunningRates } from './drawable-comment.js';
import { listAnswered } from './draws.repository.js';

type Run = Pick<AnalysisRow, 'id' | 'totalComments' | 'variables'>;
type Drawable = DrawableComment & { textKey: Buffer };

const PAGE = 5000;

/** All comments of a run that have an answer. */
export async function listDrawable(db: Db, run: Run): Promise<Drawable[]> {
  const placesOf = placesIn(run);
  const comments: Drawable[] = [];
  for (let from = 0; from < run.totalComments; from += PAGE) {
    for (const { seq, textKey, tags } of await listAnswered(db, run.id, from, from + PAGE))
      comments.push({ seq, textKey, tags: placesOf(tags) });
  }
  return comments;
}

/** The same with what the second reader says of its part; undefined without a complete part. */
export async function withSecondReader(
  db: Db,
  run: Run,
  comments: readonly Drawable[],
): Promise<Drawable[] | undefined> {
  const part = (await completePartsOf(db, [run.id])).get(run.id);
  if (part === undefined) return undefined;
  const placesOf = placesIn(run);
  const items = new Map((await listPartItems(db, part.id)).map((item) => [item.seq, item]));
  return comments.map((comment) => {
    const item = items.get(comment.seq);
    if (item === undefined) return comment;
    const { forVariables, tags } = item;
    const second = { of: forVariables && placesOf(forVariables), tags: tags && placesOf(tags) };
    return { ...comment, second };
  });
}

function placesIn({ variables }: Pick<Run, 'variables'>) {
  const places = new Map(variables.map(({ name }, place) => [name, place]));
  return (names: readonly string[]) => [
    ...new Set(names.map((name) => places.get(name)).filter((place) => place !== undefined)),
  ];
}

const rateOf = ({ read, yes }: { read: number; yes: number }) => (read === 0 ? null : yes / read);

/** What the reads so far say of each variable, by its groups; null where one of them has not been read. */
export function ratesOf(variables: readonly VariableStrata[], isByCells: boolean): (RunningRates | null)[] {
  return variables.map(({ tagged, untagged, byCells }) => {
    const sides: Stratum[] = isByCells && byCells ? [byCells.tagged, byCells.untagged] : [tagged, untagged];
    const groups = isByCells ? sides.flatMap(({ cells = [] }) => cells) : sides;
    const rates = groups.map(rateOf);
    return rates.length > 0 && rates.every((rate) => rate !== null) ? rates : null;
  });
}

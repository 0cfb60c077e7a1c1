import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { notFound } from '../../errors.js';
import { differenceSize } from '../../insight/difference-size.model.js';
import { type Count, holmAdjust, newcombeInterval, rateOf, testRates } from '../../insight/proportions.js';
import type { SentimentDetails, SentimentRecord } from '../../sentiments/sentiments.schemas.js';
import { getSentiment, listSentiments } from '../../sentiments/sentiments.service.js';
import type { Change } from '../parts/changes-table.js';
import { labelled } from '../parts/sentiments.js';
import { ALL_TASKS } from '../reports.constants.js';
import { HISTORY } from '../reports.texts.model.js';

const CLEAR = 0.05;

/** The latest analysis of a task, the one before it, and how their shares of negative comments differ. */
export interface TaskFacts {
  task: string;
  latest: SentimentRecord;
  before: SentimentRecord | undefined;
  contrast: Change['contrast'];
}

/** What a report of a sentiment history is made of. */
export interface HistoryFacts {
  /** By date, the latest last; at least one. */
  records: SentimentRecord[];
  /** The task whose analysis is the latest first. */
  tasks: [TaskFacts, ...TaskFacts[]];
  /** The latest analysis of all, with the comments that stand out. */
  details: SentimentDetails;
}

/** The negative comments of an analysis among those with a sentiment; undefined where they are not known. */
export function negativesOf({ comments }: SentimentRecord): Count | undefined {
  if (comments === null) return undefined;
  const total = labelled(comments);
  return total === 0 ? undefined : { hits: comments.negative, total };
}

function taskFacts(records: readonly SentimentRecord[]): TaskFacts[] {
  const names = [...new Set(records.map(({ taskId }) => taskId))];
  const pairs = names.flatMap((task) => {
    const own = records.filter(({ taskId }) => taskId === task);
    const [latest, before] = [own.at(-1), own.at(-2)];
    if (latest === undefined) return [];
    const [now, then] = [negativesOf(latest), before && negativesOf(before)];
    return [{ task, latest, before, counts: now && then ? { now, then } : undefined }];
  });
  const adjusted = holmAdjust(
    pairs.flatMap(({ counts }) => (counts === undefined ? [] : [testRates(counts.now, counts.then).p])),
  );
  return pairs.map(({ counts, ...of }) => {
    if (counts === undefined) return { ...of, contrast: undefined };
    const { now, then } = counts;
    const contrast = {
      difference: rateOf(now) - rateOf(then),
      ...newcombeInterval(now, then),
      size: differenceSize(rateOf(now), rateOf(then)),
      isClear: (adjusted.shift() ?? 1) < CLEAR,
    };
    return { ...of, contrast };
  });
}

/** Gathers what a report of the sentiment history of a task, or of all tasks, says. Throws NOT_FOUND without an analysis. */
export async function gatherHistoryFacts(ctx: AnalyzerContext, task: string): Promise<HistoryFacts> {
  const all = await listSentiments(ctx);
  const records = task === ALL_TASKS ? all : all.filter(({ taskId }) => taskId === task);
  const last = records.at(-1);
  const placeOf = ({ latest }: TaskFacts) => records.indexOf(latest);
  const [lead, ...others] = taskFacts(records).sort((one, two) => placeOf(two) - placeOf(one));
  if (last === undefined || lead === undefined)
    throw notFound(task === ALL_TASKS ? HISTORY().noneOfAll : HISTORY().none(task.slice(0, 120)));
  return { records, tasks: [lead, ...others], details: await getSentiment(ctx, last.id) };
}

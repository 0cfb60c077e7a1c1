import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import { negativeVoices } from '../../../analysis/analyzer/runs/sentiment-runs.service.js';
import type { SentimentDetails, SentimentRecord } from '../../../analysis/sentiments/sentiments.schemas.js';
import { getSentiment, listSentiments } from '../../../analysis/sentiments/sentiments.service.js';
import { type CopiedShare, copiedShares } from '../../../analysis/shares/copied-shares.model.js';
import { type Count, rateOf } from '../../../analysis/shares/proportions.js';
import { notFound } from '../../../errors.js';
import {
  type ComparedCounts,
  compareSides,
  type SideCount,
} from '../../../judging/insight/comparisons/compare-rates.js';
import type { Change } from '../parts/changes-table.js';
import { labelled } from '../parts/sentiments.js';
import { ALL_TASKS } from '../reports.constants.js';
import { HISTORY } from '../reports.texts.model.js';

/** The latest analysis of a task, the one before it, and how their shares of negative comments differ. */
export interface TaskFacts {
  task: string;
  latest: SentimentRecord;
  before: SentimentRecord | undefined;
  contrast: Change['contrast'];
  /** The shares of both when copies change one of them: the latest, and the one before. */
  copies: CopiedShare[] | null;
  /** The negative comments of the latest with each text counted once; undefined where they are not known. */
  voices: Count | undefined;
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

/** The counts of an analysis as comparisons take them: all comments weigh the same. */
const sideOf = ({ hits, total }: Count): SideCount => ({
  total,
  weight: total,
  weightSquared: total,
  hits: { comments: hits, weight: hits },
});

/** The negative comments of an analysis: as its record has them, and with each text once where its comments are stored. */
async function voicesOf(ctx: AnalyzerContext, record: SentimentRecord) {
  const all = negativesOf(record);
  if (all === undefined) return undefined;
  const voices = await negativeVoices(ctx, record.id);
  const once = voices?.once ?? all;
  const { comments, texts } = voices?.copied ?? { comments: 0, texts: 0 };
  return { all, once, share: { comments, texts, all: rateOf(all), once: rateOf(once) } };
}

/** The tasks with their changes: what is called clear rests on one voice for each text. */
async function taskFacts(ctx: AnalyzerContext, records: readonly SentimentRecord[]): Promise<TaskFacts[]> {
  const facts: Omit<TaskFacts, 'contrast'>[] = [];
  const compared: ComparedCounts[] = [];
  for (const task of new Set(records.map(({ taskId }) => taskId))) {
    const own = records.filter(({ taskId }) => taskId === task);
    const [latest, before] = [own.at(-1), own.at(-2)];
    if (latest === undefined) continue;
    const [now, then] = [await voicesOf(ctx, latest), before && (await voicesOf(ctx, before))];
    const copies = now && then ? copiedShares([now.share, then.share]) : null;
    facts.push({ task, latest, before, copies, voices: now?.once });
    if (now && then)
      compared.push({
        name: task,
        counts: [sideOf(now.all), sideOf(then.all)],
        voices: [sideOf(now.once), sideOf(then.once)],
        isChangedByCopies: copies !== null,
      });
  }
  const shares = new Map(compareSides(compared).map((one) => [one.variable, one]));
  return facts.map((one) => ({ ...one, contrast: shares.get(one.task)?.raw.contrasts[0] }));
}

/** Gathers what a report of the sentiment history of a task, or of all tasks, says. Throws NOT_FOUND without an analysis. */
export async function gatherHistoryFacts(ctx: AnalyzerContext, task: string): Promise<HistoryFacts> {
  const all = await listSentiments(ctx);
  const records = task === ALL_TASKS ? all : all.filter(({ taskId }) => taskId === task);
  const last = records.at(-1);
  const placeOf = ({ latest }: TaskFacts) => records.indexOf(latest);
  const [lead, ...others] = (await taskFacts(ctx, records)).sort((one, two) => placeOf(two) - placeOf(one));
  if (last === undefined || lead === undefined)
    throw notFound(task === ALL_TASKS ? HISTORY().noneOfAll : HISTORY().none(task.slice(0, 120)));
  return { records, tasks: [lead, ...others], details: await getSentiment(ctx, last.id) };
}

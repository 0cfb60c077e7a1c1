import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import { SENTIMENT_KEY, variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import { type DrawnWords, listDrawnWordsOf } from '../../analysis/judgements/drawn-words.service.js';
import { SETTLED, verdictOf } from '../../analysis/judgements/judgements.model.js';
import type { JudgementRow } from '../../analysis/judgements/judgements.table.js';
import type { Db } from '../../platform/db/database.js';
import { type DrawnAnswer, listDrawnAnswers } from './drawn-answers.repository.js';
import { countSeen, listDrawnByCells } from './second-part.repository.js';
import { completePartsOf } from './second-part.service.js';
import { type CountedRun, type ReadComment, type SortedReads, sortReads } from './sort-reads.js';
import { LABEL_SCORES } from './stratified.js';

/** What was read of a run, sorted by what the machine says. */
export interface RunStrata extends SortedReads {
  words: DrawnWords;
}

type Run = Pick<
  AnalysisRow,
  | 'id'
  | 'variables'
  | 'statistics'
  | 'positiveComments'
  | 'neutralComments'
  | 'negativeComments'
  | 'matchedComments'
>;

/** The score that readers give a text: of the one who settled it, else their mean; null without one. */
function scoreOf(said: readonly JudgementRow[]): number | null {
  const settled = said.filter(({ person }) => person === SETTLED);
  const scores = (settled.length > 0 ? settled : said).flatMap(({ verdict }) =>
    verdict === 'yes' || verdict === 'no' ? [] : [LABEL_SCORES[verdict]],
  );
  return scores.length === 0 ? null : scores.reduce((sum: number, score) => sum + score, 0) / scores.length;
}

/**
 * Whether a text may be learned from: half of them, by their keys. Shares of a variable with learned words are read from the
 * other half only, as words fit best what they were learned from.
 */
export const isForLearning = (textKey: Uint8Array): boolean => ((textKey[0] ?? 0) & 1) === 1;

/** A drawn comment, with its number in the run and the key of its text. */
export interface DrawnRead extends ReadComment {
  seq: number;
  textKey: Buffer;
}

function readOf({ variables }: Run, words: DrawnWords, answer: DrawnAnswer): DrawnRead {
  const { seq, textKey, forVariables, tags, sentiment, secondTags, secondFor } = answer;
  const said = words.get(textKey.toString('hex'));
  return {
    seq,
    textKey,
    forVariables,
    tags,
    sentiment,
    second: secondTags && { tags: secondTags, forVariables: secondFor },
    isForLearning: isForLearning(textKey),
    verdicts: variables.map((variable) => verdictOf(said?.get(variableKeyOf(variable)) ?? [])),
    score: scoreOf(said?.get(SENTIMENT_KEY) ?? []),
  };
}

/** All that the estimates of a run rest on. */
export interface ReadRun {
  counted: CountedRun;
  /** In the order in which they are read. */
  comments: DrawnRead[];
  words: DrawnWords;
}

/**
 * Reads what the estimates of these runs rest on, in their order. `isWhole`: also the drawn comments of a run of which none was read.
 * Asks the same few statements for any number of runs, and one more for each second reader.
 */
export async function readRuns(db: Db, runs: readonly Run[], isWhole = false): Promise<ReadRun[]> {
  const words = await listDrawnWordsOf(db, runs);
  const ids = runs.map(({ id }) => id);
  const parts = await completePartsOf(db, ids);
  const byCells = await listDrawnByCells(db, ids);
  const drawn = ids.filter((_, at) => isWhole || words[at]?.size !== 0);
  const answers = new Map<number, DrawnAnswer[]>(drawn.map((id) => [id, []]));
  for (const answer of drawn.length === 0 ? [] : await listDrawnAnswers(db, drawn, parts))
    answers.get(answer.runId)?.push(answer);
  const read: ReadRun[] = [];
  for (const [at, run] of runs.entries()) {
    const part = parts.get(run.id);
    const ofRun = words[at] as DrawnWords;
    const { positiveComments: positive, neutralComments: neutral, negativeComments: negative } = run;
    read.push({
      counted: {
        variables: run.variables.map(({ name, learned }) => ({
          name,
          tagged: run.statistics?.[name] ?? 0,
          isLearned: learned === true,
        })),
        mentioning: run.matchedComments,
        sentiment: { positive, neutral, negative },
        isByCells: byCells.has(run.id),
        second:
          part === undefined
            ? null
            : {
                label: part.label,
                counts: await countSeen(db, { runId: run.id, partId: part.id }, run.variables),
              },
      },
      comments: (answers.get(run.id) ?? []).map((answer) => readOf(run, ofRun, answer)),
      words: ofRun,
    });
  }
  return read;
}

/** What was read of completed runs' drawn comments, in the order of the runs. */
export const readStrataOf = async (db: Db, runs: readonly Run[]): Promise<RunStrata[]> =>
  (await readRuns(db, runs)).map(({ counted, comments, words }) => ({
    ...sortReads(counted, comments),
    words,
  }));

/** What was read of a completed run's drawn comments, per variable and for the sentiment. */
export const readStrata = async (db: Db, run: Run): Promise<RunStrata> =>
  (await readStrataOf(db, [run]))[0] as RunStrata;

import type { Kysely } from 'kysely';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { SentimentLabel } from '../analyzer/providers/provider.js';
import { SENTIMENT_KEY, variableKeyOf } from '../codebooks/judgement-keys.js';
import type { Database } from '../db/database.js';
import { type DrawnWords, listDrawnWordsOf } from '../judgements/drawn-words.service.js';
import { SETTLED, verdictOf } from '../judgements/judgements.model.js';
import { addRead, counts, emptyCells, type Sides, withCells } from './cells.js';
import { type DrawnAnswer, listDrawnAnswers } from './drawn-answers.repository.js';
import type { VariableEstimate } from './estimate.schemas.js';
import { countSeen, listDrawnByCells, type SeenCount } from './second-part.repository.js';
import { completePartsOf } from './second-part.service.js';
import { LABEL_SCORES, type ScoreStratum } from './stratified.js';

/** What was read of a variable among the tagged comments and among the others. */
export interface VariableStrata extends Sides {
  variable: string;
  /** The second reader on whose part the strata rest, and how many comments of it count for the variable. */
  second: VariableEstimate['second'];
  /** The strata with the second reader's cells, whether they are these or not; null without a second reader. */
  byCells: Sides | null;
}

/** What was read of a run, sorted by what the machine says. */
export interface RunStrata {
  variables: VariableStrata[];
  /** What was read of the comments that any variable matched, and of the others. */
  mentioning: VariableStrata;
  /** By the machine's label. */
  sentiment: Record<SentimentLabel, ScoreStratum>;
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
function scoreOf(words: DrawnWords, text: string): number | null {
  const said = words.get(text)?.get(SENTIMENT_KEY) ?? [];
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

/**
 * Whether readers found any variable in a text, from 0 to 1: known only where all of them were judged, as those that a reader
 * left out may be in it, too. Undefined where that is not known.
 */
function mentionOf(
  { variables }: Run,
  ofText: NonNullable<ReturnType<DrawnWords['get']>>,
  isLearned: boolean,
) {
  if (variables.length === 0 || (isLearned && variables.some(({ learned }) => learned === true)))
    return undefined;
  const verdicts = variables.map((variable) => verdictOf(ofText.get(variableKeyOf(variable)) ?? []));
  const known = verdicts.filter((verdict) => verdict !== null);
  return known.length < verdicts.length ? undefined : Math.max(...known);
}

/** What is known of a run beside its drawn comments. */
interface Read {
  words: DrawnWords;
  answers: readonly DrawnAnswer[];
  /** The second reader, and how its part divides into cells. */
  second: { label: string; counts: readonly SeenCount[] } | undefined;
  /** Whether comments were drawn by cells: then only those drawn among all are a sample without them. */
  isByCells: boolean;
}

function strataOf(run: Run, { words, answers, second, isByCells }: Read): RunStrata {
  const of = run.positiveComments + run.neutralComments + run.negativeComments;
  const plain = run.variables.map(({ name }): Sides => {
    const count = run.statistics?.[name] ?? 0;
    return { tagged: { of: count, read: 0, yes: 0 }, untagged: { of: of - count, read: 0, yes: 0 } };
  });
  const cells = second && run.variables.map(({ name }) => emptyCells(name, second.counts));
  const mentioning: VariableStrata = {
    variable: '',
    tagged: { of: run.matchedComments, read: 0, yes: 0 },
    untagged: { of: of - run.matchedComments, read: 0, yes: 0 },
    second: null,
    byCells: null,
  };
  const scores: Record<SentimentLabel, number[]> = { positive: [], neutral: [], negative: [] };
  for (const { textKey, forVariables, tags, sentiment, secondTags, secondFor } of answers) {
    const text = textKey.toString('hex');
    const ofText = words.get(text);
    if (ofText === undefined) continue;
    for (const [place, variable] of run.variables.entries()) {
      const { name } = variable;
      if (forVariables !== null && !forVariables.includes(name)) continue;
      if (variable.learned === true && isForLearning(textKey)) continue;
      const verdict = verdictOf(ofText.get(variableKeyOf(variable)) ?? []);
      if (verdict === null) continue;
      const side = tags.includes(name) ? 'tagged' : 'untagged';
      if (!isByCells || forVariables === null) addRead(plain[place]?.[side], verdict);
      if (secondTags !== null && (secondFor === null || secondFor.includes(name)))
        addRead(cells?.[place]?.[side][secondTags.includes(name) ? 0 : 1], verdict);
    }
    const mention = forVariables === null ? mentionOf(run, ofText, isForLearning(textKey)) : undefined;
    if (mention !== undefined) addRead(tags.length > 0 ? mentioning.tagged : mentioning.untagged, mention);
    const score = scoreOf(words, text);
    // Those drawn for some variables only are no sample of all comments.
    if (forVariables === null && sentiment !== null && score !== null) scores[sentiment].push(score);
  }
  const variables = run.variables.map(({ name }, place): VariableStrata => {
    const sides = plain[place] as Sides;
    const ofCells = cells?.[place];
    const byCells = ofCells === undefined ? null : withCells(sides, ofCells);
    const isCounted = byCells !== null && counts(byCells, sides, isByCells);
    const seen =
      ofCells === undefined
        ? 0
        : [...ofCells.tagged, ...ofCells.untagged].reduce((sum, one) => sum + one.seen, 0);
    return {
      variable: name,
      ...(isCounted ? byCells : sides),
      second: isCounted && second !== undefined ? { label: second.label, read: seen } : null,
      byCells,
    };
  });
  return {
    variables,
    mentioning,
    words,
    sentiment: {
      positive: { of: run.positiveComments, scores: scores.positive },
      neutral: { of: run.neutralComments, scores: scores.neutral },
      negative: { of: run.negativeComments, scores: scores.negative },
    },
  };
}

/** What was read of completed runs' drawn comments, in the order of the runs. Asks the same few statements for any number of them. */
export async function readStrataOf(db: Kysely<Database>, runs: readonly Run[]): Promise<RunStrata[]> {
  const words = await listDrawnWordsOf(db, runs);
  const ids = runs.map(({ id }) => id);
  const parts = await completePartsOf(db, ids);
  const byCells = await listDrawnByCells(db, ids);
  const read = ids.filter((_, at) => words[at]?.size !== 0);
  const answers = new Map<number, DrawnAnswer[]>(read.map((id) => [id, []]));
  for (const answer of read.length === 0 ? [] : await listDrawnAnswers(db, read, parts))
    answers.get(answer.runId)?.push(answer);
  const strata: RunStrata[] = [];
  for (const [at, run] of runs.entries()) {
    const part = parts.get(run.id);
    const second = part && {
      label: part.label,
      counts: await countSeen(db, { runId: run.id, partId: part.id }, run.variables),
    };
    strata.push(
      strataOf(run, {
        words: words[at] as DrawnWords,
        answers: answers.get(run.id) ?? [],
        second,
        isByCells: byCells.has(run.id),
      }),
    );
  }
  return strata;
}

/** What was read of a completed run's drawn comments, per variable and for the sentiment. */
export const readStrata = async (db: Kysely<Database>, run: Run): Promise<RunStrata> =>
  (await readStrataOf(db, [run]))[0] as RunStrata;

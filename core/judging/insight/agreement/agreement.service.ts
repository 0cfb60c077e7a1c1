import { requireAnalysis } from '../../../analysis/analyzer/analyzer.service.js';
import type { RunRow } from '../../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../../analysis/analyzer/analyzer-context.js';
import type { SentimentLabel } from '../../../analysis/analyzer/providers/provider.js';
import { toldReason } from '../../../analysis/analyzer/told-reasons.js';
import { type CommentJudgements, listSaid } from '../../../analysis/judgements/said.service.js';
import { conflict, invalid } from '../../../errors.js';
import { verb } from '../../../platform/operations/verb.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { infoOf } from '../../results/analysis-results.service.js';
import { type AgreementTable, cohensKappa, type Kappa, kappaOf } from './agreement.js';
import { AGREEMENT } from './agreement.operations.js';
import { type AnswerSet, listTagged, readAnswerSets, type TaggedComment } from './agreement.repository.js';
import { Agreement, AgreementInput, type Disagreement } from './agreement.schemas.js';

const LABELS: readonly (SentimentLabel | null)[] = ['positive', 'neutral', 'negative'];
const MOST_DISAGREEMENTS = 300;
const THIN = 10;

const flatten = ({ observed, expected, kappa, interval }: Kappa) => ({
  observed,
  expected,
  kappa,
  low: interval?.low ?? null,
  high: interval?.high ?? null,
});

/** What two runs say of the comments that both have answered. */
interface Pairs {
  /** How many comments each has answered. */
  totals: [number, number];
  common: number;
  /** Per variable, in the order of the names. */
  tables: AgreementTable[];
  /** Rows: the first run's label; columns: the second's. */
  sentiments: number[][];
  /** The first comments that differ in a variable. */
  different: { seqA: number; seqB: number }[];
}

async function pairUp(ctx: AnalyzerContext, a: RunRow, b: RunRow, names: readonly string[]): Promise<Pairs> {
  const ofA = new Map<string, AnswerSet>();
  let totalA = 0;
  for await (const page of readAnswerSets(ctx.db, a)) {
    totalA += page.length;
    for (const one of page) ofA.set(one.words, one);
  }
  const pairs: Pairs = {
    totals: [totalA, 0],
    common: 0,
    tables: names.map(() => ({ both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 })),
    sentiments: LABELS.map(() => LABELS.map(() => 0)),
    different: [],
  };
  for await (const page of readAnswerSets(ctx.db, b)) {
    pairs.totals[1] += page.length;
    for (const second of page) {
      const first = ofA.get(second.words);
      if (first === undefined) continue;
      pairs.common++;
      if (count(pairs, names, first, second)) pairs.different.push({ seqA: first.seq, seqB: second.seq });
    }
  }
  pairs.different.sort((one, two) => one.seqA - two.seqA);
  return pairs;
}

/** Counts one comment in; whether the runs differ in a variable. */
function count(pairs: Pairs, names: readonly string[], first: AnswerSet, second: AnswerSet): boolean {
  let isDifferent = false;
  for (const [place, name] of names.entries()) {
    const table = pairs.tables[place];
    if (table === undefined) continue;
    const a = first.variables.includes(name);
    const b = second.variables.includes(name);
    table[a ? (b ? 'both' : 'onlyFirst') : b ? 'onlySecond' : 'neither']++;
    isDifferent ||= a !== b;
  }
  const row = pairs.sentiments[LABELS.indexOf(first.sentiment)];
  const column = LABELS.indexOf(second.sentiment);
  if (row?.[column] !== undefined) row[column]++;
  return isDifferent;
}

function disagreementsOf(
  runs: [RunRow, RunRow],
  a: TaggedComment,
  b: TaggedComment,
  names: readonly string[],
  said: CommentJudgements | undefined,
): Disagreement[] {
  return names.flatMap((variable): Disagreement[] => {
    const tagA = a.tags.find((tag) => tag.variable === variable);
    const tagB = b.tags.find((tag) => tag.variable === variable);
    const tag = tagA ?? tagB;
    if (tag === undefined || (tagA !== undefined && tagB !== undefined)) return [];
    return [
      {
        seqA: a.seq,
        seqB: b.seq,
        content: a.content,
        language: a.language,
        variable,
        saidBy: tagA === undefined ? 'b' : 'a',
        quote: tag.quote,
        reason: toldReason(tagA === undefined ? runs[1] : runs[0], tag.reason),
        judgement: said?.tags[variable] ?? null,
      },
    ];
  });
}

async function listDisagreements(
  ctx: AnalyzerContext,
  [runA, runB]: [RunRow, RunRow],
  different: Pairs['different'],
  names: readonly string[],
): Promise<Disagreement[]> {
  const shown = different.slice(0, MOST_DISAGREEMENTS);
  const ofA = await listTagged(
    ctx.db,
    runA.id,
    shown.map((one) => one.seqA),
  );
  const ofB = await listTagged(
    ctx.db,
    runB.id,
    shown.map((one) => one.seqB),
  );
  const keys = [...ofA.values()].map(({ textKey }) => textKey);
  const said = await listSaid(ctx, runA, keys);
  return shown
    .flatMap(({ seqA, seqB }) => {
      const a = ofA.get(seqA);
      const b = ofB.get(seqB);
      if (a === undefined || b === undefined) return [];
      return disagreementsOf([runA, runB], a, b, names, said.get(a.textKey.toString('hex')));
    })
    .slice(0, MOST_DISAGREEMENTS);
}

function sideOf(run: RunRow, total: number): Agreement['a'] {
  const info = infoOf(run);
  return {
    taskId: run.analysisId,
    fileName: info.file_name,
    runName: info.name,
    createdAt: info.created_at,
    providerLabel: info.provider_label,
    model: info.model,
    total,
  };
}

/**
 * How far two completed runs over the same comments say the same, each different comment counted once. Throws NOT_FOUND,
 * CONFLICT while one runs, and VALIDATION when they have no comment or no variable in common.
 */
export const getAgreement = verb(
  AGREEMENT.get,
  { input: AgreementInput, answer: ['Per variable, and the disagreements', Agreement], expensive: 'answer' },
  async (ctx: AnalyzerContext, { a: idA, b: idB }) => {
    if (idA === idB) throw invalid(ANALYSES_TEXTS().twoAnalyses);
    const a = await requireAnalysis(ctx, idA);
    const b = await requireAnalysis(ctx, idB);
    if (a.status !== 'completed' || b.status !== 'completed') throw conflict(ANALYSES_TEXTS().bothCompleted);
    const namesA = a.variables.map(({ name }) => name);
    const namesB = b.variables.map(({ name }) => name);
    const names = namesA.filter((name) => namesB.includes(name));
    if (names.length === 0) throw invalid(ANALYSES_TEXTS().noCommonVariable);
    const pairs = await pairUp(ctx, a, b, names);
    if (pairs.common === 0) throw invalid(ANALYSES_TEXTS().noCommonComment);
    const variables = names.map((variable, place) => {
      const table = pairs.tables[place] ?? { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
      const { both, onlyFirst, onlySecond, neither } = table;
      return {
        variable,
        both,
        onlyA: onlyFirst,
        onlyB: onlySecond,
        neither,
        ...flatten(kappaOf(table)),
        isThin: both + onlyFirst + onlySecond < THIN,
      };
    });
    return {
      a: sideOf(a, pairs.totals[0]),
      b: sideOf(b, pairs.totals[1]),
      common: pairs.common,
      variables,
      leftOut: [...new Set([...namesA, ...namesB])].filter((name) => !names.includes(name)),
      sentiment: flatten(cohensKappa(pairs.sentiments)),
      disagreements: await listDisagreements(ctx, [a, b], pairs.different, names),
      disagreementCount: variables.reduce((sum, { onlyA, onlyB }) => sum + onlyA + onlyB, 0),
    };
  },
);

import { infoOf } from '../analyzer/analysis-results.service.js';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { requireRight } from '../context.js';
import { conflict, invalid } from '../errors.js';
import { parseInput } from '../parse-input.js';
import { type AgreementTable, cohensKappa, type Kappa, kappaOf } from './agreement.js';
import {
  type AnswerPair,
  countAnswered,
  countAnswerPairs,
  type DifferentAnswers,
  listDifferentAnswers,
} from './agreement.repository.js';
import { type Agreement, AgreementInput, type Disagreement } from './agreement.schemas.js';

const LABELS = ['positive', 'neutral', 'negative'] as const;
const MOST_DISAGREEMENTS = 300;
const THIN = 10;

const flatten = ({ observed, expected, kappa, interval }: Kappa) => ({
  observed,
  expected,
  kappa,
  low: interval?.low ?? null,
  high: interval?.high ?? null,
});

function tableOf(variable: string, pairs: readonly AnswerPair[]): AgreementTable {
  const table = { both: 0, onlyFirst: 0, onlySecond: 0, neither: 0 };
  for (const { variablesA, variablesB, comments } of pairs) {
    const a = variablesA?.includes(variable) ?? false;
    const b = variablesB?.includes(variable) ?? false;
    table[a ? (b ? 'both' : 'onlyFirst') : b ? 'onlySecond' : 'neither'] += comments;
  }
  return table;
}

function sentimentTable(pairs: readonly AnswerPair[]): number[][] {
  return LABELS.map((first) =>
    LABELS.map((second) =>
      pairs
        .filter((pair) => pair.sentimentA === first && pair.sentimentB === second)
        .reduce((sum, { comments }) => sum + comments, 0),
    ),
  );
}

function disagreementsOf(row: DifferentAnswers, names: readonly string[]): Disagreement[] {
  return names.flatMap((variable): Disagreement[] => {
    const a = row.tagsA.find((tag) => tag.variable === variable);
    const b = row.tagsB.find((tag) => tag.variable === variable);
    const tag = a ?? b;
    if (tag === undefined || (a !== undefined && b !== undefined)) return [];
    const { seqA, seqB, content, judgements } = row;
    return [
      {
        seqA,
        seqB,
        content,
        variable,
        saidBy: a === undefined ? 'b' : 'a',
        quote: tag.quote,
        reason: tag.reason,
        judgement: judgements?.[variable] ?? null,
      },
    ];
  });
}

async function sideOf(ctx: AnalyzerContext, run: AnalysisRow): Promise<Agreement['a']> {
  const info = infoOf(run);
  return {
    taskId: run.analysisId,
    fileName: info.file_name,
    createdAt: info.created_at,
    providerLabel: info.provider_label,
    model: info.model,
    total: await countAnswered(ctx.db, run.id),
  };
}

/**
 * How far two completed runs over the same comments say the same, each different comment counted once. Throws NOT_FOUND,
 * CONFLICT while one runs, and VALIDATION when they have no comment or no variable in common.
 */
export async function getAgreement(
  ctx: AnalyzerContext,
  input: { a: string; b: string },
): Promise<Agreement> {
  requireRight(ctx, 'analyze');
  const { a: idA, b: idB } = parseInput(AgreementInput, input);
  if (idA === idB) throw invalid('Two different analyses are needed.');
  const a = await requireAnalysis(ctx, idA);
  const b = await requireAnalysis(ctx, idB);
  if (a.status !== 'completed' || b.status !== 'completed')
    throw conflict('Both analyses must have been completed.');
  const namesA = a.variables.map(({ name }) => name);
  const namesB = b.variables.map(({ name }) => name);
  const names = namesA.filter((name) => namesB.includes(name));
  if (names.length === 0) throw invalid('The two analyses have no variable in common.');
  const pairs = await countAnswerPairs(ctx.db, a.id, b.id);
  const common = pairs.reduce((sum, { comments }) => sum + comments, 0);
  if (common === 0) throw invalid('The two analyses have no comment in common.');
  const variables = names.map((variable) => {
    const { both, onlyFirst, onlySecond, neither } = tableOf(variable, pairs);
    return {
      variable,
      both,
      onlyA: onlyFirst,
      onlyB: onlySecond,
      neither,
      ...flatten(kappaOf({ both, onlyFirst, onlySecond, neither })),
      isThin: both + onlyFirst + onlySecond < THIN,
    };
  });
  // A comment may be told apart only by variables that one of the runs does not have.
  const rows = await listDifferentAnswers(ctx.db, a.id, b.id, MOST_DISAGREEMENTS);
  return {
    a: await sideOf(ctx, a),
    b: await sideOf(ctx, b),
    common,
    variables,
    leftOut: [...new Set([...namesA, ...namesB])].filter((name) => !names.includes(name)),
    sentiment: flatten(cohensKappa(sentimentTable(pairs))),
    disagreements: rows.flatMap((row) => disagreementsOf(row, names)).slice(0, MOST_DISAGREEMENTS),
    disagreementCount: variables.reduce((sum, { onlyA, onlyB }) => sum + onlyA + onlyB, 0),
  };
}

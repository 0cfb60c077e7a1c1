import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { changeCodebook } from '../../analysis/codebooks/change-codebooks.service.js';
import type { Codebook, CodebookVariable } from '../../analysis/codebooks/codebooks.schemas.js';
import { getCodebook, listCodebooks } from '../../analysis/codebooks/codebooks.service.js';
import { bookKeyOf, nameKeyOf, variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import { MAX_TERMS } from '../../analysis/codebooks/variables.constants.js';
import { copyJudgements } from '../../analysis/judgements/copy-judgements.service.js';
import { refusedKeys } from '../../engine/learning/word-key.js';
import { invalid } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { verb } from '../../platform/operations/verb.js';
import { noVariableText } from '../../platform/texts/analyses.texts.model.js';
import { createCodebook } from './create-codebook.service.js';
import { latestOf } from './learned-codebook.js';
import { LEARNING } from './learning.operations.js';
import { insertRefused } from './learning.repository.js';
import { DecidedProposals, DecideProposalsInput, type Decision } from './learning.schemas.js';
import { LEARNING_TEXTS } from './learning.texts.model.js';
import { requireLearnable } from './propose-terms.service.js';

/** A codebook's variable as a run's variable is: the one with its id, else with its name. */
export function inCodebook(
  variable: RunRow['variables'][number],
  variables: readonly CodebookVariable[],
): CodebookVariable | undefined {
  const key = nameKeyOf(variable.name);
  return (
    variables.find(({ id }) => id === variable.id) ?? variables.find(({ name }) => nameKeyOf(name) === key)
  );
}

/** Adds as many of the words as there is room for. Throws VALIDATION where there is none. */
function withWords(name: string, known: readonly string[], added: readonly string[]): string[] {
  const fresh = added.filter((word) => !known.includes(word));
  if (fresh.length > 0 && known.length >= MAX_TERMS) throw invalid(LEARNING_TEXTS().tooMany(name, MAX_TERMS));
  return [...known, ...new Set(fresh)].slice(0, MAX_TERMS);
}

function learned(variable: CodebookVariable, accepted: readonly Decision[]): CodebookVariable {
  if (accepted.length === 0) return variable;
  const wordsOf = (kind: Decision['kind']) =>
    accepted.filter((one) => one.kind === kind).flatMap(({ terms }) => terms);
  return {
    ...variable,
    terms: withWords(variable.name, variable.terms, wordsOf('term')),
    vetoes: withWords(variable.name, variable.vetoes, wordsOf('veto')),
    learned: true,
  };
}

/** The run's variables by name. Throws VALIDATION for a decision on another one. */
function requireKnown(run: RunRow, decisions: readonly Decision[]) {
  const byName = new Map(run.variables.map((variable) => [variable.name, variable]));
  for (const { variable } of decisions)
    if (!byName.has(variable)) throw invalid(noVariableText(variable, [...byName.keys()]));
  return byName;
}

/** The run's codebook, else the one with the given name, else a new one of that name. */
async function bookFor(ctx: AnalyzerContext, run: RunRow, name: string | undefined): Promise<Codebook> {
  const latest = await latestOf(ctx, run);
  if (latest !== null) return latest;
  if (name === undefined) throw invalid(LEARNING_TEXTS().noCodebook);
  const named = (await listCodebooks(ctx)).find((one) => nameKeyOf(one.name) === nameKeyOf(name));
  if (named === undefined) return await createCodebook(ctx, { name, run: run.analysisId });
  const codebook = await getCodebook(ctx, { codebook: named.id });
  const pairs = run.variables.flatMap((variable) => {
    const one = inCodebook(variable, codebook.variables);
    return one === undefined ? [] : { from: variableKeyOf(variable), to: bookKeyOf(codebook.id, one.id) };
  });
  await copyJudgements(ctx, pairs);
  return codebook;
}

/** The accepted words by the codebook variable's id. Throws VALIDATION for a variable that the codebook does not have. */
function acceptedById(run: RunRow, accept: readonly Decision[], { name, variables }: Codebook) {
  const byId = new Map<string, Decision[]>();
  for (const decision of accept) {
    const asked = run.variables.find((one) => one.name === decision.variable);
    const known = asked && inCodebook(asked, variables);
    if (known === undefined) throw invalid(LEARNING_TEXTS().gone(decision.variable, name));
    byId.set(known.id, [...(byId.get(known.id) ?? []), decision]);
  }
  return byId;
}

/**
 * Accepted words become terms and vetoes of a new version of the run's codebook, whose variables are then marked as
 * learned; refused ones are not proposed again. All or nothing. A run without a codebook gets one of the given name. Throws NOT_FOUND,
 * VALIDATION for a variable that the run does not have and for words without room, CONFLICT when a codebook has the name.
 */
export const decideProposals = verb(
  LEARNING.decide,
  {
    of: OfRun,
    input: DecideProposalsInput,
    answer: ['The codebook as it is now', DecidedProposals],
    expensive: 'answer',
  },
  async (ctx: AnalyzerContext, { taskId: runId, accept, refuse, codebook: name }) => {
    const run = await requireLearnable(ctx, runId);
    const byName = requireKnown(run, [...accept, ...refuse]);
    return await inTransaction(ctx.db, async (trx) => {
      const inside = { ...ctx, db: trx };
      const before = accept.length > 0 ? await bookFor(inside, run, name) : await latestOf(inside, run);
      const accepted = before === null ? new Map<string, Decision[]>() : acceptedById(run, accept, before);
      const after =
        before === null || accept.length === 0
          ? before
          : await changeCodebook(inside, {
              codebook: before.id,
              variables: before.variables.map((variable) =>
                learned(variable, accepted.get(variable.id) ?? []),
              ),
              note: LEARNING_TEXTS().newVersion(accept.length),
              baseVersion: before.version,
            });
      const keyOf = (asked: RunRow['variables'][number]) => {
        const one = after === null ? undefined : inCodebook(asked, after.variables);
        return after === null || one === undefined ? variableKeyOf(asked) : bookKeyOf(after.id, one.id);
      };
      await insertRefused(
        trx,
        refuse.flatMap((word) => {
          const asked = byName.get(word.variable);
          if (asked === undefined) return [];
          const keys = new Set([variableKeyOf(asked), keyOf(asked)]);
          const by = { refusedAt: ctx.clock.now(), refusedByName: ctx.actor.name };
          return [...keys].flatMap((variableKey) =>
            refusedKeys(word).map((key) => ({ variableKey, word: key, ...by })),
          );
        }),
      );
      await recordAudit(trx, ctx, {
        ...{ action: 'update', entity: 'analysis', entityId: run.id, label: run.fileName },
        after: {
          accepted: accept.map(({ variable, terms }) => `${variable}: ${terms.join(', ')}`),
          refused: refuse.map(({ variable, terms }) => `${variable}: ${terms.join(', ')}`),
        },
      });
      const book = after && {
        id: after.id,
        name: after.name,
        version: run.codebook?.version ?? 1,
        latest: after.version,
      };
      return { codebook: book, accepted: accept.length, refused: refuse.length };
    });
  },
);

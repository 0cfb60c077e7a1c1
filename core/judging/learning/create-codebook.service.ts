import { adoptQuestion, requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { storeCodebook } from '../../analysis/codebooks/change-codebooks.service.js';
import { MAX_CODEBOOK_BYTES } from '../../analysis/codebooks/codebooks.constants.js';
import { CODEBOOKS } from '../../analysis/codebooks/codebooks.operations.js';
import { CreateCodebookInput, codebookVariables } from '../../analysis/codebooks/codebooks.schemas.js';
import { getCodebook, THE_CODEBOOK } from '../../analysis/codebooks/codebooks.service.js';
import { CODEBOOKS_TEXTS } from '../../analysis/codebooks/codebooks.texts.model.js';
import { bookKeyOf, variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import { whatIsAsked } from '../../analysis/codebooks/run-codebook.service.js';
import { contentsOfTopicSet } from '../../analysis/codebooks/topic-sets.service.js';
import { copyJudgements } from '../../analysis/judgements/copy-judgements.service.js';
import { invalid } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { verb } from '../../platform/operations/verb.js';

/**
 * Makes a codebook of variables, of those of a topic set, or of those that a run asked for, with what its own codebook says of them and what people
 * have judged of them. A completed run without a codebook becomes the first one of the new codebook. Throws CONFLICT when another one
 * has the name, NOT_FOUND for a run that is not there.
 */
export const createCodebook = verb(
  CODEBOOKS.create,
  { input: CreateCodebookInput, answer: THE_CODEBOOK.answer, makes: true, bodyLimit: MAX_CODEBOOK_BYTES },
  async (ctx: AnalyzerContext, { run, set, language, note, variables: given = [], name = '', ...fields }) => {
    if (set !== undefined) {
      const contents = contentsOfTopicSet(set, language);
      return await storeCodebook(ctx, {
        ...fields,
        ...contents,
        ...(name !== '' && { name }),
        note,
        qda: null,
      });
    }
    if (run === undefined)
      return await storeCodebook(ctx, { ...fields, name, note, variables: given, qda: null });
    const row = await requireAnalysis(ctx, run);
    const { variables, fileName } = row;
    if (variables.length === 0) throw invalid(CODEBOOKS_TEXTS().noVariables);
    return await inTransaction(ctx.db, async (trx) => {
      const codebook = await storeCodebook(
        { ...ctx, db: trx },
        {
          ...fields,
          name,
          note: note || CODEBOOKS_TEXTS().copiedFromRun(fileName || run.slice(0, 8)),
          variables: parseInput(codebookVariables, variables),
          qda: null,
        },
      );
      const pairs = codebook.variables.map(({ id }, at) => ({
        from: variableKeyOf(variables[at] as Variable),
        to: bookKeyOf(codebook.id, id),
      }));
      await copyJudgements({ db: trx }, pairs);
      if (row.codebook !== null || row.status !== 'completed') return codebook;
      await adoptQuestion(trx, row.id, await whatIsAsked({ db: trx }, { codebook: codebook.id }));
      return await getCodebook({ ...ctx, db: trx }, { codebook: codebook.id });
    });
  },
);

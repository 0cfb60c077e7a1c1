import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import { verdictOf } from '../../analysis/judgements/judgements.model.js';
import type { LearnedWord, StudiedComment, StudiedVariable } from '../../engine/learning/study.js';
import { isForLearning } from '../estimates/strata.service.js';
import { TEXTS_PER_PAGE } from './learning.constants.js';
import { type JudgedText, listJudgedTexts, listTaggedTexts, type TaggedText } from './learning.repository.js';
import type { AnsweringService } from './learning.schemas.js';

/** What was learned of a run's variables, in their order. */
export interface Learning {
  words: LearnedWord[][];
  /** Comments with a verdict, and those of them that were learned from. */
  read: number[];
  learnable: number[];
  /** Whose answers were learned from; none where people's words were. */
  services: AnsweringService[];
}

/** Half of the drawn comments are learned from; the estimate rests on the others. */
const mayLearn = ({ isDrawn, textKey, words }: JudgedText) =>
  isForLearning(textKey) || !(isDrawn || words.some(({ origin }) => origin === 'drawn'));

/** What people say of each variable of a comment: null where they said nothing, or as many yes as no. */
function verdictsOf({ words }: JudgedText, keys: readonly string[]): (boolean | null)[] {
  return keys.map((key) => {
    const share = verdictOf(words.filter(({ variableKey }) => variableKey === key));
    return share === null || share === 0.5 ? null : share > 0.5;
  });
}

const countVerdicts = (verdicts: Iterable<readonly (boolean | null)[]>, variable: number) =>
  [...verdicts].filter((one) => one[variable] !== null).length;

/** The texts of a run with the indices of their tags, in pages. */
async function* studiedTexts(
  ctx: AnalyzerContext,
  run: RunRow,
  share: number,
  studied: (text: TaggedText) => StudiedComment,
  judged: readonly number[],
): AsyncGenerator<StudiedComment[]> {
  for (let after = -1; ; ) {
    const page = await listTaggedTexts(ctx.db, run.id, {
      after,
      limit: TEXTS_PER_PAGE,
      share,
      always: judged,
    });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(studied);
    after = last.seq;
  }
}

/** What people said of a run's comments; of drawn ones the odd half is learned from. */
export async function learnFromPeople(
  ctx: AnalyzerContext,
  run: RunRow,
  variables: readonly StudiedVariable[],
  share: number,
): Promise<Learning> {
  const keys = run.variables.map(variableKeyOf);
  const texts = await listJudgedTexts(ctx.db, run.id, keys);
  const all = texts.map((text) => verdictsOf(text, keys));
  const verdicts = new Map(
    texts.flatMap((text, at) => (mayLearn(text) ? [[text.seq, all[at] ?? []] as const] : [])),
  );
  const isService = run.provider !== 'local';
  const indexOf = new Map(run.variables.map(({ name }, at) => [name, at]));
  const studied = ({ seq, text, copies, tags }: TaggedText): StudiedComment => ({
    text,
    copies,
    tags: tags.flatMap(({ variable, start, end }) => {
      const index = indexOf.get(variable);
      return index === undefined
        ? []
        : [{ variable: index, ...(isService ? { quote: { start, end } } : {}) }];
    }),
    verdicts: verdicts.get(seq) ?? null,
  });
  return {
    words: await ctx.analyzer.learning.study(
      studiedTexts(ctx, run, share, studied, [...verdicts.keys()]),
      variables,
    ),
    read: keys.map((_, at) => countVerdicts(all, at)),
    learnable: keys.map((_, at) => countVerdicts(verdicts.values(), at)),
    services: [],
  };
}

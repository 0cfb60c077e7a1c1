import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { RunRow } from '../analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import type { Codebook } from '../codebooks/codebooks.schemas.js';
import { requireRight } from '../context.js';
import { conflict, invalid } from '../errors.js';
import { isForLearning } from '../estimates/strata.service.js';
import { variableKeyOf } from '../judgements/judgement-keys.js';
import { verdictOf } from '../judgements/judgements.model.js';
import { parseInput } from '../parse-input.js';
import { latestOf } from './learned-codebook.js';
import {
  type JudgedText,
  listJudgedTexts,
  listRefused,
  listTaggedTexts,
  type TaggedText,
} from './learning.repository.js';
import { LearningInput, type LearningProposals } from './learning.schemas.js';
import { SAY } from './learning.texts.model.js';
import type { LearnedWord, StudiedComment, StudiedVariable } from './search/study.js';

const PAGE = 500;
/** What is looked at of a larger run. */
const MOST_COMMENTS = 20_000;
/** Answers of an AI service that are learned from. */
const MOST_ANSWERS = 2000;
const SHARES = 65_536;
/** Fewer comments hardly ever speak for a word. */
const LEAST_LEARNABLE = 25;
const SESSION = 50;

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
    const page = await listTaggedTexts(ctx.db, run.id, { after, limit: PAGE, share, always: judged });
    const last = page.at(-1);
    if (last === undefined) return;
    yield page.map(studied);
    after = last.seq;
  }
}

interface Learning {
  words: LearnedWord[][];
  read: number[];
  learnable: number[];
}

async function learnFromPeople(
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
  const indexOf = new Map(run.variables.map(({ name }, at) => [name, at]));
  const studied = ({ seq, text, copies, tags }: TaggedText): StudiedComment => ({
    text,
    copies,
    tags: tags.flatMap(({ variable }) => indexOf.get(variable) ?? []),
    verdicts: verdicts.get(seq) ?? null,
  });
  return {
    words: await ctx.analyzer.learning.study(
      studiedTexts(ctx, run, share, studied, [...verdicts.keys()]),
      variables,
    ),
    read: keys.map((_, at) => countVerdicts(all, at)),
    learnable: keys.map((_, at) => countVerdicts(verdicts.values(), at)),
  };
}

/** Compares an AI service's answers with what local analysis would say: its tags are the verdicts. */
async function learnFromAnswers(
  ctx: AnalyzerContext,
  run: RunRow,
  variables: readonly StudiedVariable[],
  share: number,
): Promise<Learning> {
  const names = run.variables.map(({ name }) => name);
  const indexOf = new Map(names.map((name, at) => [name, at]));
  let answers = 0;
  const question = { variables: run.variables, post: run.postContent, language: run.language };
  async function* studied(): AsyncGenerator<StudiedComment[]> {
    for (let after = -1; ; ) {
      const page = await listTaggedTexts(ctx.db, run.id, { after, limit: PAGE, share, always: [] });
      const last = page.at(-1);
      if (last === undefined) return;
      const local = await ctx.analyzer.learning.answer(
        question,
        page.map(({ text }) => text),
      );
      yield page.map(({ text, copies, tags, isAnswered }, at): StudiedComment => {
        const isLearned = isAnswered && answers < MOST_ANSWERS;
        if (isLearned) answers += 1;
        const said = new Set(tags.map(({ variable }) => variable));
        return {
          text,
          copies,
          tags: (local[at]?.tags ?? []).flatMap(({ variable }) => indexOf.get(variable) ?? []),
          verdicts: isLearned ? names.map((name) => said.has(name)) : null,
        };
      });
      after = last.seq;
    }
  }
  const words = await ctx.analyzer.learning.study(studied(), variables);
  const counts = names.map(() => answers);
  return { words, read: counts, learnable: counts };
}

function missingOf(learnable: number, words: number): number {
  if (words > 0) return 0;
  return learnable < LEAST_LEARNABLE ? 2 * (LEAST_LEARNABLE - learnable) : SESSION;
}

/** What is known of the run's variables already: of those of its codebook as of the latest version. */
async function studiedVariables(
  ctx: AnalyzerContext,
  run: RunRow,
  latest: Codebook | null,
): Promise<StudiedVariable[]> {
  const refused = await listRefused(ctx.db, run.variables.map(variableKeyOf));
  return run.variables.map((variable) => {
    const now = latest?.variables.find(({ id }) => id === variable.id) ?? variable;
    return {
      name: variable.name,
      terms: now.terms,
      vetoes: now.vetoes ?? [],
      refused: refused.get(variableKeyOf(variable)) ?? [],
    };
  });
}

/** A run that words can be learned from. Throws NOT_FOUND, CONFLICT before it has ended, VALIDATION without variables. */
export async function requireLearnable(ctx: AnalyzerContext, taskId: string): Promise<RunRow> {
  const run = await requireAnalysis(ctx, taskId);
  if (run.status !== 'completed') throw conflict(SAY().notEnded);
  if (run.variables.length === 0) throw invalid(SAY().noVariables);
  return run;
}

/**
 * Words that read comments speak for, as terms and vetoes of a run's variables, with their evidence. They come from what
 * people said of its comments (of drawn ones from the odd half), or from an AI service's answers where local analysis would
 * answer otherwise. Nothing is changed and no provider is asked. Throws NOT_FOUND, CONFLICT before the run has ended, VALIDATION.
 */
export async function proposeTerms(
  ctx: AnalyzerContext,
  taskId: string,
  input: { source?: 'people' | 'answers' } = {},
): Promise<LearningProposals> {
  requireRight(ctx, 'analyze');
  const { source } = parseInput(LearningInput, input);
  const run = await requireLearnable(ctx, taskId);
  if (source === 'answers' && run.provider === 'local') throw invalid(SAY().notPaid);
  const latest = await latestOf(ctx, run);
  const variables = await studiedVariables(ctx, run, latest);
  const share = Math.min(SHARES, Math.ceil((SHARES * MOST_COMMENTS) / Math.max(1, run.totalComments)));
  const learn = source === 'people' ? learnFromPeople : learnFromAnswers;
  const { words, read, learnable } = await learn(ctx, run, variables, share);
  return {
    source,
    codebook: latest && {
      id: latest.id,
      name: latest.name,
      version: run.codebook?.version ?? 1,
      latest: latest.version,
    },
    isSampled: share < SHARES,
    variables: run.variables.map(({ name }, at) => {
      const found = words[at] ?? [];
      return {
        name,
        read: read[at] ?? 0,
        learnable: learnable[at] ?? 0,
        missing: missingOf(learnable[at] ?? 0, found.length),
        words: found.map((word) => ({ ...word, comments: Math.round((word.comments * SHARES) / share) })),
      };
    }),
  };
}

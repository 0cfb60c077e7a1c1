import type { RunRow } from '../../analysis/analyzer/analyzer.table.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import type { StudiedComment, StudiedVariable } from '../../engine/learning/study.js';
import { invalid } from '../../errors.js';
import type { Learning } from './learn-from-people.service.js';
import { ALL_SHARES, TEXTS_PER_PAGE } from './learning.constants.js';
import {
  type AnsweredRun,
  listAnsweredRuns,
  listTaggedTexts,
  type TaggedText,
} from './learning.repository.js';
import type { AnsweringService } from './learning.schemas.js';
import { LEARNING_TEXTS } from './learning.texts.model.js';

/** Answers that are learned from at most, each text once. */
const MOST_ANSWERS = 5000;
/** The newest paid runs, among which those that asked for the variables are sought. */
const MOST_RUNS = 500;

/** A run with answers, and what it calls each of the variables sought; undefined for one that it was not asked for. */
interface AnsweringRun extends AnsweredRun {
  names: (string | undefined)[];
}

/** The runs whose answers say something of the run's variables, the newest first. */
async function answeringRuns(ctx: AnalyzerContext, run: RunRow): Promise<AnsweringRun[]> {
  const keys = run.variables.map(variableKeyOf);
  return (await listAnsweredRuns(ctx.db, MOST_RUNS))
    .map((one) => {
      const nameOf = new Map(one.variables.map((variable) => [variableKeyOf(variable), variable.name]));
      return { ...one, names: keys.map((key) => nameOf.get(key)) };
    })
    .filter(({ names }) => names.some((name) => name !== undefined));
}

/** Counts the answers that are learned from, and gives what they say. */
class AnswerCount {
  readonly variables: number[];
  readonly services = new Map<string, AnsweringService>();
  readonly #texts = new Set<string>();
  readonly #runs = new Set<number>();

  constructor(variables: number) {
    this.variables = Array.from({ length: variables }, () => 0);
  }

  get isFull(): boolean {
    return this.#texts.size >= MOST_ANSWERS;
  }

  /** What a run's service says of each variable of a comment; null where it failed or another answer for the text was taken. */
  take({ id, provider, names }: AnsweringRun, { textKey, tags, isAnswered }: TaggedText) {
    const key = textKey.toString('hex');
    if (!isAnswered || this.isFull || this.#texts.has(key)) return null;
    this.#texts.add(key);
    const service = this.services.get(provider) ?? { provider, runs: 0, answers: 0 };
    const runs = service.runs + (this.#runs.has(id) ? 0 : 1);
    this.#runs.add(id);
    this.services.set(provider, { provider, runs, answers: service.answers + 1 });
    const said = new Set(tags.map(({ variable }) => variable));
    return names.map((name, at): boolean | null => {
      if (name === undefined) return null;
      this.variables[at] = (this.variables[at] ?? 0) + 1;
      return said.has(name);
    });
  }
}

/**
 * Compares what AI services answered, in this run and in others that asked for the same variables, with what local analysis
 * would say: their tags are the verdicts. Answers come from the runs that are stored; the cache knows no comments. Throws VALIDATION without any.
 */
export async function learnFromAnswers(
  ctx: AnalyzerContext,
  run: RunRow,
  variables: readonly StudiedVariable[],
  share: number,
): Promise<Learning> {
  const runs = await answeringRuns(ctx, run);
  if (runs.length === 0) throw invalid(LEARNING_TEXTS().notAnswered);
  const indexOf = new Map(run.variables.map(({ name }, at) => [name, at]));
  const count = new AnswerCount(run.variables.length);

  /** A run's texts with their verdicts: all of the run that words are learned for, of others those that are learned from. */
  async function* studiedOf(id: number, post: string, source: AnsweringRun | undefined) {
    const isOwn = id === run.id;
    const question = { variables: run.variables, post, language: run.language };
    for (let after = -1; isOwn || !count.isFull; ) {
      const page = await listTaggedTexts(ctx.db, id, {
        ...{ after, limit: TEXTS_PER_PAGE, always: [] },
        share: isOwn ? share : ALL_SHARES,
      });
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.seq;
      const used = page
        .map((one) => ({ ...one, verdicts: source === undefined ? null : count.take(source, one) }))
        .filter(({ verdicts }) => isOwn || verdicts !== null);
      const texts = used.map(({ text }) => text);
      const local = await ctx.analyzer.learning.answer(question, texts);
      yield used.map(
        ({ text, copies, verdicts }, at): StudiedComment => ({
          ...{ text, verdicts },
          copies: isOwn ? copies : 0,
          tags: (local[at]?.tags ?? []).map(({ variable }) => ({ variable: indexOf.get(variable) ?? -1 })),
        }),
      );
    }
  }
  async function* studied() {
    const isOwn = ({ id }: AnsweringRun) => id === run.id;
    yield* studiedOf(run.id, run.postContent, runs.find(isOwn));
    for (const one of runs) if (!isOwn(one)) yield* studiedOf(one.id, one.postContent, one);
  }
  const words = await ctx.analyzer.learning.study(studied(), variables);
  return { words, read: count.variables, learnable: count.variables, services: [...count.services.values()] };
}

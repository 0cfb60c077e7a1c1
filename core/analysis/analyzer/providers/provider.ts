import type { ReportLanguage } from '../analyzer.constants.js';
import type { LearnedForm } from './own/form.js';
import type { Place } from './place.model.js';
import type { Price } from './prices.js';

export type { ReportLanguage } from '../analyzer.constants.js';

/**
 * What every analysis provider does: read a batch of comments, say which of the run's variables each one mentions and
 * on which words that rests, and which sentiment it has. `providers.constants.ts` lists them.
 */

/**
 * A variable: the text staff see, and the terms they gave for it themselves (`--var NAME=TERM,TERM`). One of a codebook has
 * also what the codebook says of it; what is empty there is left out.
 */
export interface Variable {
  name: string;
  terms: string[];
  /** Of a codebook's variable: what judgements of it belong to (`book:CODEBOOK:VARIABLE`). */
  key?: string;
  /** The codebook variable's. */
  id?: string;
  definition?: string;
  /** What counts as it, and what does not. */
  counts?: string;
  notCounts?: string;
  /** Comments that have it, and comments that do not. */
  yes?: string[];
  no?: string[];
  /** Terms that speak against it: see `core/engine/tags/vetoes.ts`. */
  vetoes?: string[];
  /** Some of its terms or vetoes were learned from what people read. */
  learned?: boolean;
}

/** What a codebook says of a variable beside its terms, in a fixed order; empty for a plain one. */
export function descriptionOf({ definition, counts, notCounts, yes, no, vetoes }: Variable) {
  const all = { definition, counts, notCounts, yes, no, vetoes };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined && value.length > 0),
  );
}

/** Whether any of the variables says more than its name and terms. */
export const isDescribed = (variables: readonly Variable[]): boolean =>
  variables.some((variable) => Object.keys(descriptionOf(variable)).length > 0);

/** What a summary says of how it came about. */
export interface SummaryFacts {
  /** The AI service that read the comments, with its model; null for local analysis. */
  readBy: string | null;
  /** Tags that were left out because they did not pass the check. */
  droppedTags: number;
}

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the variables and their terms in an order that does not depend on how they were entered: it is no part of the question. */
export function inFixedOrder(variables: readonly Variable[]): Variable[] {
  return variables
    .map(({ name, terms, ...more }) => ({
      name,
      terms: terms.toSorted(byCodeUnit),
      ...descriptionOf({ name, terms, ...more }),
    }))
    .sort((a, b) => byCodeUnit(a.name, b.name));
}

export type SentimentLabel = 'positive' | 'neutral' | 'negative';

export interface Sentiment {
  label: SentimentLabel;
  /** 0 (most negative) to 10 (most positive), in steps of 0.1. */
  score: number;
  /** 0 to 1: the calibrated probability of `label`. */
  confidence: number;
}

export interface Tag {
  /** The variable's name, exactly as the run has it. */
  variable: string;
  /** The words of the comment on which the tag rests, verbatim. */
  quote: string;
  /** Where the quote stands in the comment, in UTF-16 code units. */
  start: number;
  end: number;
  /** Why, in one short sentence, in the run's language. */
  reason: string;
  /** `certain`: the words themselves say it. `likely`: they are close in meaning. */
  tier: 'certain' | 'likely';
}

export interface CommentAnswer {
  tags: Tag[];
  sentiment: Sentiment;
  /** One or two sentences on what decided tags and sentiment, in the run's language. */
  reasoning: string;
  /** Main language of the comment: ms, en, zh, id, mixed, or und when there are no words. */
  language: 'ms' | 'en' | 'zh' | 'id' | 'mixed' | 'und';
}

export interface AnalysisQuestion {
  variables: Variable[];
  /** The post the comments belong to; empty when not given. */
  post: string;
  language: ReportLanguage;
}

/** One comment to ask. `id` is the caller's; a provider shows its model ids of its own making. */
export interface AskedComment {
  id: number;
  text: string;
}

/** An answer as a provider gave it: nothing in it is trusted before `checkAnswer` has seen it. */
export interface RawAnswer {
  id: number;
  answer: unknown;
}

/** What a call cost, also when its answer was useless. Tokens as the provider bills them. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

/**
 * Why a call gave no usable answers: `auth` the key is refused, `quota` the account is used up, `rate` too many calls,
 * `transient` worth another try, `bad_request` never worth one, `blocked` a content filter, `truncated` the answer
 * was cut (a smaller batch may fit), `invalid` the answer could not be read, `outside` its address leads farther than the
 * comments may go.
 */
export type FailureKind =
  | 'auth'
  | 'quota'
  | 'rate'
  | 'transient'
  | 'bad_request'
  | 'blocked'
  | 'truncated'
  | 'invalid'
  | 'outside';

export interface AskFailure {
  kind: FailureKind;
  /** One sentence for people; holds no key and no comment. */
  message: string;
  /** How long the provider wants to be left alone. */
  retryAfterMs?: number;
}

/** Answers may be incomplete beside a failure: what is there is used, the rest is asked again. */
export interface AskReply {
  answers: RawAnswer[];
  failure?: AskFailure;
  /** The model's version as the provider named it. */
  model: string;
  usage: Usage;
}

/** What a service's model is told, and asked for in JSON. */
export interface Message {
  system: string;
  user: string;
  maxOutputTokens: number;
  /** The answer's form in JSON Schema, for services that honour one. */
  schema: unknown;
}

/** What a model wrote. `text` is undefined when nothing came that could be read; it may be cut beside a failure. */
export interface Completion {
  text?: string;
  failure?: AskFailure;
  model: string;
  usage: Usage;
}

export interface AskOptions {
  signal: AbortSignal;
  /** A key that came with the request, in place of the configured one. */
  apiKey?: string;
  /** Secret of the run, from which ids are derived that a comment cannot guess. */
  secret: string;
  /** How far the run's comments may go, as was said when it began; undefined: wherever the provider's address leads. */
  reach?: Place | undefined;
}

/** A service that answers batches of comments. All are tested by one shared suite. */
export interface AnalysisProvider<Id extends string = string> {
  id: Id;
  /** The configured model; a reply names the version that answered. */
  readonly model: string;
  /** Changes with everything that may change answers: prompt wording, engine version. Part of the cache's key. */
  promptVersion: string;
  /** Its name, where the configuration gives it one. */
  readonly label?: string;
  /** Whether a model behind an address answers, not smops itself: such answers are kept, and checked for mix-ups. */
  isService: boolean;
  /** Whether a call costs money: it is counted against budgets. */
  readonly isPaid: boolean;
  /** False where a call may cost money and no price is set, so that no budget can count it. */
  readonly isCounted?: boolean;
  readonly isConfigured: boolean;
  takesKey: boolean;
  /** Host and port that get the comments; null where they stay on this server. */
  readonly address: string | null;
  /** How many batches may go into one call, for providers whose price does not depend on it. */
  batchesPerCall: number;
  /** The most comments of a batch, where not any number may be. */
  readonly mostPerBatch?: number | undefined;
  /** Where the address leads, as far as is known; absent for a vendor's service and for smops itself. */
  readonly place?: Place;
  /** Looks up where the address leads at this moment. */
  findPlace?(): Promise<Place>;
  /**
   * A machine of one's own, which is slow and has nothing to spare: as many calls at once as it is set to, and none made twice.
   */
  readonly isSteady?: boolean;
  /** Calls at once, at the start. */
  readonly concurrency: number;
  /** What tokens cost now, and in the cheaper hours where there are such. Absent when nothing is paid. */
  prices?(): { now: Price; offPeak?: Price } | undefined;
  /** The most that one call may cost, however long its answer. Absent when nothing is paid. */
  mostCostUsd?(question: AnalysisQuestion, comments: AskedComment[]): number;
  /** One call with a message of the caller's making; absent for local analysis. Never throws for what a service may do. */
  complete?(message: Message, options: Pick<AskOptions, 'signal' | 'apiKey' | 'reach'>): Promise<Completion>;
  /** Until when calls cost more than at other hours; undefined while they do not. */
  peakPricingUntil?(): Date | undefined;
  /** Never throws for what a service may do; an aborted call may reject. Comments are never logged. */
  askBatch(question: AnalysisQuestion, comments: AskedComment[], options: AskOptions): Promise<AskReply>;
  /** How its server was found to answer; undefined until it was asked. */
  learned?(): Promise<LearnedForm | undefined>;
  /** Forgets that, so that the next call finds it out again. */
  forget?(): Promise<void>;
  /** The models at its address; undefined when it names none. */
  listModels?(signal: AbortSignal): Promise<string[] | undefined>;
  close?(): Promise<void>;
}

import type { OwnModelSettings } from './own-settings.js';

/** Formats of answers from the strictest down: what a server cannot do, the next one may. */
export const RUNGS = ['strict', 'schema', 'object', 'text'] as const;
export type Rung = (typeof RUNGS)[number];

/** How a server was found to answer: the format, and what it does not understand. */
export interface Form {
  rung: Rung;
  /** Fields of a request that the server refuses. */
  leftOut: string[];
  /** Values of `reasoning_effort`, from none upwards; the model does not know those before it. */
  effort: number;
  /** The answer's limit is called `max_completion_tokens`. */
  isRenamed: boolean;
}

export interface LearnedForm extends Form {
  /** What it was learned of: for another one it is learned again. */
  of: string;
  /** The model thinks aloud, although it was asked not to. */
  isAloud: boolean;
  /** Its thinking begins without a sign: see `afterThinking`. */
  isOpenedSilently: boolean;
  /** Bytes of a request for each token that the server counted in it; 0: it counts none. */
  bytesPerToken: number;
  /** ISO 8601 */
  learnedAt: string;
}

/** Keeps what was learned; of servers that share a database, for all of them. */
export interface FormMemory {
  load(): Promise<LearnedForm | undefined>;
  save(form: LearnedForm): Promise<void>;
  forget(): Promise<void>;
}

const OF_FORMAT: Record<OwnModelSettings['format'], readonly Rung[]> = {
  auto: RUNGS,
  json_schema: ['strict', 'schema'],
  json_object: ['object'],
  text: ['text'],
};
export const EFFORTS = ['none', 'minimal', 'low'] as const;

export const rungsOf = ({ format }: Pick<OwnModelSettings, 'format'>): readonly Rung[] => OF_FORMAT[format];

export const firstForm = (settings: Pick<OwnModelSettings, 'format'>): Form => ({
  rung: rungsOf(settings)[0] ?? 'text',
  leftOut: [],
  effort: 0,
  isRenamed: false,
});

/** The next format down, of those that may be used. */
export function oneStepDown(form: Form, rungs: readonly Rung[]): Form | undefined {
  const rung = rungs[rungs.indexOf(form.rung) + 1];
  return rung === undefined ? undefined : { ...form, rung };
}

/** What a server said when it refused a request. */
export interface Refusal {
  status: number;
  /** Its words, its code, and the field that it names, where it names one. */
  words: string;
}

const isNamed = (words: string, field: string) =>
  new RegExp(`(^|[^a-z_])${field}([^a-z_]|$)`, 'i').test(words);
const FORMAT = /response_format|json_?schema|json_object|schema|grammar|\bstrict\b|structured|no endpoints/i;
const REFUSED = new Set([400, 404, 422]);

/**
 * How to ask again after a refusal: without the field that it names, or one step down when it names the format. While
 * a server is being learned, one that names nothing is asked without one field after the other, then a step down, and a 500
 * is a step down too: llama-server answers so for some models. Undefined: the refusal is about something else.
 */
export function afterRefusal(
  form: Form,
  { status, words }: Refusal,
  { sent, rungs, isLearning }: { sent: readonly string[]; rungs: readonly Rung[]; isLearning: boolean },
): Form | undefined {
  if (status === 500) return isLearning ? oneStepDown(form, rungs) : undefined;
  if (!REFUSED.has(status)) return undefined;
  if (!form.isRenamed && isNamed(words, 'max_tokens') && /instead|not supported|unsupported/i.test(words))
    return { ...form, isRenamed: true };
  const named = sent.find((field) => isNamed(words, field));
  if (named === 'reasoning_effort' && form.effort < EFFORTS.length - 1 && /support|value/i.test(words))
    return { ...form, effort: form.effort + 1 };
  if (named !== undefined) return { ...form, leftOut: [...form.leftOut, named] };
  if (FORMAT.test(words)) return oneStepDown(form, rungs);
  if (!isLearning || status === 404) return undefined;
  const [unnamed] = sent;
  return unnamed === undefined ? oneStepDown(form, rungs) : { ...form, leftOut: [...form.leftOut, unnamed] };
}

import { JUDGEMENTS } from '@smops/core/analysis/judgements/judgements.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, OptionSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';

type Sentiment = 'positive' | 'neutral' | 'negative';

const quoted = (names: readonly string[]) => names.map((name) => sanitize(name)).join(', ');

const said = (has: readonly string[], not: readonly string[], sentiment?: Sentiment) =>
  [
    ...(has.length > 0 ? [analyzeTexts().mentions(quoted(has))] : []),
    ...(not.length > 0 ? [analyzeTexts().mentionsNot(quoted(not))] : []),
    ...(sentiment === undefined ? [] : [analyzeTexts().feels(word(sentiment))]),
  ].join(analyzeTexts().and);

export const judgeOptions: readonly OptionSpec[] = [
  { flags: '--has <variable>', description: 'the comment mentions it; repeatable', repeatable: true },
  { flags: '--not <variable>', description: 'it does not; repeatable', repeatable: true },
  {
    flags: '--sentiment <label>',
    description: 'how its writer feels',
    choices: ['positive', 'neutral', 'negative'],
  },
  {
    flags: '--settle',
    description: 'settle what readers disagree on; it then counts instead of their words',
  },
  { flags: '--clear', description: 'remove what you said of the comment' },
  { flags: '--undo', description: 'undo the last thing that you said of the comment' },
];

interface Saying {
  has: readonly string[];
  not: readonly string[];
  sentiment: Sentiment | undefined;
  settle: boolean;
}

/** What the options say of a comment: a saying, or which of the two ways back. Throws for both, or nothing. */
export function sayingOf({ options }: Pick<Call, 'options'>): Saying | 'clear' | 'undo' {
  const has = (options.has ?? []) as string[];
  const not = (options.not ?? []) as string[];
  const both = has.find((name) => not.includes(name));
  if (both !== undefined) throw usageError(analyzeTexts().underBoth(both));
  const sentiment = options.sentiment as Sentiment | undefined;
  const isClearing = options.clear === true;
  const isUndoing = options.undo === true;
  const isSaying = has.length + not.length > 0 || sentiment !== undefined;
  if (Number(isClearing) + Number(isUndoing) + Number(isSaying) !== 1)
    throw usageError(analyzeTexts().hasNotClear);
  if (isClearing) return 'clear';
  return isUndoing ? 'undo' : { has, not, sentiment, settle: options.settle === true };
}

/** Stores what was said of a comment of a run, and tells of it. */
export async function judge(
  call: Call,
  client: Client,
  id: string,
  number: number,
  saying: ReturnType<typeof sayingOf>,
): Promise<void> {
  const say = analyzeTexts();
  const place = { taskId: id, seq: number - 1 };
  if (saying === 'undo') {
    const { undone } = await client.call(JUDGEMENTS.undo, place);
    tell(call, { id, number, undone }, (undone ? say.judgementUndone : say.nothingToUndo)(number));
    return;
  }
  if (saying === 'clear') {
    await client.call(JUDGEMENTS.clear, place);
    tell(call, { id, number, tags: null }, say.judgementRemoved(number));
    return;
  }
  const { has, not, sentiment, settle } = saying;
  const tags = Object.fromEntries([
    ...has.map((name) => [name, true] as const),
    ...not.map((name) => [name, false] as const),
  ]);
  await client.call(JUDGEMENTS.judge, { ...place, tags, sentiment, settle });
  tell(
    call,
    { id, number, tags, ...(sentiment && { sentiment }) },
    say.judgementSaved(number, said(has, not, sentiment)),
  );
}

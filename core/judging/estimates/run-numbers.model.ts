import type { SentimentCounts } from '../../analysis/analyzer/analyzer.model.js';
import type { RunOverview } from '../../analysis/analyzer/overview/overview.schemas.js';
import { isChangedShare } from '../../analysis/shares/copied-shares.model.js';
import { wilson } from '../../analysis/shares/wilson.model.js';
import type { Basis } from './basis.constants.js';
import { type Estimates, onBasis, usualBasis } from './basis.model.js';
import type { VariableEstimate } from './estimate.schemas.js';

/** A count of comments with its share, which belong together: `count` of all the run's comments is `share`. */
export interface Numbers {
  /** What this number rests on: on the corrected basis the machine's where too little was read. */
  kind: Basis;
  count: number;
  /** 0 to 1, and its 95 % interval; what smops counted has one of each text counted once. */
  share: number;
  low: number;
  high: number;
  /** With each text counted once, where copies change what smops counted; and how many of its comments repeat a text. */
  once: { share: number; repeats: number } | null;
  /** Comments that the machine tagged: what a filter or a link shows. */
  tagged: number;
}

/** The numbers of a variable. */
export interface VariableNumbers extends Numbers {
  variable: string;
  /** How its comments feel, which add up to `count`: corrected ones divide as the tagged ones do. Null where none is tagged. */
  sentiment: SentimentCounts | null;
  /** What is known of the share; undefined while the run has not ended, and under a filter. */
  known: VariableEstimate | undefined;
}

/** All that a page shows of a run, on one basis. */
export interface RunNumbers {
  basis: Basis;
  /** Whether some comments repeat a text: intervals of what smops counted then count each text once. */
  isOnce: boolean;
  /** Comments that have an answer: what all shares are of. */
  comments: number;
  /** Comments that mention any variable, never fewer than mention one of them. `isAtLeast`: more is not known. */
  mentioning: Numbers & { isAtLeast: boolean };
  /** In the order in which they were given. */
  variables: VariableNumbers[];
}

/** What was counted of a run: its overview. */
export interface Counted {
  /** Comments that shares are of. */
  comments: number;
  /** Those that mention any variable. */
  mentioning: number;
  variables: readonly (SentimentCounts & { variable: string; count: number })[];
  /** The same with each text counted once; nothing where no comment repeats a text. */
  once?: CountedOnce | null;
}

interface CountedOnce {
  comments: number;
  mentioning: number;
  /** In the order of the variables. */
  variables: readonly number[];
}

const LABELS = ['positive', 'neutral', 'negative'] as const;

/** What the overview of a whole run counted. */
export const countedOf = ({ sentiment, tiers, variables, once }: RunOverview): Counted => ({
  comments: LABELS.reduce((all, label) => all + sentiment[label], 0),
  mentioning: tiers.certain + tiers.likely,
  variables,
  once: once && { comments: once.answered, mentioning: once.mentioning, variables: once.variables },
});

/** Parts that add up to `count` and divide as these do; the largest remainders are rounded up. */
export function scaledParts(parts: SentimentCounts, count: number): SentimentCounts | null {
  const sum = LABELS.reduce((all, label) => all + parts[label], 0);
  if (sum === 0) return null;
  const exact = LABELS.map((label) => ({ label, value: (parts[label] * count) / sum }));
  const whole = exact.map(({ label, value }) => ({ label, value: Math.floor(value), rest: value % 1 }));
  let left = count - whole.reduce((all, { value }) => all + value, 0);
  for (const one of [...whole].sort((a, b) => b.rest - a.rest)) if (left-- > 0) one.value++;
  return Object.fromEntries(whole.map(({ label, value }) => [label, value])) as unknown as SentimentCounts;
}

/** Comments with a tag, and those among which they are counted. */
interface Part {
  tagged: number;
  of: number;
}

const shareOf = ({ tagged, of }: Part) => (of === 0 ? 0 : tagged / of);

/** A number that the machine counted, with Wilson's interval of the same with each text counted once: copies are one voice. */
function counted(all: Part, voices: Part): Numbers {
  const [share, once] = [shareOf(all), shareOf(voices)];
  return {
    kind: 'machine',
    count: all.tagged,
    share,
    ...wilson(Math.min(voices.tagged, voices.of), voices.of),
    once: isChangedShare(share, once) ? { share: once, repeats: all.tagged - voices.tagged } : null,
    tagged: all.tagged,
  };
}

function numbersOf(known: VariableEstimate | null | undefined, all: Part, voices: Part): Numbers {
  if (known?.estimate.kind !== 'corrected') return counted(all, voices);
  const { count, share, low, high } = known.estimate;
  const { tagged } = all;
  return { kind: 'corrected', count, share, low: low ?? share, high: high ?? share, once: null, tagged };
}

/**
 * Every number that a page shows of a run, on one basis: the asked one, else the usual one. All surfaces take their numbers from
 * here, so that a count, its share and its parts fit each other, and no part is above its whole.
 */
export function runNumbers(of: Counted, known: Estimates, asked?: Basis): RunNumbers {
  const basis = asked ?? usualBasis(known.shares);
  const { shares, mentioning } = onBasis(known, basis);
  const byName = new Map(shares.map((share) => [share.variable, share]));
  const { once } = of;
  const partOf = (tagged: number, voices: number | undefined): [Part, Part] => {
    const all = { tagged, of: of.comments };
    return [all, once ? { tagged: voices ?? tagged, of: once.comments } : all];
  };
  const variables = of.variables.map(({ variable, count: tagged, ...sentiment }, at): VariableNumbers => {
    const share = byName.get(variable);
    const numbers = numbersOf(share, ...partOf(tagged, once?.variables[at]));
    const parts = {
      positive: sentiment.positive,
      neutral: sentiment.neutral,
      negative: sentiment.negative,
    };
    return {
      ...numbers,
      variable,
      known: share,
      sentiment: numbers.kind === 'machine' ? parts : scaledParts(parts, numbers.count),
    };
  });
  const any = numbersOf(mentioning, ...partOf(of.mentioning, once?.mentioning));
  const largest = variables.reduce<Numbers>((most, one) => (one.count > most.count ? one : most), any);
  const { kind, count, share, low, high, once: voices } = largest;
  return {
    basis,
    isOnce: once !== null && once !== undefined,
    comments: of.comments,
    mentioning: {
      ...{ kind, count, share, low, high: Math.max(high, any.high), once: voices, tagged: any.tagged },
      isAtLeast: largest !== any,
    },
    variables,
  };
}

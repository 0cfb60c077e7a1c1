import { RESULT_ORDERS, type ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { BASES, type Basis } from '@smops/core/judging/estimates/basis.constants.js';
import type { Call, OptionSpec } from '../program/command.js';

/** Which comments of an analysis, in which order. */
export type CommentChoice = CommentFilter & { order?: ResultOrder; basis?: Basis };

/** Options that narrow the comments of an analysis: the same wherever comments are shown, counted or exported. */
export const copiesOption = {
  flags: '--copies <how>',
  description: 'whether copies of one text count each, or as one comment',
  choices: ['all', 'once'],
} as const;

export const filterOptions: readonly OptionSpec[] = [
  {
    flags: '--variable <name>',
    description: 'only comments with this variable; repeatable, then with all of them',
    repeatable: true,
  },
  {
    flags: '--without <name>',
    description: 'only comments without this variable; repeatable',
    repeatable: true,
  },
  { flags: '--tagged', description: 'only comments that a variable matched' },
  { flags: '--none', description: 'only comments that no variable matched' },
  {
    flags: '--sentiment <label>',
    description: 'only comments of this sentiment; repeatable, then of any of them',
    choices: ['positive', 'neutral', 'negative'],
    repeatable: true,
  },
  {
    flags: '--language <code>',
    description: 'only comments in this language: ms, zh, en, …; repeatable, then in any of them',
    repeatable: true,
  },
  {
    flags: '--tier <tier>',
    description: 'only comments whose tags are this sure',
    choices: ['certain', 'likely'],
  },
  {
    flags: '--judged <answer>',
    description: 'only comments that a person judged, or that none did',
    choices: ['yes', 'no'],
  },
  copiesOption,
  { flags: '--from <day>', description: 'only comments of this day (2026-11-10) or time and later ones' },
  {
    flags: '--to <day>',
    description: 'only comments up to this day, with it, or before this time',
  },
  { flags: '--search <words>', description: 'only comments with these words in the text or the author' },
  { flags: '--min-score <score>', description: 'only comments with this sentiment score or more, 0 to 10' },
  { flags: '--max-score <score>', description: 'only comments with this sentiment score or less, 0 to 10' },
];

/** On which basis the numbers of a command stand. */
export const basisOption: OptionSpec = {
  flags: '--basis <basis>',
  description:
    'machine: as counted by smops; corrected: by what people read, where enough was read. Default: corrected once a share is',
  choices: BASES,
};

export const basisOf = ({ options }: Pick<Call, 'options'>): { basis?: Basis } =>
  options.basis === undefined ? {} : { basis: options.basis as Basis };

export const orderOption: OptionSpec = {
  flags: '--order <order>',
  description: 'the order of the comments',
  choices: RESULT_ORDERS,
  default: 'file',
};

/** The filter and the order that the options give. */
export const choiceOf = (call: Pick<Call, 'options'>): CommentChoice => ({
  ...filterOf(call),
  order: call.options.order as ResultOrder,
});

/** The filter that these options give; the server says what is wrong with it. */
export function filterOf({ options }: Pick<Call, 'options'>): CommentFilter {
  const { variable, without, tagged, none, sentiment, language, tier, judged, copies } = options;
  const { from, to, search, minScore, maxScore } = options;
  const filter = {
    variable,
    without,
    tagged,
    none,
    sentiment,
    language,
    tier,
    judged,
    copies,
    from,
    to,
    search,
    minScore,
    maxScore,
  };
  const given = Object.entries(filter).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(given) as CommentFilter;
}

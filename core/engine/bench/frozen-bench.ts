import type { AnalysisQuestion, CommentAnswer } from '../../analysis/analyzer/providers/provider.js';
import type { Engine } from '../engine.js';
import { DEV_SETS, readDevSet } from './dev-sets.js';
import { FROZEN_SETS, type FrozenComment, type FrozenSets, readFrozenSet } from './frozen-sets.js';
import { bootstrap, macroF1, microF1 } from './metrics.js';
import { say, table } from './report.js';

const LABEL = { negative: 0, neutral: 1, positive: 2 } as const;
const LANGUAGES = ['ms', 'zh', 'en', 'mixed'] as const;

/** A comment with what the engine says to it. */
interface Answered {
  comment: FrozenComment;
  answer: CommentAnswer;
}

/** A pair of a comment and a variable of its group. */
interface Pair {
  group: string;
  language: FrozenComment['language'];
  how: FrozenComment['about'][string];
  tier: 'certain' | 'likely' | undefined;
}

const question = (variables: readonly string[], post: string): AnalysisQuestion => ({
  variables: variables.map((name) => ({ name, terms: [] })),
  post,
  language: 'en',
});

const pairsOf = (answered: readonly Answered[]): Pair[] =>
  answered.flatMap(({ comment: { group, language, about }, answer }) =>
    Object.entries(about).map(([name, how]) => ({
      group,
      language,
      how,
      tier: answer.tags.find((tag) => tag.variable === name)?.tier,
    })),
  );

function count(pairs: readonly Pair[]): { hits: number; wrong: number; missed: number } {
  const tagged = pairs.filter(({ tier }) => tier !== undefined);
  const hits = tagged.filter(({ how }) => how !== 'no').length;
  const about = pairs.filter(({ how }) => how !== 'no').length;
  return { hits, wrong: tagged.length - hits, missed: about - hits };
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);

/** Resamples whole groups: comments of a group share their variables, so they are no independent cases. */
function line(name: string, pairs: readonly Pair[]): string[] {
  const names = [...new Set(pairs.map(({ group }) => group))];
  const groups = names.map((one) => pairs.filter(({ group }) => group === one));
  const interval = (figure: (found: ReturnType<typeof count>) => number): string =>
    bootstrap(groups.length, (rows) => figure(count(rows.flatMap((row) => groups[row] ?? []))))
      .map((edge) => edge.toFixed(1))
      .join(' to ');
  const all = count(pairs);
  const { hits, wrong, missed } = all;
  return [
    name,
    String(pairs.length),
    percent(hits, hits + wrong),
    interval((one) => (100 * one.hits) / Math.max(1, one.hits + one.wrong)),
    percent(hits, hits + missed),
    interval((one) => (100 * one.hits) / Math.max(1, one.hits + one.missed)),
    microF1(all).toFixed(1),
    interval(microF1),
  ];
}

function sayTags(withPosts: readonly Pair[], withoutPosts: readonly Pair[]): void {
  say(
    'Tags, percent (95 % intervals over groups; without posts: pairs that only the post tells are left out)',
  );
  table(
    ['', 'pairs', 'precision', '95 %', 'recall', '95 %', 'F1', '95 %'],
    [
      line('with posts', withPosts),
      ...(['certain', 'likely'] as const).map((tier) =>
        line(
          `with posts, ${tier} only`,
          withPosts.map((pair) => ({ ...pair, tier: pair.tier === tier ? tier : undefined })),
        ),
      ),
      ...LANGUAGES.map((language) =>
        line(
          `with posts, ${language}`,
          withPosts.filter((pair) => pair.language === language),
        ),
      ),
      line(
        'without posts',
        withoutPosts.filter(({ how }) => how !== 'post'),
      ),
    ],
  );
  const recall = (['says', 'implies', 'post'] as const).map((how) => {
    const { hits, missed } = count(withPosts.filter((pair) => pair.how === how));
    return `${how} ${percent(hits, hits + missed)} of ${hits + missed}`;
  });
  say(`Recall with posts by what tells it, percent: ${recall.join(', ')}`);
  say();
}

function saySentiment(answered: readonly Answered[]): void {
  const rows = ['all', ...LANGUAGES].map((language) => {
    const some = answered.filter(({ comment }) => language === 'all' || comment.language === language);
    const figure = (sample: readonly Answered[]): number =>
      macroF1(
        sample.map(({ comment }) => LABEL[comment.sentiment]),
        sample.map(({ answer }) => LABEL[answer.sentiment.label]),
        [0, 1, 2],
      );
    const [low, high] = bootstrap(some.length, (sample) => figure(sample.flatMap((i) => some[i] ?? [])));
    return [
      language,
      String(some.length),
      figure(some).toFixed(1),
      `${low.toFixed(1)} to ${high.toFixed(1)}`,
    ];
  });
  say('Sentiment, macro-F1 in percent');
  table(['language', 'comments', 'smops', '95 %'], rows);
}

function sayTotals(engine: Engine, { groups, comments, traps }: FrozenSets): void {
  const ask = (post: (given: string) => string): Answered[] =>
    groups.flatMap((group) => {
      const prepared = engine.prepare(question(group.variables, post(group.post)));
      return comments
        .filter((comment) => comment.group === group.group)
        .map((comment) => ({ comment, answer: engine.answer(prepared, comment.text) }));
    });
  const withPosts = ask((given) => given);
  sayTags(pairsOf(withPosts), pairsOf(ask(() => '')));
  saySentiment(withPosts);
  const tiers = traps.map(
    ({ variable, text }) => engine.answer(engine.prepare(question([variable], '')), text).tags[0]?.tier,
  );
  const tagged = (tier: string): number => tiers.filter((one) => one === tier).length;
  say(`Traps wrongly tagged, of ${traps.length}: ${tagged('certain')} certain, ${tagged('likely')} likely`);
  say();
}

/** Prints totals over the frozen sets (`sets/README.md`), and no single comment: errors that are read are tuned on. */
export function benchFrozen(engine: Engine): void {
  say('Frozen sets: never train or tune on them (core/engine/bench/sets/README.md); hashes checked');
  say();
  for (const date of FROZEN_SETS) {
    const set = readFrozenSet(date);
    say(`Frozen set of ${date}`);
    say();
    sayTotals(engine, set);
  }
}

/** Prints the same totals over the dev sets (`dev/*.txt`), on which the word lists are worked. */
export function benchDev(engine: Engine): void {
  for (const [ending, what] of Object.entries(DEV_SETS)) {
    say(`Dev set (core/engine/bench/dev/comments${ending}.txt and its traps): ${what}`);
    say();
    sayTotals(engine, readDevSet(ending as keyof typeof DEV_SETS));
  }
}

import { scoreOfCounts } from '../../../engine/words/sentiment-band.js';
import { type CommentFacts, eachComment, SENTIMENTS, STATES } from './comment-facts.js';
import type { RunOverview } from './overview.schemas.js';
import type { PreparedFilter } from './prepared-filter.js';

/** What a filter needs to know of comments beside their facts. */
export interface FilterSets {
  /** Per comment, whether it has the words looked for; undefined when none are. */
  words?: Uint8Array;
  /** Per comment, whether it is a copy that does not count; undefined when all count. */
  laterCopies?: Uint8Array;
  /** Beginnings of the keys of texts that people judged. */
  judged: ReadonlySet<number>;
}

const OK = STATES.indexOf('ok');
const NEGATIVE = SENTIMENTS.indexOf('negative') + 1;

/** Which facets of a filter leave a comment out, as bits. */
const FAILS = { variables: 1, sentiment: 2, language: 4, tier: 8, judged: 16, time: 32, score: 64 } as const;
const { variables: V, sentiment: S, language: L, tier: T, judged: J, time: W, score: P } = FAILS;

/** Says of a comment which facets leave it out, and how sure its tags are: 2 certain, 1 likely, 0 none, -1 unknown. */
function judgeOf(facts: CommentFacts, names: readonly string[], filter: PreparedFilter, sets: FilterSets) {
  const { state, sentiment, language, score, time, textKey, tagEnd, tags } = facts;
  const { tier, isJudged, isNone, isTagged, minScore, maxScore } = filter;
  const placesOf = (list: readonly string[]) => list.map((name) => names.indexOf(name));
  const wanted = placesOf(filter.variables);
  const unwanted = placesOf(filter.without);
  const sentiments = filter.sentiments?.map((label) => SENTIMENTS.indexOf(label) + 1);
  const languages = filter.languages?.map((name) => facts.languages.indexOf(name));
  const [from, to] = [filter.from?.getTime(), filter.to?.getTime()];
  // A score is stored with four bytes, and so is what it is compared with.
  const [least, most] = [minScore, maxScore].map((limit) =>
    limit === undefined ? undefined : Math.fround(limit),
  );
  const wantedTier = tier === undefined ? undefined : tier === 'certain' ? 2 : 1;
  return (at: number): { fails: number; tier: number } => {
    const begin = at === 0 ? 0 : (tagEnd[at - 1] as number);
    const end = tagEnd[at] as number;
    const isOk = state[at] === OK;
    /** 2 certain, 1 likely, 0 without. */
    const sureOf = (place: number) => {
      for (let tag = begin; tag < end; tag++)
        if ((tags[tag] as number) >> 1 === place) return 1 + ((tags[tag] as number) & 1);
      return 0;
    };
    let fails = 0;
    let sure = end > begin ? 1 : isOk ? 0 : -1;
    if (wanted.length === 0) {
      for (let tag = begin; tag < end; tag++) if ((tags[tag] as number) & 1) sure = 2;
    } else {
      let weakest = 2;
      for (const place of wanted) weakest = Math.min(weakest, sureOf(place));
      if (weakest === 0) fails |= V;
      else sure = weakest;
    }
    if (unwanted.length > 0 && (!isOk || unwanted.some((place) => sureOf(place) > 0))) fails |= V;
    if ((isNone && !(isOk && begin === end)) || (isTagged && begin === end)) fails |= V;
    if (sentiments !== undefined && !sentiments.includes(sentiment[at] as number)) fails |= S;
    if (languages !== undefined && !languages.includes(language[at] as number)) fails |= L;
    if (wantedTier !== undefined && sure !== wantedTier) fails |= T;
    if (isJudged !== undefined && sets.judged.has(textKey[at] as number) !== isJudged) fails |= J;
    // NaN compares to nothing: who has no time, or no score, is left out.
    if (
      (from !== undefined && !((time[at] as number) >= from)) ||
      (to !== undefined && !((time[at] as number) < to))
    )
      fails |= W;
    if (
      (least !== undefined && !((score[at] as number) >= least)) ||
      (most !== undefined && !((score[at] as number) <= most))
    )
      fails |= P;
    return { fails, tier: sure };
  };
}

/** The place of the last of the ascending numbers that is not above a value; -1 below the first. */
function placeIn(starts: Float64Array, value: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const zeros = (length: number) => new Array<number>(length).fill(0);
const add = (list: number[], at: number, more = 1) => {
  list[at] = (list[at] ?? 0) + more;
};
const bySentiment = ([, positive = 0, neutral = 0, negative = 0]: number[]) => ({
  positive,
  neutral,
  negative,
});

export interface TimeSpan {
  comments: number;
  withTime: number;
  first: number;
  last: number;
}

/** How many comments there are (texts, where each counts once), and when the first and the last were written. */
export async function spanOf({ count, time }: CommentFacts, sets: FilterSets): Promise<TimeSpan> {
  const span = { comments: 0, withTime: 0, first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };
  await eachComment(count, (at) => {
    if (sets.laterCopies?.[at]) return;
    span.comments++;
    const moment = time[at] as number;
    if (Number.isNaN(moment)) return;
    span.withTime++;
    span.first = Math.min(span.first, moment);
    span.last = Math.max(span.last, moment);
  });
  return span;
}

/** All that an overview counts, by the bucket where it is about time. */
export async function countFacts(
  facts: CommentFacts,
  names: readonly string[],
  filter: PreparedFilter,
  sets: FilterSets,
  starts: readonly Date[],
) {
  const begins = Float64Array.from(starts, (start) => start.getTime());
  const judge = judgeOf(facts, names, filter, sets);
  const [sentiment, tiers, scores] = [zeros(4), zeros(3), zeros(10)];
  const languages = facts.languages.map(() => ({ count: 0, all: 0, byTime: zeros(starts.length) }));
  const judged = [0, 0];
  let matching = 0;
  const variables = names.map(() => ({
    certain: 0,
    reactions: 0,
    sentiment: zeros(4),
    byTime: zeros(starts.length),
    byLanguage: facts.languages.map(() => ({ count: 0, negative: 0 })),
  }));
  const buckets = starts.map(() => ({ run: 0, left: 0, matching: 0, sentiment: zeros(4) }));
  const { tier: tierAsked } = filter;
  await eachComment(facts.count, (at) => {
    if (sets.laterCopies?.[at]) return;
    const place = placeIn(begins, facts.time[at] as number);
    const bucket = buckets[place];
    if (bucket !== undefined) bucket.run++;
    if (sets.words !== undefined && !sets.words[at]) return;
    const { fails, tier } = judge(at);
    const label = facts.sentiment[at] as number;
    const score = facts.score[at] as number;
    const bin = Number.isNaN(score) ? -1 : Math.min(9, Math.floor(score));
    const isLeftBut = (own: number) => (fails & ~own) === 0;
    if (fails === 0) matching++;
    if (isLeftBut(S)) add(sentiment, label);
    const spoken = facts.language[at] as number;
    const language = languages[spoken];
    if (language !== undefined) {
      if (isLeftBut(L)) language.count++;
      if (isLeftBut(V | T | L)) language.all++;
      if (bucket !== undefined && isLeftBut(L | W)) add(language.byTime, place);
    }
    if (isLeftBut(T) && tier >= 0) add(tiers, tier);
    if (isLeftBut(J)) add(judged, sets.judged.has(facts.textKey[at] as number) ? 1 : 0);
    if (isLeftBut(P) && bin >= 0) add(scores, bin);
    if (bucket !== undefined && isLeftBut(W)) {
      bucket.matching++;
      add(bucket.sentiment, label);
    }
    if (!isLeftBut(V | T | W | L)) return;
    const [isInTime, isInLanguage] = [(fails & W) === 0, (fails & L) === 0];
    if (bucket !== undefined && isInLanguage) bucket.left++;
    for (
      let tag = at === 0 ? 0 : (facts.tagEnd[at - 1] as number);
      tag < (facts.tagEnd[at] as number);
      tag++
    ) {
      const isCertain = ((facts.tags[tag] as number) & 1) === 1;
      if (tierAsked !== undefined && isCertain !== (tierAsked === 'certain')) continue;
      const variable = variables[(facts.tags[tag] as number) >> 1];
      if (variable === undefined) continue;
      const cell = variable.byLanguage[spoken];
      if (cell !== undefined && isInTime) {
        cell.count++;
        if (label === NEGATIVE) cell.negative++;
      }
      if (!isInLanguage) continue;
      if (bucket !== undefined) add(variable.byTime, place);
      if (!isInTime) continue;
      if (isCertain) variable.certain++;
      variable.reactions += facts.reactions[at] as number;
      add(variable.sentiment, label);
    }
  });
  const counted: Pick<
    RunOverview,
    'matching' | 'sentiment' | 'mean' | 'scores' | 'languages' | 'tiers' | 'judged' | 'variables'
  > = {
    matching,
    sentiment: bySentiment(sentiment),
    mean: scoreOfCounts(bySentiment(sentiment)),
    scores,
    languages: facts.languages
      .map((language, at) => ({ language, ...(languages[at] ?? { count: 0, all: 0, byTime: [] }) }))
      .filter(({ count }) => count > 0)
      .sort((one, two) => two.count - one.count || (one.language < two.language ? -1 : 1)),
    tiers: { certain: tiers[2] ?? 0, likely: tiers[1] ?? 0, none: tiers[0] ?? 0 },
    judged: { yes: judged[1] ?? 0, no: judged[0] ?? 0 },
    variables: variables.map((one, place) => ({
      variable: names[place] ?? '',
      count: one.sentiment.reduce((sum, more) => sum + more, 0),
      certain: one.certain,
      ...bySentiment(one.sentiment),
      reactions: one.reactions,
      byTime: one.byTime,
      byLanguage: facts.languages
        .map((language, at) => ({ language, ...(one.byLanguage[at] ?? { count: 0, negative: 0 }) }))
        .filter(({ count }) => count > 0),
    })),
  };
  return { counted, buckets: buckets.map((one) => ({ ...one, sentiment: bySentiment(one.sentiment) })) };
}

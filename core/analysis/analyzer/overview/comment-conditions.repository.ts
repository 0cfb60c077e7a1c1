import { type RawBuilder, sql } from 'kysely';
import type { PreparedFilter } from './prepared-filter.js';

type Condition = RawBuilder<boolean>;

const has = (variable: string, tier?: 'certain'): Condition =>
  sql`r.tags @> ${JSON.stringify([{ variable, ...(tier === undefined ? {} : { tier }) }])}::jsonb`;

/** All of the conditions; true of none. */
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/**
 * The keys of the texts that a person judged, as far as the caller may see: what others said of a drawn one is hidden from who
 * has not judged it (`listSaid`).
 */
export const judgedTexts = ({ runId, judgements: { keys, person, seesAll } }: PreparedFilter) =>
  sql`select j.text_key from judgements j
    where j.ended_at is null and j.variable_key = any(${keys}::text[])
      and (${seesAll} or j.person = ${person} or j.origin not in ('drawn', 'settled') or not exists (
        select 1 from draw_items d where d.run_id = ${runId} and d.text_key = j.text_key))`;

const isJudged = (filter: PreparedFilter): Condition =>
  sql`(c.text_key is not null and c.text_key in (${judgedTexts(filter)}))`;

/** How sure the chosen variables are of a comment `c` with all of them; without any, the surest tag of it. */
function tierOf({ variables }: PreparedFilter): RawBuilder<'certain' | 'likely' | 'none' | null> {
  const isCertain =
    variables.length === 0
      ? sql`r.tags @> '[{"tier":"certain"}]'::jsonb`
      : all(variables.map((name) => has(name, 'certain')));
  return sql`case when ${isCertain} then 'certain' when r.tags <> '[]'::jsonb then 'likely' when r.state = 'ok' then 'none' end`;
}

/** What holds of the comments `c` with the results `r` that a filter leaves, by its facets. */
export function conditionsOf(filter: PreparedFilter) {
  const { runId, isOnce } = filter;
  const { variables, without, sentiments, languages, tier, from, to, search, minScore, maxScore } = filter;
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  // Of a script without capitals, which is several times as fast.
  const isLike = pattern.toLowerCase() === pattern.toUpperCase() ? sql`like` : sql`ilike`;
  const when = (isAsked: boolean, condition: Condition) => (isAsked ? [condition] : []);
  return {
    variables: [
      ...variables.map((name) => has(name)),
      ...without.map((name) => sql<boolean>`r.state = 'ok' and not ${has(name)}`),
      ...when(filter.isNone, sql`r.state = 'ok' and r.tags = '[]'::jsonb`),
      ...when(filter.isTagged, sql`r.tags <> '[]'::jsonb`),
    ],
    sentiment: when(sentiments !== undefined, sql`r.sentiment = any(${sentiments ?? []}::text[])`),
    language: when(
      languages !== undefined,
      sql`coalesce(r.language, 'und') = any(${languages ?? []}::text[])`,
    ),
    tier: when(tier !== undefined, sql`${tierOf(filter)} = ${tier}`),
    judged: when(filter.isJudged !== undefined, sql`${isJudged(filter)} = ${filter.isJudged}`),
    copies: when(
      isOnce,
      sql`c.seq not in (select n.seq from near_copies n where n.run_id = ${runId} and n.seq <> n.first_seq)`,
    ),
    time: [
      ...when(from !== undefined, sql`c.time >= ${from}`),
      ...when(to !== undefined, sql`c.time < ${to}`),
    ],
    score: [
      ...when(minScore !== undefined, sql`r.score >= ${minScore}::real`),
      ...when(maxScore !== undefined, sql`r.score <= ${maxScore}::real`),
    ],
    search: when(
      search !== undefined,
      sql`(c.content ${isLike} ${pattern} or c.author ${isLike} ${pattern})`,
    ),
  };
}
/** What holds of the comments that a filter leaves. */
export const conditionOf = (filter: PreparedFilter): Condition =>
  all(Object.values(conditionsOf(filter)).flat());

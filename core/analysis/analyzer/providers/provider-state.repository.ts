import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.js';
import type { FormMemory, LearnedForm } from './own/form.js';
import type { Usage } from './provider.js';

/** Adds a bill to the provider's day. */
export async function addUsage(db: Db, day: string, provider: string, usage: Usage): Promise<void> {
  await sql`
    insert into provider_usage (day, provider, input_tokens, output_tokens, cost_usd)
    values (${day}::date, ${provider}, ${usage.inputTokens}, ${usage.outputTokens}, ${usage.costUsd})
    on conflict (day, provider) do update set
      input_tokens = provider_usage.input_tokens + excluded.input_tokens,
      output_tokens = provider_usage.output_tokens + excluded.output_tokens,
      cost_usd = provider_usage.cost_usd + excluded.cost_usd`.execute(db);
}

/** What all providers together have cost on a day (YYYY-MM-DD). */
export async function costOfDay(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ cost: number }>`
    select coalesce(sum(cost_usd), 0)::float8 as cost from provider_usage where day = ${day}::date`.execute(
    db,
  );
  return rows[0]?.cost ?? 0;
}

export interface MonthlyUsage {
  /** YYYY-MM */
  month: string;
  provider: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

/** Bills per month and provider, newest month first, from the day `since` (YYYY-MM-DD) on. */
export async function listMonthlyUsage(db: Db, since: string): Promise<MonthlyUsage[]> {
  const { rows } = await sql<MonthlyUsage>`
    select to_char(day, 'YYYY-MM') as month, provider, sum(input_tokens)::float8 as input_tokens,
      sum(output_tokens)::float8 as output_tokens, sum(cost_usd)::float8 as cost_usd
    from provider_usage where day >= ${since}::date
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}

/** How many calls at once the provider bore when it was last asked; undefined before the first time. */
export async function findConcurrency(db: Db, provider: string): Promise<number | undefined> {
  const { rows } = await sql<{ concurrency: number }>`
    select concurrency from provider_state where provider = ${provider}`.execute(db);
  return rows[0]?.concurrency;
}

export async function saveConcurrency(
  db: Db,
  provider: string,
  concurrency: number,
  now: Date,
): Promise<void> {
  await sql`
    insert into provider_state (provider, concurrency, updated_at) values (${provider}, ${concurrency}, ${now})
    on conflict (provider) do update set concurrency = excluded.concurrency, updated_at = excluded.updated_at`.execute(
    db,
  );
}

/** Where it is kept how a provider's server was found to answer: in the database, for all servers that share it. */
export const formMemory = (db: Db, provider: string): FormMemory => ({
  async load() {
    const { rows } = await sql<{ form: LearnedForm }>`
      select form from provider_forms where provider = ${provider}`.execute(db);
    return rows[0]?.form;
  },
  async save(form) {
    await sql`
      insert into provider_forms (provider, form, learned_at)
      values (${provider}, ${JSON.stringify(form)}::jsonb, ${form.learnedAt}::timestamptz)
      on conflict (provider) do update set form = excluded.form, learned_at = excluded.learned_at`.execute(
      db,
    );
  },
  async forget() {
    await sql`delete from provider_forms where provider = ${provider}`.execute(db);
  },
});

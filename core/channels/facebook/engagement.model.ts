import { dayAfter } from '../../days.model.js';
import { localDay } from '../statistics/local-day.js';
import { countsOf } from './facebook.model.js';
import type { Engagement, FacebookPost } from './facebook.schemas.js';

type Unit = Engagement['unit'];

/** Up to this number of days each is shown for itself, up to the next one by the week. */
const BY_DAY = 92;
const BY_WEEK = 730;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The day with which a day's week (Monday) or month begins. */
function startOf(day: string, unit: Unit): string {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  return unit === 'day' ? day : dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of the next span. */
const nextOf = (start: string, unit: Unit) =>
  // 31 days after the first of a month lies in the next one.
  unit === 'month' ? startOf(dayAfter(start, 31), unit) : dayAfter(start, unit === 'week' ? 7 : 1);

/** What posts have got, by the day, week or month of a time zone on which they came out, without gaps. */
export function engagementOf(posts: readonly FacebookPost[], timeZone: string): Engagement {
  const dated = posts.map((post) => ({ post, day: localDay(new Date(post.created_time), timeZone) }));
  const days = dated.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { unit: 'day', spans: [] };
  const span = daysBetween(first, last);
  const unit = span < BY_DAY ? 'day' : span < BY_WEEK ? 'week' : 'month';
  const byStart = new Map<string, Engagement['spans'][number]>();
  for (let from = startOf(first, unit); from <= last; ) {
    const next = nextOf(from, unit);
    byStart.set(from, { from, to: dayAfter(next, -1), posts: 0, reactions: 0, comments: 0, shares: 0 });
    // The year 9999 has no next one.
    if (next <= from) break;
    from = next;
  }
  for (const { post, day } of dated) {
    const into = byStart.get(startOf(day, unit));
    if (into === undefined) continue;
    const { reactions, comments, shares } = countsOf(post);
    into.posts += 1;
    into.reactions += reactions;
    into.comments += comments;
    into.shares += shares;
  }
  return { unit, spans: [...byStart.values()] };
}

import { listed } from '../../platform/language/language.model.js';
import type { UserStops } from './users.schemas.js';
import { USERS_TEXTS } from './users.texts.model.js';

/** What stops, as a sentence; empty where nothing does. */
export function stopsInWords(stops: UserStops | undefined): string {
  if (stops === undefined) return '';
  const say = USERS_TEXTS();
  const parts: [number, (count: number) => string][] = [
    [stops.sessions, say.sessionsEnd],
    [stops.tokens, say.tokensStop],
    [stops.links, say.linksStop],
    [stops.feeds, say.feedsStop],
    [stops.schedules, say.schedulesPause],
    [stops.runs, say.runsPause],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, tell]) => tell(count));
  return told.length === 0 ? '' : say.stopsAtOnce(listed(told));
}

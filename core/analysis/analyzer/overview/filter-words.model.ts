import { PAGE } from '../../../platform/export/report-page.texts.model.js';
import { inSentence, listed } from '../../../platform/language/language.model.js';
import type { CommentFilter } from './comment-filter.schemas.js';
import { FILTER } from './filter-words.texts.model.js';

/** A filter in words: "with banjir, negative, from 2026-11-10"; empty when it leaves all comments. */
export function filterText(filter: CommentFilter): string {
  const say = FILTER();
  const { variable = [], without = [], sentiment = [], language = [] } = filter;
  const { none, tagged, tier, judged, from, to, search, minScore, maxScore } = filter;
  const names: Record<string, string | undefined> = say.languageNames;
  const languages = language.map((code) => names[code] ?? code);
  const parts = [
    variable.length > 0 && say.variables(inSentence(variable)),
    without.length > 0 && say.without(inSentence(without)),
    none && say.none,
    tagged && say.tagged,
    sentiment.length > 0 && sentiment.map((label) => PAGE().sentiments[label]).join(' / '),
    language.length > 0 && say.languages(inSentence(languages, 'disjunction')),
    tier && say.tiers[tier],
    judged !== undefined && (judged ? say.judged : say.unjudged),
    from && say.from(from),
    to && (/T/.test(to) ? say.before(to) : say.toDay(to)),
    search && say.search(search),
    filter.copies === 'once' && say.once,
    minScore !== undefined && say.minScore(minScore),
    maxScore !== undefined && say.maxScore(maxScore),
  ];
  return listed(parts.filter((part): part is string => typeof part === 'string' && part !== ''));
}

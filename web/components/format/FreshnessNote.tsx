import type { Freshness } from '@smops/core/channels/statistics/statistics.schemas.js';
import { FlaskConical, TriangleAlert } from 'lucide-react';
import { fullDate, timeAgo } from '../../format/dates.js';
import { Badge } from '../Badge.js';
import { useTimeZone } from './useTimeZone.js';
import { useScreenTag } from './Written.js';

export interface FreshnessTexts {
  demo: string;
  refreshing: string;
  updated: (ago: string) => string;
  never: string;
  /** Before the reason why the figures are not newer. */
  stale: string;
  nextTry: (time: string) => string;
}

/** How old figures are; with the reason in words when they are not newer, and a mark when they are made up. */
export function FreshnessNote({ freshness, texts }: { freshness: Freshness; texts: FreshnessTexts }) {
  const zone = useTimeZone();
  const lang = useScreenTag();
  const { demo, refreshing, refreshedAt, failure } = freshness;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-sm">
      {demo && (
        <Badge tone="waiting">
          <FlaskConical className="size-3.5" aria-hidden />
          {texts.demo}
        </Badge>
      )}
      <span title={refreshedAt === null ? undefined : fullDate(refreshedAt, zone, lang)}>
        {refreshing
          ? texts.refreshing
          : refreshedAt === null
            ? texts.never
            : texts.updated(timeAgo(refreshedAt, Date.now(), lang))}
      </span>
      {failure && (
        <p
          role="status"
          className="flex w-full items-start gap-2 rounded-field bg-waiting px-3 py-2 text-waiting-content"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>
            {texts.stale} {failure.message}{' '}
            {failure.retryAt !== null && texts.nextTry(timeAgo(failure.retryAt, Date.now(), lang))}
          </span>
        </p>
      )}
    </div>
  );
}

import type { Totals } from '@smops/core/channels/youtube/youtube.model.js';
import { Eye, MessageSquare, ThumbsUp } from 'lucide-react';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { count as formatCount } from '../../format/format.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

const CARDS = [
  { of: 'views', label: TEXT.totals.views, icon: <Eye aria-hidden /> },
  { of: 'likes', label: TEXT.totals.likes, icon: <ThumbsUp aria-hidden /> },
  { of: 'comments', label: TEXT.totals.comments, icon: <MessageSquare aria-hidden /> },
] as const;

/** The sums over the range's videos. */
export function TotalsCards({ totals, range }: { totals: Totals | undefined; range: string }) {
  return (
    <StatCards label={TEXT.totals.label}>
      {CARDS.map(({ of, label, icon }) => (
        <StatCard
          key={of}
          label={label}
          value={totals && <span className="block truncate">{formatCount(totals[of])}</span>}
          hint={totals && TEXT.totals.from(totals.videos, range)}
          icon={icon}
        />
      ))}
    </StatCards>
  );
}

import type { SentimentName } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import { Badge, type BadgeTone } from '../../components/Badge.js';
import { labelOf } from './sentiments.texts.js';

const TONES: Record<SentimentName, BadgeTone> = { Positive: 'good', Neutral: 'plain', Negative: 'bad' };

/** A score's label. */
export const ScoreBadge = ({ label }: { label: SentimentName }) => (
  <Badge tone={TONES[label]}>{labelOf(label)}</Badge>
);

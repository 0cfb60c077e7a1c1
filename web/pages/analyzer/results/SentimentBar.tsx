import { percent } from '@smops/core/charts/figures.js';
import { classes } from '../../../components/classes.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.results;
const PARTS = [
  { key: 'positive', label: TEXT.positive, bar: 'bg-positive', words: 'text-positive-content' },
  { key: 'neutral', label: TEXT.neutral, bar: 'bg-neutral-mark', words: 'text-neutral-mark-content' },
  { key: 'negative', label: TEXT.negative, bar: 'bg-negative', words: 'text-negative-content' },
] as const;
/** A part narrower than this share has no room for its percentage; the legend below has it. */
const ROOM_FOR_PERCENT = 0.12;

interface Props {
  counts: Record<'positive' | 'neutral' | 'negative', number>;
  /** Whose count it is. */
  basis?: string;
  /** The mean in words. */
  mean?: string | null;
}

/** Positive, neutral, negative as one bar with its three numbers. Shows nothing when no comment has a sentiment. */
export function SentimentBar({ counts, basis, mean }: Props) {
  const total = counts.positive + counts.neutral + counts.negative;
  if (total === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-medium text-sm">
        {TEXT.sentiment} {basis && <span className="font-normal text-muted">{basis}</span>}
      </h3>
      <div className="flex h-5 gap-0.5 overflow-hidden rounded-md" aria-hidden>
        {PARTS.map(
          ({ key, bar, words }) =>
            counts[key] > 0 && (
              <span
                key={key}
                className={classes('min-w-0 basis-0 text-center text-xs leading-5 tabular-nums', bar, words)}
                style={{ flexGrow: counts[key] }}
              >
                {counts[key] / total >= ROOM_FOR_PERCENT && percent(total === 0 ? 0 : counts[key] / total)}
              </span>
            ),
        )}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {PARTS.map(({ key, label, bar }) => (
          <div key={key} className="flex items-baseline gap-1.5">
            <span className={`size-2.5 self-center rounded-full ${bar}`} aria-hidden />
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">
              <span className="font-semibold">{counts[key].toLocaleString('en')}</span>
              <span className="ml-1.5 text-muted">{percent(total === 0 ? 0 : counts[key] / total)}</span>
            </dd>
          </div>
        ))}
      </dl>
      {mean && <p className="mt-2 text-muted text-sm">{mean}</p>}
    </div>
  );
}

import { classes } from '../../components/classes.js';
import { READING_TEXT as TEXT } from './reading.texts.js';
import type { Sentiment } from './session.model.js';

const MARKS: readonly [sentiment: Sentiment, key: string, marked: string][] = [
  ['positive', '+', 'bg-good text-good-content'],
  ['neutral', '0', 'bg-plain text-plain-content'],
  ['negative', '−', 'bg-bad text-bad-content'],
];

/** Positive, neutral or negative; none is as good. */
export function SentimentMarks({
  sentiment,
  onMark,
}: {
  sentiment: Sentiment | null;
  onMark(sentiment: Sentiment): void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm max-sm:sr-only">
        {TEXT.sentiment} <span className="font-normal text-muted">{TEXT.optional}</span>
      </legend>
      <div className="grid grid-cols-3 gap-1.5">
        {MARKS.map(([one, key, marked]) => (
          <button
            key={one}
            type="button"
            data-marks
            aria-pressed={sentiment === one}
            onClick={() => onMark(one)}
            className={classes(
              'flex min-h-11 min-w-0 cursor-pointer items-center justify-center gap-1.5 rounded-field border px-1 py-1.5 text-sm',
              sentiment === one ? `border-current font-medium ${marked}` : 'border-line hover:bg-base-200',
            )}
          >
            <kbd aria-hidden className="kbd kbd-sm bg-base-100 text-base-content max-sm:hidden">
              {key}
            </kbd>
            {TEXT.sentiments[one]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

import type { MergedTheme } from '@smops/core/judging/insight/explorations/themes.model.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import { count } from '../../../format/format.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.explore;

export const languageName = (code: string) =>
  TEXT.languageNames[code as keyof typeof TEXT.languageNames] ?? TEXT.languageNames.und;

/** A theme's share as a bar with its interval, the number beside it. */
export function ShareBar({ theme, widest }: { theme: MergedTheme; widest: number }) {
  const { share, low, high, comments, isExact } = theme;
  const width = (rate: number) => `${Math.min(100, (rate / widest) * 100)}%`;
  return (
    <div title={TEXT.interval(percentOf(low), percentOf(high))}>
      <span className="flex items-baseline justify-between gap-2">
        <span className="font-medium">
          {isExact ? '' : '≤ '}
          {percentOf(share)}
        </span>
        <span className="text-muted text-xs">{count(comments)}</span>
      </span>
      <span className="relative mt-0.5 block h-2 rounded-full bg-base-200" aria-hidden>
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-base-mark"
          style={{ width: width(share) }}
        />
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-base-content"
          style={{ left: width(low), width: width(high - low) }}
        />
      </span>
      <span className="sr-only">
        {TEXT.interval(...(percentRangeOf(low, high).split(' – ') as [string, string]))}
      </span>
    </div>
  );
}

/** Negative comments to the left, positive ones to the right of one line, each with its number. */
export function SentimentSides({
  sentiments,
  most,
}: {
  sentiments: MergedTheme['sentiments'];
  most: number;
}) {
  const { positive, neutral, negative } = sentiments;
  const width = (comments: number) => `${(comments / most) * 100}%`;
  return (
    <div title={TEXT.sentiments(positive, neutral, negative)}>
      <span className="flex justify-between text-xs">
        <span>− {count(negative)}</span>
        <span>{count(positive)} +</span>
      </span>
      <span className="mt-0.5 grid h-2 grid-cols-2 gap-px" aria-hidden>
        <span className="relative rounded-l-full bg-base-200">
          <span
            className="absolute inset-y-0 right-0 rounded-l-full bg-negative"
            style={{ width: width(negative) }}
          />
        </span>
        <span className="relative rounded-r-full bg-base-200">
          <span
            className="absolute inset-y-0 left-0 rounded-r-full bg-positive"
            style={{ width: width(positive) }}
          />
        </span>
      </span>
    </div>
  );
}

const TONES = ['bg-series-1', 'bg-series-2', 'bg-series-3', 'bg-series-6'] as const;
const ORDER = ['ms', 'zh', 'en'];

/** The languages of a theme as parts of one strip; the largest are named. */
export function LanguageStrip({
  languages,
  comments,
}: {
  languages: MergedTheme['languages'];
  comments: number;
}) {
  const all = Math.max(1, comments);
  const named = languages.map(
    ({ language, comments: some }) => `${languageName(language)} ${percentOf(some / all)}`,
  );
  const tone = (language: string) => TONES[ORDER.indexOf(language)] ?? TONES[3];
  return (
    <div title={named.join(' · ')}>
      <span className="flex h-2 gap-px overflow-hidden rounded-full bg-base-200" aria-hidden>
        {languages.map(({ language, comments: some }) => (
          <span key={language} className={tone(language)} style={{ width: `${(some / all) * 100}%` }} />
        ))}
      </span>
      <span className="line-clamp-1 text-muted text-xs">{named.slice(0, 2).join(' ')}</span>
    </div>
  );
}

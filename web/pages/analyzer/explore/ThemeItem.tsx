import type { ExploredTheme } from '@smops/core/insight/explorations/exploration.schemas.js';
import { Check, Plus } from 'lucide-react';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { count } from '../../../components/format/format.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { langOf } from '../results/results.model.js';

const TEXT = INSIGHT.explore;
const percent = (rate: number) => `${(rate * 100).toFixed(1)}%`;
const languageName = (code: string) =>
  TEXT.languageNames[code as keyof typeof TEXT.languageNames] ?? TEXT.languageNames.und;

interface Props {
  theme: ExploredTheme;
  /** The share that fills the width. */
  scale: number;
  isAdded: boolean;
  onAdd(): void;
}

/** One theme: how large it is with its interval drawn, its words and languages, comments that show it, and the one click. */
export function ThemeItem({ theme, scale, isAdded, onAdd }: Props) {
  const {
    name,
    kind,
    comments,
    share,
    low,
    high,
    isThin,
    terms,
    languages,
    sentiments,
    examples,
    exampleLanguages,
  } = theme;
  const width = (rate: number) => `${(rate / scale) * 100}%`;
  return (
    <li className="grid gap-x-6 gap-y-2 border-base-300 border-b px-6 py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-words font-semibold">{name}</span>
          <Badge tone={kind === 'found' ? 'primary' : 'plain'}>{TEXT.kinds[kind]}</Badge>
          {isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
        </p>
        <div className="mt-2 flex items-center gap-3 text-sm tabular-nums">
          <span className="relative h-2.5 min-w-0 max-w-sm flex-1 rounded-full bg-base-200" aria-hidden>
            <span
              className="absolute inset-y-0 left-0 rounded-full bg-accent"
              style={{ width: width(share) }}
            />
            <span
              className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-base-content"
              style={{ left: width(low), width: width(high - low) }}
            />
          </span>
          <span className="shrink-0 font-medium">{TEXT.comments(comments, percent(share))}</span>
        </div>
        <p className="mt-1 text-muted text-sm tabular-nums">
          {TEXT.interval(percent(low), percent(high))} ·{' '}
          {TEXT.sentiments(sentiments.positive, sentiments.neutral, sentiments.negative)}
        </p>
        <p className="mt-1 break-words text-sm">
          <span className="text-muted">{TEXT.terms}</span>
          {ALL.listed(terms)}
        </p>
        <p className="break-words text-sm">
          <span className="text-muted">{TEXT.languages}</span>
          {ALL.listed(languages.map((one) => `${languageName(one.language)} ${count(one.comments)}`))}
        </p>
        {examples.length > 0 && (
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-base-content">
              {TEXT.examples}
              <span className="sr-only">{TEXT.examplesOf(name)}</span>
            </summary>
            <ul className="mt-1 space-y-1.5 border-base-300 border-l-2 pl-3">
              {examples.map((example, place) => (
                <li key={example} lang={langOf(exampleLanguages[place])} className="break-words">
                  {example}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button
        size="small"
        className="self-start max-sm:w-full"
        disabled={isAdded}
        aria-label={isAdded ? TEXT.addedNamed(name) : TEXT.addNamed(name)}
        icon={isAdded ? <Check className="size-4" aria-hidden /> : <Plus className="size-4" aria-hidden />}
        onClick={onAdd}
      >
        {isAdded ? TEXT.added : TEXT.add}
      </Button>
    </li>
  );
}

import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { Risen } from '@smops/core/telling/series/series.schemas.js';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { filteredAddress } from '../../addresses/run-address.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { count } from '../../format/format.js';
import { risenAtom, type SpansChoice } from '../../state/analyzer/series.js';
import { useAtomValue } from '../../state/atoms.js';
import { whyNot } from './Periods.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';

type Quote = Risen['words'][number]['quote'];

/** So much of a comment's first line finds it again. */
const FINDABLE = 80;

/** The address of a run's results that shows the comment of a quote. */
const addressOf = ({ taskId, text }: Quote) =>
  filteredAddress(taskId, { q: (text.trim().split('\n')[0] ?? '').slice(0, FINDABLE).trim() });

interface Rise {
  name: string;
  after: number;
  shareBefore: number;
  shareAfter: number;
  quote: Quote;
}

const List = ({ rises, none }: { rises: readonly Rise[]; none: string }) =>
  rises.length === 0 ? (
    <p className="text-muted text-sm">{none}</p>
  ) : (
    <ul className="space-y-3">
      {rises.map(({ name, after, shareBefore, shareAfter, quote }) => (
        <li key={name} className="border-base-300 border-l-2 pl-3 text-sm">
          <p>
            <span className="font-medium">{name}</span>{' '}
            <span className="text-muted tabular-nums">
              {TEXT.rise(percentOf(shareBefore), percentOf(shareAfter), count(after))}
            </span>
          </p>
          <p className="line-clamp-2 break-words">“{quote.text}”</p>
          <Link href={addressOf(quote)} className="text-primary text-xs underline">
            {TEXT.open}
          </Link>
        </li>
      ))}
    </ul>
  );

/** Words that rose between the spans, and themes outside the codebook, each with a quote that opens its comment. */
export function RisenWords({ codebook, spans }: { codebook: string; spans: SpansChoice }) {
  const { from, to, beforeFrom, beforeTo } = spans;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spans are their four days
  const atom = useMemo(() => risenAtom(codebook, spans), [codebook, from, to, beforeFrom, beforeTo]);
  const { data, error } = useAtomValue(atom);
  if (!data) return error ? <p className="p-4 text-muted text-sm">{whyNot(error)}</p> : <Skeleton />;
  return (
    <div className="grid gap-6 p-4 pt-0 md:grid-cols-2">
      <section aria-label={TEXT.risen}>
        <h3 className="mb-2 font-semibold text-sm">{TEXT.risen}</h3>
        <List
          rises={data.words.map(({ word, ...rest }) => ({ name: word, ...rest }))}
          none={TEXT.risenNone}
        />
      </section>
      <section aria-label={TEXT.themes}>
        <h3 className="mb-2 font-semibold text-sm">{TEXT.themes}</h3>
        <List rises={data.themes} none={TEXT.themesNone} />
      </section>
    </div>
  );
}

import type { MergedTheme } from '@smops/core/judging/insight/explorations/themes.model.js';
import { EXPLORATION } from '@smops/core/judging/insight/reports.texts.model.js';
import { Combine, Split } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Badge } from '../../../components/Badge.js';
import { IconButton } from '../../../components/IconButton.js';
import { count } from '../../../format/format.js';
import { listedWords } from '../analyzer.texts.js';
import { points } from '../compare/compare-format.js';
import { INSIGHT } from '../insight.texts.js';
import { LanguageStrip, SentimentSides, ShareBar } from './ThemeBars.js';

const TEXT = INSIGHT.explore;
const REPORT = EXPLORATION();

export const THEME_SORTS = ['share', 'negative', 'newest', 'name'] as const;
export type ThemeSort = (typeof THEME_SORTS)[number];

interface TableProps {
  themes: readonly MergedTheme[];
  sort: ThemeSort;
  onSort(sort: ThemeSort): void;
  chosen: ReadonlySet<string>;
  onTick(variable: string): void;
  focused: string | undefined;
  onFocus(variable: string): void;
  /** Offered beside a theme: other themes that it may be one with. */
  onMerge(theme: MergedTheme, other: string): void;
  onSplit(theme: MergedTheme): void;
}

interface RowProps extends TableProps {
  theme: MergedTheme;
  hasRise: boolean;
  /** The highest upper end of all shares. */
  widest: number;
  /** The most comments of one sentiment in a theme. */
  most: number;
  onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void;
}

function ThemeRow(props: RowProps) {
  const { theme, hasRise, widest, most, chosen, onTick, focused, onFocus, onMerge, onSplit, onKeyDown } =
    props;
  return (
    <tr
      className={`border-base-300 border-t ${theme.variable === focused ? 'bg-primary/5' : 'hover:bg-base-200'}`}
      onFocus={() => onFocus(theme.variable)}
      onPointerDown={() => onFocus(theme.variable)}
      onKeyDown={onKeyDown}
    >
      <td>
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          aria-label={TEXT.tickNamed(theme.name)}
          checked={chosen.has(theme.variable)}
          onChange={() => onTick(theme.variable)}
        />
      </td>
      <th scope="row" className="max-w-52 font-normal">
        <span className="flex flex-wrap items-center gap-1.5">
          <span className="break-words font-medium">{theme.name}</span>
          <Badge tone={theme.kind === 'found' ? 'primary' : 'plain'}>{TEXT.kinds[theme.kind]}</Badge>
          {theme.isThin && <Badge tone="waiting">{TEXT.thin}</Badge>}
          {theme.parts.length > 1 && (
            <IconButton
              label={TEXT.split(theme.name)}
              icon={<Split className="size-4" />}
              onClick={() => onSplit(theme)}
            />
          )}
        </span>
        {theme.parts.length > 1 && (
          <span className="block text-muted text-xs">{listedWords(theme.parts)}</span>
        )}
        {theme.beside.map((other) => (
          <button
            key={other}
            type="button"
            className="mt-0.5 flex cursor-pointer items-center gap-1 text-left text-primary text-xs hover:underline"
            onClick={() => onMerge(theme, other)}
          >
            <Combine className="size-3.5 shrink-0" aria-hidden />
            {TEXT.mergeWith(other)}
          </button>
        ))}
      </th>
      <td className="min-w-40">
        <ShareBar theme={theme} widest={widest} />
      </td>
      <td className="min-w-36">
        <SentimentSides sentiments={theme.sentiments} most={most} />
      </td>
      {hasRise && (
        <td className="whitespace-nowrap text-right" title={TEXT.riseHint}>
          {theme.rise === null ? '' : points(theme.rise)}
        </td>
      )}
      <td className="min-w-28">
        <LanguageStrip languages={theme.languages} comments={theme.comments} />
      </td>
      <td className="max-w-64">
        <span className="line-clamp-2 break-words text-muted text-xs">{listedWords(theme.terms)}</span>
      </td>
    </tr>
  );
}

/** Themes, a row each: tick, name and kind, share with interval, sentiments, languages, words. Arrows move between rows. */
export function ThemesTable(props: TableProps) {
  const { themes, sort, onSort } = props;
  const hasRise = themes.some(({ rise }) => rise !== null);
  const rows = useRef<HTMLTableSectionElement>(null);
  const widest = Math.max(0.01, ...themes.map(({ high }) => high));
  const most = Math.max(
    1,
    ...themes.map(({ sentiments: { positive, negative } }) => Math.max(positive, negative)),
  );

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>, at: number) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || event.target instanceof HTMLSelectElement) return;
    const next = rows.current?.children[at + step]?.querySelector('input');
    if (next) {
      event.preventDefault();
      next.focus();
    }
  }

  const head = (id: ThemeSort, label: string) => (
    <th scope="col" aria-sort={sort === id ? (id === 'name' ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className="cursor-pointer font-medium hover:text-base-content"
        onClick={() => onSort(id)}
      >
        {label}
        {sort === id && <span aria-hidden> ↓</span>}
      </button>
    </th>
  );
  return (
    <div className="relative overflow-x-auto border-base-300 border-t">
      <table
        className="w-full min-w-[44rem] text-left text-sm tabular-nums [&_td]:px-2.5 [&_td]:py-2 [&_td]:align-top [&_th]:px-2.5 [&_th]:py-2 [&_th]:align-top [&_tr>*:first-child]:pl-6"
        aria-label={TEXT.list}
      >
        <thead className="text-muted">
          <tr>
            <th scope="col" className="w-8">
              <span className="sr-only">{TEXT.tick}</span>
            </th>
            {head('name', REPORT.theme)}
            {head('share', TEXT.share)}
            {head('negative', TEXT.sidesOfSentiment)}
            {hasRise && head('newest', TEXT.rise)}
            <th scope="col" className="font-medium">
              {REPORT.languages}
            </th>
            <th scope="col" className="font-medium">
              {TEXT.termsHead}
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {themes.map((theme, at) => (
            <ThemeRow
              key={theme.variable}
              {...props}
              theme={theme}
              hasRise={hasRise}
              widest={widest}
              most={most}
              onKeyDown={(event) => onKeyDown(event, at)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How many comments a theme has, in words; with "at most" where it is not known exactly. */
export const commentsOf = ({ comments, isExact }: Pick<MergedTheme, 'comments' | 'isExact'>) =>
  isExact ? count(comments) : `≤ ${count(comments)}`;

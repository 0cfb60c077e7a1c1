import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { RunNumbers } from '@smops/core/judging/estimates/run-numbers.model.js';
import {
  fewText,
  kindText,
  onceText,
  shareSentence,
} from '@smops/core/judging/estimates/share-words.model.js';
import { type BarRow, barsScene } from '@smops/core/platform/charts/bars.js';
import { matrixScene } from '@smops/core/platform/charts/matrix.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { memo, useCallback, useMemo, useState } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { Button } from '../../../components/Button.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import {
  type ChangeFilter,
  type Sentiment,
  withLanguage,
  withoutSentiment,
  withoutVariable,
  withSentiment,
  withVariable,
} from './filter/filter.model.js';
import { languageName } from './language-name.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = RESULTS_TEXT.variables;
const ORDERS = ['mentioned', 'negative', 'reactions', 'given'] as const;
type Order = (typeof ORDERS)[number];
const ORDER_OPTIONS = ORDERS.map((value) => ({ value, label: TEXT.orders[value] }));
/** Variables shown at first: as many as fit with the answer and the time on one screen. */
const STRONGEST = 8;
const ROW_PX = 25;
/** The height of the panel with this many variables before it is measured, in px. */
export const variablesHeight = (variables: number) =>
  74 + ROW_PX * Math.min(STRONGEST, variables) + (variables > STRONGEST ? 36 : 0);
const SERIES = (['negative', 'neutral', 'positive'] as const).map((key) => ({
  key,
  name: ALL.results[key],
  role: key,
}));
const WORDS = {
  name: TEXT.name,
  count: TEXT.count,
  share: TEXT.share,
  interval: TEXT.interval,
  trend: TEXT.course,
  positive: ALL.results.positive,
  neutral: ALL.results.neutral,
  negative: ALL.results.negative,
};

type Variable = RunOverview['variables'][number];
const VIEWS = ['sentiment', 'languages'] as const;
const VIEW_OPTIONS = VIEWS.map((value) => ({ value, label: TEXT.views[value] }));
const MATRIX_LEGEND = [{ role: 'negative', name: ALL.results.negative }] as const;
/** As many languages as have room on a phone. */
const LANGUAGES = 5;
/** Cells of fewer comments are hatched. */
const THIN = 10;

/** Variables by languages: shares of the language's comments, on a ground that says how many of them are negative. */
function languagesScene(rows: readonly Variable[], { languages }: RunOverview, width: number) {
  const columns = languages.slice(0, LANGUAGES);
  return matrixScene({
    label: TEXT.matrix,
    width,
    rows: rows.map(({ variable }) => ({ key: variable, name: variable })),
    columns: columns.map(({ language }) => ({ key: language, name: languageName(language) })),
    cells: rows.flatMap(({ variable, byLanguage }) =>
      columns.map(({ language, all }) => {
        const { count: hits, negative } = byLanguage.find((one) => one.language === language) ?? NO_COMMENTS;
        const [share, blame] = [hits / Math.max(1, all), negative / Math.max(1, hits)];
        return {
          row: variable,
          column: language,
          text: percentOf(share),
          label: TEXT.cell(
            `${variable}, ${languageName(language)}`,
            hits,
            percentOf(share),
            percentOf(blame),
          ),
          strength: blame,
          role: 'negative' as const,
          isThin: hits < THIN,
        };
      }),
    ),
    words: { name: TEXT.name },
  });
}
const NO_COMMENTS = { count: 0, negative: 0 };

const negativeShare = ({ negative, neutral, positive }: Variable) =>
  negative / Math.max(1, negative + neutral + positive);

function sorted(variables: readonly Variable[], order: Order): readonly Variable[] {
  if (order === 'given') return variables;
  const by = (one: Variable) =>
    order === 'negative' ? negativeShare(one) : order === 'reactions' ? one.reactions : one.count;
  return [...variables].sort((a, b) => by(b) - by(a) || b.count - a.count);
}

/** A variable's row: its numbers on the basis of the page. */
function rowOf(one: Variable, { basis, variables }: RunNumbers, hasTime: boolean): BarRow {
  const of = variables.find(({ variable }) => variable === one.variable);
  const plain = {
    key: one.variable,
    name: one.variable,
    count: of?.count ?? one.count,
    share: of?.share ?? 0,
    low: of?.low,
    high: of?.high,
    sentiment: of?.sentiment ?? undefined,
    trend: hasTime ? one.byTime : undefined,
  };
  if (of === undefined) return plain;
  const once = onceText(of, SHARE_WORDS) ?? undefined;
  if (of.known === undefined) return { ...plain, note: once };
  const isCorrected = of.kind === 'corrected';
  return {
    ...plain,
    said: (isCorrected && fewText(of.known, SHARE_WORDS)) || undefined,
    note: isCorrected
      ? `${shareSentence(of.known, SHARE_WORDS)}; ${SHARE_WORDS.tagged(of.tagged)}`
      : [kindText(of.known, SHARE_WORDS, basis), once].filter((text) => text !== undefined).join('; '),
  };
}

/** A mark of the chart that was clicked; with Alt it excludes. */
interface ClickedMark {
  key: string;
  part: string | undefined;
  isExcluded: boolean;
}

/** The filter after a click on a variable, or on the part of its comments that have a sentiment. */
function withSentimentMark(now: CommentFilter, { key, part, isExcluded }: ClickedMark): CommentFilter {
  const sentiment = part as Sentiment | undefined;
  if (sentiment === undefined) return (isExcluded ? withoutVariable : withVariable)(now, key);
  const hasVariable = now.variable?.includes(key) === true;
  if (hasVariable && now.sentiment?.includes(sentiment) === true)
    return withSentiment(withVariable(now, key), sentiment);
  const one = hasVariable ? now : withVariable(now, key);
  return isExcluded ? withoutSentiment(one, sentiment) : { ...one, sentiment: [sentiment] };
}

/** The filter after a click on a variable, or on its comments in one language. */
function withLanguageMark(now: CommentFilter, mark: ClickedMark): CommentFilter {
  const { key, part } = mark;
  if (part === undefined) return withSentimentMark(now, mark);
  const hasVariable = now.variable?.includes(key) === true;
  if (hasVariable && now.language?.includes(part) === true) return withLanguage(withVariable(now, key), part);
  return { ...(hasVariable ? now : withVariable(now, key)), language: [part] };
}
const CHOOSE = { sentiment: withSentimentMark, languages: withLanguageMark };

/** Variables with something to say of each, below the chart. */
function Notes({ notes }: { notes: readonly { variable: string; said: string | null }[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="mt-1 text-muted text-xs">
      {notes.map(({ variable, said }) => (
        <li key={variable}>
          {variable}: {said}
        </li>
      ))}
    </ul>
  );
}

/** Which variables stand on another basis than the page, and those whose texts are copies. */
function Exceptions({ numbers: { basis, variables } }: { numbers: RunNumbers }) {
  const others = variables.filter(({ kind }) => kind !== basis);
  const repeated = variables.filter(({ once }) => once !== null);
  return (
    <>
      <Notes
        notes={others.map(({ variable, known }) => ({
          variable,
          said: known ? kindText(known, SHARE_WORDS, basis) : SHARE_WORDS.counted,
        }))}
      />
      <Notes notes={repeated.map((one) => ({ variable: one.variable, said: onceText(one, SHARE_WORDS) }))} />
    </>
  );
}

interface Props {
  overview: RunOverview;
  /** All numbers of the page, on its basis; under a filter the counts of what it leaves. */
  numbers: RunNumbers;
  /** What counts stand on that the basis of the page does not say. */
  mark: string | undefined;
  filter: CommentFilter;
  about: readonly string[];
  onFilter: ChangeFilter;
}

/** Each variable with its share, how its comments feel, and its course. A click filters by it, with Alt it excludes it. */
export const VariablesPanel = memo(function VariablesPanel(props: Props) {
  const { overview, numbers, mark, filter, about, onFilter } = props;
  const [orderName, setOrder] = useUrlState('by', 'mentioned');
  const order = ORDERS.find((one) => one === orderName) ?? 'mentioned';
  const [viewName, setView] = useUrlState('variables', 'sentiment');
  const view = VIEWS.find((one) => one === viewName) ?? 'sentiment';
  const [isWhole, setWhole] = useState(false);
  const all = overview.variables;
  const draw = useCallback(
    (width: number) => {
      const rows = sorted(all, order).slice(0, isWhole ? all.length : STRONGEST);
      if (view === 'languages') return languagesScene(rows, overview, width);
      return barsScene({
        label: TEXT.label(all.length),
        width,
        rows: rows.map((one) => rowOf(one, numbers, overview.time !== null)),
        parts: overview.time === null ? ['share', 'sentiment'] : ['share', 'sentiment', 'trend'],
        rowHeight: ROW_PX,
        words: {
          ...WORDS,
          interval: numbers.isOnce ? `${WORDS.interval} · ${SHARE_WORDS.eachOnce}` : WORDS.interval,
          trend: mark === undefined ? WORDS.trend : `${WORDS.trend} · ${mark}`,
        },
      });
    },
    [all, order, view, isWhole, numbers, mark, overview],
  );
  const chosen = useMemo(() => {
    const names = filter.variable ?? [];
    const parts = names.flatMap((name) =>
      [...(filter.sentiment ?? []), ...(filter.language ?? [])].map((one) => `${name} ${one}`),
    );
    return new Set([...names, ...parts]);
  }, [filter.variable, filter.sentiment, filter.language]);

  const choices = useMemo(
    () => [
      { label: TEXT.view, value: view, options: VIEW_OPTIONS, onChange: setView },
      { label: TEXT.sort, value: order, options: ORDER_OPTIONS, onChange: setOrder },
    ],
    [view, order, setView, setOrder],
  );
  return (
    <Frame
      title={TEXT.title}
      about={[...about, SHARE_WORDS.basis[numbers.basis]]}
      legend={view === 'languages' ? MATRIX_LEGEND : SERIES.filter(({ key }) => key !== 'neutral')}
      isCaptionShown={false}
      className="panel px-4 pt-2.5 pb-2"
      draw={draw}
      chosen={chosen}
      onSelect={(mark) => onFilter((now) => CHOOSE[view](now, mark))}
      choices={choices}
    >
      {view === 'languages' && <p className="mt-1 text-muted text-xs">{TEXT.matrixNote}</p>}
      {view === 'sentiment' && <Exceptions numbers={numbers} />}
      {mark !== undefined && (
        <p className="mt-1 text-muted text-xs">
          {view === 'sentiment' ? SHARE_WORDS.partsOfTagged : TEXT.matrixCounted}
        </p>
      )}
      {all.length > STRONGEST && (
        <Button tone="ghost" size="small" className="mt-1 -ml-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? ALL.results.fewer : ALL.results.allVariables(all.length)}
        </Button>
      )}
    </Frame>
  );
});

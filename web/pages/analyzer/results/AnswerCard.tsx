import type { AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import { percent, percentRange } from '@smops/core/charts/figures.js';
import { histogramScene } from '@smops/core/charts/histogram.js';
import { partsScene } from '@smops/core/charts/parts.js';
import { meanSentence } from '@smops/core/estimates/share-words.model.js';
import { wilson } from '@smops/core/insight/wilson.model.js';
import { memo, useCallback, useMemo } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { count } from '../../../components/format/format.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { SHARE_WORDS } from '../share-words.js';
import {
  type ChangeFilter,
  isFiltered,
  type Sentiment,
  withLanguage,
  withoutSentiment,
  withScores,
  withSentiment,
} from './filter.model.js';
import { hueRole } from './hues.js';
import { languageName } from './QueryBar.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = RESULTS_TEXT.answer;
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;
const LEGEND = SENTIMENTS.map((role) => ({ role, name: ALL.results[role] }));
const LANGUAGES = 4;
const BARE = 'mt-2';

interface Props {
  body: AnalysisResults;
  overview: RunOverview;
  filter: CommentFilter;
  about: readonly string[];
  /** Comments that a variable's share is of. */
  of: number;
  onFilter: ChangeFilter;
}

/** How many, how they feel, in which languages, about what: the answer before its evidence. */
export const AnswerCard = memo(function AnswerCard(props: Props) {
  const { body, overview, filter, about, of: base, onFilter } = props;
  const { results, analysis_info: info } = body;
  const isNarrowed = isFiltered(filter);
  const [hits, of] = isNarrowed
    ? [overview.matching, overview.comments]
    : [info.matched_comments, info.total_comments];
  const { low, high } = wilson(hits, of);
  const top = overview.variables.reduce<RunOverview['variables'][number] | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  );
  return (
    <section className="panel flex flex-col px-4 py-3" aria-label={ALL.results.title}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-4xl text-accent tabular-nums">{count(hits)}</span>
        <span className="text-muted tabular-nums">{ALL.results.of(of)}</span>
      </p>
      <p>
        {isNarrowed ? RESULTS_TEXT.time.matching : ALL.results.matched}{' '}
        <span className="whitespace-nowrap font-semibold tabular-nums">
          {percent(hits / Math.max(1, of))}
        </span>
      </p>
      <p className="text-muted text-xs">
        {isNarrowed
          ? TEXT.filteredBasis
          : `${TEXT.interval(percentRange(low, high))} · ${SHARE_WORDS.basis.machine}`}
      </p>
      <Scores overview={overview} filter={filter} about={about} onFilter={onFilter} />
      {!isNarrowed && results.mean_sentiment?.kind === 'corrected' && (
        <p className="text-muted text-xs">{meanSentence(results.mean_sentiment, SHARE_WORDS)}</p>
      )}
      <Sentiments overview={overview} filter={filter} about={about} onFilter={onFilter} />
      <Languages overview={overview} filter={filter} about={about} onFilter={onFilter} />
      {top && top.count > 0 && filter.variable === undefined && (
        <p className="mt-2 text-sm">
          {TEXT.most(top.variable, percent(top.count / Math.max(1, base)), percent(top.negative / top.count))}
        </p>
      )}
      {results.summary && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-primary">
            {TEXT.summary} <span className="text-muted">{SHARE_WORDS.summary}</span>
          </summary>
          <p className="mt-1.5 mb-2 whitespace-pre-line leading-6">{results.summary}</p>
          <CopyButton text={results.summary} label={TEXT.copySummary} />
        </details>
      )}
    </section>
  );
});

type PartProps = Omit<Props, 'body' | 'of'>;

function Scores({ overview, filter, about, onFilter }: PartProps) {
  const { scores, mean } = overview;
  const draw = useCallback(
    (width: number) =>
      histogramScene({
        label: TEXT.scores,
        width,
        height: 92,
        bins: scores,
        words: {
          score: TEXT.score,
          count: TEXT.comments,
          negative: ALL.results.negative,
          neutral: ALL.results.neutral,
          positive: ALL.results.positive,
        },
      }),
    [scores],
  );
  const chosen = useMemo(
    () => new Set(filter.minScore === undefined ? [] : [String(filter.minScore)]),
    [filter.minScore],
  );
  return (
    <Frame
      title={mean === null ? TEXT.scores : `${TEXT.mean} ${mean.toFixed(1)}`}
      about={about}
      isCaptionShown={false}
      className={BARE}
      draw={draw}
      chosen={chosen}
      onSelect={({ key }) => onFilter((now) => withScores(now, Number(key)))}
    />
  );
}

function Sentiments({ overview, filter, about, onFilter }: PartProps) {
  const { sentiment } = overview;
  const draw = useCallback(
    (width: number) =>
      partsScene({
        label: ALL.results.sentiment,
        width,
        rows: [
          {
            key: 'sentiment',
            parts: SENTIMENTS.map((key) => ({
              key,
              name: ALL.results[key],
              count: sentiment[key],
              role: key,
            })),
          },
        ],
        words: { name: TEXT.file },
      }),
    [sentiment],
  );
  const chosen = useMemo(
    () => new Set((filter.sentiment ?? []).map((one) => `sentiment ${one}`)),
    [filter.sentiment],
  );
  return (
    <Frame
      title={ALL.results.sentiment}
      legend={LEGEND}
      about={about}
      isCaptionShown={false}
      className={BARE}
      draw={draw}
      chosen={chosen}
      onSelect={({ part, isExcluded }) =>
        onFilter((now) => (isExcluded ? withoutSentiment : withSentiment)(now, part as Sentiment))
      }
    />
  );
}

function Languages({ overview, filter, about, onFilter }: PartProps) {
  const { languages } = overview;
  const parts = useMemo(() => {
    const first = languages.slice(0, LANGUAGES);
    const rest = languages.slice(LANGUAGES).reduce((sum, one) => sum + one.count, 0);
    return [
      ...first.map(({ language, count: comments }, at) => ({
        key: language,
        name: languageName(language),
        count: comments,
        role: hueRole(at),
      })),
      ...(rest > 0 ? [{ key: '', name: TEXT.others, count: rest, role: 'muted' as const }] : []),
    ];
  }, [languages]);
  const draw = useCallback(
    (width: number) =>
      partsScene({
        label: TEXT.languages,
        width,
        barHeight: 16,
        rows: [{ key: 'language', parts }],
        words: { name: TEXT.file },
      }),
    [parts],
  );
  const chosen = useMemo(
    () => new Set((filter.language ?? []).map((one) => `language ${one}`)),
    [filter.language],
  );
  return (
    <Frame
      title={TEXT.languages}
      legend={parts}
      about={about}
      isCaptionShown={false}
      className={BARE}
      draw={draw}
      chosen={chosen}
      onSelect={({ part }) => part && onFilter((now) => withLanguage(now, part))}
    />
  );
}

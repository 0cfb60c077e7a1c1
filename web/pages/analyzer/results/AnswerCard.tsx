import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { RunNumbers } from '@smops/core/judging/estimates/run-numbers.model.js';
import { kindText, meanSentence, onceText } from '@smops/core/judging/estimates/share-words.model.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import { histogramScene } from '@smops/core/platform/charts/histogram.js';
import { partsScene } from '@smops/core/platform/charts/parts.js';
import { percentOf, percentRangeOf } from '@smops/core/platform/language/percent.model.js';
import { memo, useCallback, useMemo } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { SHARE_WORDS } from '../../../components/share-words.js';
import { count } from '../../../format/format.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import {
  type ChangeFilter,
  isFiltered,
  type Sentiment,
  withLanguage,
  withoutSentiment,
  withScores,
  withSentiment,
} from './filter/filter.model.js';
import { hueRole } from './hues.js';
import { languageName } from './language-name.js';
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
  /** All numbers of the page, on its basis. */
  numbers: RunNumbers;
  /** What counts stand on that the basis of the page does not say. */
  mark: string | undefined;
  onFilter: ChangeFilter;
}

/** How many, how they feel, in which languages, about what: the answer before its evidence. */
export const AnswerCard = memo(function AnswerCard(props: Props) {
  const { body, overview, filter, about, numbers, mark, onFilter } = props;
  const { results } = body;
  const isNarrowed = isFiltered(filter);
  const { mentioning } = numbers;
  const [hits, of] = isNarrowed
    ? [overview.matching, overview.comments]
    : [mentioning.count, numbers.comments];
  const { low, high } = mentioning;
  const known = results.mentioning;
  const basis =
    mentioning.kind === 'corrected' || known === null
      ? SHARE_WORDS.basis[mentioning.kind]
      : kindText(known, SHARE_WORDS, numbers.basis);
  const isOnce = numbers.isOnce && mentioning.kind === 'machine';
  const interval = [
    TEXT.interval(percentRangeOf(low, high)),
    ...(isOnce ? [onceText(mentioning, SHARE_WORDS) ?? SHARE_WORDS.eachOnce] : []),
    basis,
  ].join(' · ');
  const mean = numbers.basis === 'corrected' && !isNarrowed ? results.mean_sentiment : null;
  return (
    <section className="panel flex flex-col px-4 py-3" aria-label={ALL.results.title}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-4xl text-accent tabular-nums">
          {!isNarrowed && mentioning.isAtLeast ? SHARE_WORDS.atLeastMention(hits) : count(hits)}
        </span>
        <span className="text-muted tabular-nums">{ALL.results.of(of)}</span>
      </p>
      <p>
        {isNarrowed ? RESULTS_TEXT.time.matching : ALL.results.matched}{' '}
        <span className="whitespace-nowrap font-semibold tabular-nums">
          {percentOf(hits / Math.max(1, of))}
        </span>
      </p>
      <p className="text-muted text-xs">{isNarrowed ? TEXT.filteredBasis : interval}</p>
      <Scores
        overview={overview}
        mean={mean?.mean ?? overview.mean}
        filter={filter}
        about={about}
        onFilter={onFilter}
      />
      {mean !== null && <p className="text-muted text-xs">{meanSentence(mean, SHARE_WORDS)}</p>}
      {mark !== undefined && <p className="mt-2 text-muted text-xs">{TEXT.countedBelow}</p>}
      <Sentiments overview={overview} filter={filter} about={about} onFilter={onFilter} />
      <Languages overview={overview} filter={filter} about={about} onFilter={onFilter} />
      {results.summary && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer py-0.5 text-primary">
            {TEXT.summary} <span className="text-muted">{SHARE_WORDS.summary}</span>
          </summary>
          <p className="mt-1.5 mb-2 whitespace-pre-line leading-6">{results.summary}</p>
          <CopyButton text={results.summary} label={TEXT.copySummary} />
        </details>
      )}
    </section>
  );
});

type PartProps = Pick<Props, 'overview' | 'filter' | 'about' | 'onFilter'>;

function Scores({ overview, mean, filter, about, onFilter }: PartProps & { mean: number | null }) {
  const { scores } = overview;
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

import { copiesOfShareText } from '@smops/core/analysis/shares/copied-shares.model.js';
import { DIFFERENCES } from '@smops/core/analysis/shares/differences.texts.model.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { riseTurnsText } from '@smops/core/judging/insight/conclusions/turning-words.model.js';
import { SERIES_UNITS } from '@smops/core/telling/series/series.constants.js';
import type { Series } from '@smops/core/telling/series/series.schemas.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { ArrowLeft, ChartLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { isReportOf } from '../../addresses/run-address.js';
import { seriesAddress } from '../../addresses/series-address.js';
import { BasisSwitch, basisOf } from '../../components/BasisSwitch.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { Select } from '../../components/form/Select.js';
import { later } from '../../components/Later.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useUrlState } from '../../components/useUrlState.js';
import { count } from '../../format/format.js';
import { alarmDestinationsAtom, seriesAtom } from '../../state/analyzer/series.js';
import { useAtomValue } from '../../state/atoms.js';
import { loadedAtom } from '../../state/loaded.js';
import { destinationsAtom } from '../../state/records/deliveries.js';
import { NotFoundPage } from '../not-found/NotFoundPage.js';
import { ReportLink } from '../reports/ReportLink.js';
import { ReportView } from '../reports/ReportView.js';
import { AlarmsSent } from './AlarmsSent.js';
import { Periods } from './Periods.js';
import { RisenWords } from './RisenWords.js';
import { SpansForm, useSpans } from './SpansForm.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';
import { SHARE_WORDS } from './share-words.js';
import { ToldDay, useToldDay } from './told-day.js';
import { VariablesTable } from './VariablesTable.js';

const SeriesChart = later(async () => (await import('./SeriesChart.js')).SeriesChart, 'h-84');
const MOST_ALARMS = 8;

function Alarms({ alarms, onChoose }: { alarms: Series['alarms']; onChoose(variable: string): void }) {
  if (alarms.length === 0) return <p className="text-muted text-sm">{TEXT.noAlarms}</p>;
  return (
    <ul className="space-y-1 text-sm">
      {alarms.slice(0, MOST_ALARMS).map(({ variable, start, count: hits, total, expected, copies }) => (
        <li key={`${start} ${variable}`} className="flex flex-wrap gap-x-2">
          <span className="text-muted tabular-nums">
            <ToldDay start={start} />
          </span>
          <button
            type="button"
            className="text-left text-primary hover:underline"
            onClick={() => onChoose(variable)}
          >
            {TEXT.alarm(variable, count(hits), count(total), expected.toFixed(1))}
            {copies && `; ${copiesOfShareText(copies, copies.count, DIFFERENCES())}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The usual basis: the corrected one as soon as one point is. */
const seriesBasis = ({ variables }: Series): Basis =>
  variables.some(({ points }) => points.some((point) => point?.kind === 'corrected'))
    ? 'corrected'
    : 'machine';

/** The whole series in a line: how many runs, comments and days, and what is left out. */
function headOf(
  { runs, comments, points, withTime, repeated, unit }: Series,
  toldDay: (start: string) => string,
): string[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [
    TEXT.head(runs.length, count(comments), toldDay(first.start), toldDay(last.start)),
    ...(unit !== 'run' && withTime < comments ? [TEXT.noTime(count(comments - withTime))] : []),
    ...(repeated > 0 ? [TEXT.repeated(count(repeated))] : []),
  ];
}

/** The analyses of a codebook in the course of time, or the report of them. */
export function SeriesPage() {
  const { codebook = '' } = useParams<{ codebook: string }>();
  if (!isReportOf(useSearch())) return <SeriesView codebook={codebook} />;
  return (
    <>
      <PageHeader title={TEXT.titleLoading} />
      <ReportView key={codebook} of="series" id={codebook} back={seriesAddress(codebook)} />
    </>
  );
}

/** Whether it is known where the alarms of a codebook are sent, and where they could be. */
const placesAtom = (codebook: string) => loadedAtom([alarmDestinationsAtom(codebook), destinationsAtom]);

interface ChoicesProps {
  unit: (typeof SERIES_UNITS)[number] | undefined;
  setUnit(unit: string): void;
  copies: 'once' | undefined;
  setCopies(copies: string): void;
}

/** By what time is counted, and whether copies of one text are one comment. */
function Choices({ unit, setUnit, copies, setCopies }: ChoicesProps) {
  return (
    <>
      <Select
        label={TEXT.unit}
        className="w-48"
        value={unit ?? 'auto'}
        options={(['auto', ...SERIES_UNITS] as const).map((value) => ({
          value,
          label: TEXT.units[value],
        }))}
        onChange={(value) => setUnit(value === 'auto' ? '' : value)}
      />
      <Select
        label={TEXT.copies}
        className="w-48"
        value={copies ?? 'all'}
        options={[
          { value: 'all', label: TEXT.copiesAll },
          { value: 'once', label: TEXT.copiesOnce },
        ]}
        onChange={(value) => setCopies(value === 'once' ? value : '')}
      />
    </>
  );
}

interface PartsProps {
  codebook: string;
  series: Series;
  /** The variable that the chart shows. */
  chosen: string;
  setChosen(variable: string): void;
  basis: Basis | undefined;
  setBasis(basis: string): void;
  copies: 'once' | undefined;
  spans: ReturnType<typeof useSpans>;
  toldDay: ReturnType<typeof useToldDay>;
}

/** Alarms, chart, variables, two spans compared and the words that rose. */
function SeriesParts(props: PartsProps) {
  const { codebook, series, chosen, setChosen, basis, setBasis, copies, spans, toldDay } = props;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted text-sm">{headOf(series, toldDay).join(' ')}</p>
        {series.unit !== 'run' && <p className="text-muted text-sm">{SHARE_WORDS.all}</p>}
        {series.unit === 'run' && (
          <BasisSwitch words={SHARE_WORDS} basis={basis ?? seriesBasis(series)} onChange={setBasis} />
        )}
      </div>
      <section className="panel p-4" aria-label={TEXT.alarms}>
        <h2 className="mb-2 font-semibold text-sm">{TEXT.alarms}</h2>
        <Alarms alarms={series.alarms} onChoose={setChosen} />
        {series.turning.map((one) => (
          <p key={one.variable} className="text-sm">
            {riseTurnsText(one)}
          </p>
        ))}
        <AlarmsSent codebook={codebook} />
      </section>
      <SeriesChart series={series} variable={chosen} onDays={spans.choose} />
      <section className="panel" aria-label={TEXT.variables}>
        <VariablesTable series={series} chosen={chosen} onChoose={setChosen} />
      </section>
      {series.withTime > 0 && (
        <>
          <section className="panel pt-4" aria-label={TEXT.periods}>
            <h2 className="px-4 pb-1 font-semibold text-sm">{TEXT.periods}</h2>
            {series.unit === 'run' && <p className="px-4 text-muted text-sm">{SHARE_WORDS.all}</p>}
            <SpansForm spans={spans} />
            <Periods codebook={codebook} spans={spans.chosen} copies={copies} />
          </section>
          <section className="panel pt-4" aria-label={TEXT.link}>
            <RisenWords codebook={codebook} spans={spans.chosen} />
          </section>
        </>
      )}
    </div>
  );
}

function SeriesView({ codebook }: { codebook: string }) {
  const [unitName, setUnit] = useUrlState('unit');
  const [copiesName, setCopies] = useUrlState('copies');
  const [basisName, setBasis] = useUrlState('basis');
  const [chosenName, setChosen] = useUrlState('variable');
  const spans = useSpans();
  const unit = SERIES_UNITS.find((one) => one === unitName);
  const copies = copiesName === 'once' ? 'once' : undefined;
  const basis = basisOf(basisName);
  const atom = useMemo(() => seriesAtom(codebook, { unit, copies, basis }), [codebook, unit, copies, basis]);
  const { data, error } = useAtomValue(atom);
  const arePlacesKnown = useAtomValue(useMemo(() => placesAtom(codebook), [codebook]));
  // Both at once: where alarms are sent stands above the chart.
  const shown = data && arePlacesKnown;
  // They come with the page, and stay while another choice of theirs is counted.
  const hasChoices = useRef(false);
  if (shown) hasChoices.current = true;
  const toldDay = useToldDay();
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const title = data ? TEXT.title(data.codebook.name) : TEXT.titleLoading;
  const lead = data?.alarms[0]?.variable;
  const most = data?.variables.reduce<Series['variables'][number] | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  );
  const chosen =
    data?.variables.find(({ variable }) => variable === chosenName)?.variable ?? lead ?? most?.variable ?? '';
  return (
    <>
      <PageHeader
        title={title}
        subtitle={
          <Link
            href={`/codebooks?codebook=${encodeURIComponent(codebook)}`}
            className="inline-flex items-center gap-1 text-primary underline"
          >
            <ArrowLeft className="size-4" aria-hidden />
            {TEXT.back}
          </Link>
        }
        actions={
          hasChoices.current && (
            <>
              <Choices {...{ unit, setUnit, copies, setCopies }} />
              {data && data.points.length > 0 && (
                <ReportLink
                  href={`${seriesAddress(codebook)}?view=report${basis === undefined ? '' : `&basis=${basis}`}`}
                />
              )}
            </>
          )
        }
      />
      {!data || !shown ? (
        <section className="panel min-h-96" aria-label={TEXT.titleLoading}>
          {error ? (
            <ErrorState
              title={TEXT.loadFailed}
              error={error}
              onRetry={() => void atom.refetch()}
              retryLabel={TEXT.retry}
            />
          ) : (
            <Skeleton />
          )}
        </section>
      ) : data.points.length === 0 ? (
        <div className="panel">
          <EmptyState icon={<ChartLine />} title={TEXT.none} text={TEXT.noneText} />
        </div>
      ) : (
        <SeriesParts
          {...{ codebook, series: data, chosen, setChosen, basis, setBasis, copies, spans, toldDay }}
        />
      )}
    </>
  );
}

import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { Home } from '@smops/core/telling/home/home.schemas.js';
import type { Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { RUNS_ADDRESS, runAddress } from '../../addresses/run-address.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { ProgressBar } from '../../components/feedback/ProgressBar.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { Time } from '../../components/format/Time.js';
import { later } from '../../components/Later.js';
import { PageHeader } from '../../components/PageHeader.js';
import { useLookingAgain } from '../../components/useLookingAgain.js';
import { calendarDay } from '../../format/dates.js';
import { count } from '../../format/format.js';
import { useAtomValue } from '../../state/atoms.js';
import { homeAtom } from '../../state/records/home.js';
import { FirstSteps, SampleNote } from './FirstSteps.js';
import { HOME_TEXT as TEXT } from './home.texts.js';

const ScoreCurve = later(async () => (await import('./ScoreCurve.js')).ScoreCurve, 'h-44');
const SentimentParts = later(
  async () => (await import('../../charts/SentimentParts.js')).SentimentParts,
  'h-3',
);

/** What one looks at first: each card says what is there, or that nothing is, and has one way on. */
export function HomePage() {
  const home = useAtomValue(homeAtom);
  const { data } = home;
  const isRunning = (data?.analyses?.running.length ?? 0) > 0;
  useLookingAgain(homeAtom, isRunning);
  return (
    <>
      <PageHeader title={TEXT.title} subtitle={TEXT.subtitle} />
      {data?.sample && <SampleNote sample={data.sample} />}
      {data?.isNew && <FirstSteps home={data} />}
      {home.error && !data ? (
        <ErrorState title={TEXT.loadFailed} error={home.error} onRetry={() => void homeAtom.refetch()} />
      ) : data === undefined ? (
        <Bones />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.schedules && data.schedules.length > 0 && (
              <Card title={TEXT.schedules.title} to="/schedules" way={TEXT.schedules.open}>
                <Troubled schedules={data.schedules} />
              </Card>
            )}
            {data.analyses && (
              <Card title={TEXT.running.title} to="/fb-analyzer" way={TEXT.running.open}>
                <Running runs={data.analyses.running} />
              </Card>
            )}
            <Card
              title={TEXT.tasks.title}
              note={TEXT.tasks.counts(data.tasks.dueCount, data.tasks.openCount)}
              to="/tasks?status=In+Progress"
              way={TEXT.tasks.open}
            >
              <Due tasks={data.tasks.due} />
            </Card>
            <Card
              title={TEXT.limits.title}
              to={data.cost ? '/settings/services' : '/youtube'}
              way={data.cost ? TEXT.limits.open : TEXT.limits.openQuota}
            >
              <Limits quota={data.quota} cost={data.cost} />
            </Card>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {data.analyses && (
              <Card title={TEXT.latest.title} to={RUNS_ADDRESS} way={TEXT.latest.open}>
                <Latest runs={data.analyses.latest} />
              </Card>
            )}
            {data.scores && (
              <Card title={TEXT.score.title} to="/sentiments" way={TEXT.score.open}>
                {data.scores.length === 0 ? (
                  <None text={TEXT.score.none} />
                ) : (
                  <ScoreCurve scores={data.scores} />
                )}
              </Card>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** The cards while what they say is on its way: they come together, so that none moves another. */
const Bones = () => (
  <div aria-hidden className="grid items-start gap-4 lg:grid-cols-2">
    {[0, 1].map((column) => (
      <div key={column} className="grid gap-4">
        {[0, 1].map((card) => (
          <div key={card} className="panel p-4">
            <SkeletonText lines={5} />
          </div>
        ))}
      </div>
    ))}
  </div>
);

interface CardProps {
  title: string;
  note?: string | undefined;
  to: string;
  way: string;
  children: ReactNode;
}

function Card({ title, note, to, way, children }: CardProps) {
  return (
    <section className="panel p-4" aria-label={title}>
      <header className="mb-3 flex items-start justify-between gap-4">
        <h2 className="min-w-0 font-semibold text-base">
          {title} {note && <span className="ml-1 font-normal text-muted text-sm">{note}</span>}
        </h2>
        <Link
          href={to}
          className="btn btn-sm shrink-0 border-line bg-base-100 font-medium text-sm hover:bg-base-200"
        >
          {way}
        </Link>
      </header>
      {children}
    </section>
  );
}

const None = ({ text }: { text: string }) => <p className="text-muted text-sm">{text}</p>;

function Troubled({ schedules }: { schedules: readonly Schedule[] }) {
  return (
    <ul className="space-y-2 text-sm">
      {schedules.map(({ id, name, paused, failures, last }) => (
        <li key={id}>
          <span className="font-medium">{name}</span>{' '}
          <span className="text-muted">
            {paused ? (paused.reason ?? TEXT.schedules.paused) : TEXT.schedules.failed(failures)}
            {!paused && last?.reason && ` ${last.reason}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ name, fileName }: AnalysisRecord) => name || fileName || TEXT.unnamed;

function Running({ runs }: { runs: readonly AnalysisRecord[] }) {
  if (runs.length === 0) return <None text={TEXT.running.none} />;
  return (
    <ul className="space-y-3">
      {runs.map((run) => (
        <li key={run.id}>
          <Link href={runAddress(run.analysisId)} className="block rounded-field hover:bg-base-200">
            <ProgressBar
              label={nameOf(run)}
              value={run.progress}
              valueText={`${TEXT.running.status[run.status as keyof typeof TEXT.running.status] ?? run.status} ${run.progress}%`}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Latest({ runs }: { runs: readonly AnalysisRecord[] }) {
  if (runs.length === 0) return <None text={TEXT.latest.none} />;
  return (
    <ul className="space-y-3">
      {runs.map((run) => (
        <li key={run.id}>
          <Link
            href={runAddress(run.analysisId)}
            className="block rounded-field border border-base-300 px-3 py-2.5 hover:bg-base-200"
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-medium">{nameOf(run)}</span>
              <span className="shrink-0 text-muted text-xs">
                <Time value={run.uploadDate} ago />
              </span>
            </span>
            <span className="mb-1.5 block truncate text-muted text-sm">
              {[TEXT.latest.comments(run.totalComments), ...run.variables.slice(0, 3)].join(' · ')}
            </span>
            <SentimentParts
              positive={run.positiveComments}
              neutral={run.neutralComments}
              negative={run.negativeComments}
              label={TEXT.latest.sentiment(
                count(run.positiveComments),
                count(run.neutralComments),
                count(run.negativeComments),
              )}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Due({ tasks }: { tasks: Home['tasks']['due'] }) {
  if (tasks.length === 0) return <None text={TEXT.tasks.none} />;
  return (
    <ul className="divide-y divide-base-300 text-sm">
      {tasks.map((task) => (
        <li key={task.id}>
          <Link
            href={`/tasks?q=${encodeURIComponent(task.taskId)}`}
            className="flex items-baseline gap-3 py-2 hover:bg-base-200"
          >
            <span className="shrink-0 font-medium tabular-nums">{task.taskId}</span>
            <span className="shrink-0 text-muted tabular-nums">{calendarDay(task.date)}</span>
            <span className="min-w-0 truncate">{task.requirements ?? task.socialPlatform}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Limits({ quota, cost }: Pick<Home, 'quota' | 'cost'>) {
  return (
    <div className="space-y-3">
      {quota ? (
        <ProgressBar
          label={TEXT.limits.quota}
          value={(100 * quota.used) / quota.limit}
          valueText={TEXT.limits.of(count(quota.used), count(quota.limit))}
        />
      ) : (
        <None text={TEXT.limits.none} />
      )}
      {cost && (
        <dl className="grid grid-cols-2 gap-3 text-sm">
          <div>
            <dt className="text-muted">{TEXT.limits.today}</dt>
            <dd className="font-semibold text-lg tabular-nums">{usdText(cost.todayUsd)}</dd>
            {cost.dailyBudgetUsd !== null && (
              <dd className="text-muted text-xs">{TEXT.limits.budget(usdText(cost.dailyBudgetUsd))}</dd>
            )}
          </div>
          <div>
            <dt className="text-muted">{TEXT.limits.month}</dt>
            <dd className="font-semibold text-lg tabular-nums">{usdText(cost.monthUsd)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

import type { Freshness, StatisticsStatus } from '@smops/core/channels/statistics/statistics.schemas.js';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button.js';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Skeleton } from '../../../components/feedback/Skeleton.js';
import { Time } from '../../../components/format/Time.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { reasonOf } from '../../../components/reason-of.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { useAction } from '../../../components/useAction.js';
import { calendarDay, shortDate, timeAgo } from '../../../format/dates.js';
import { count } from '../../../format/format.js';
import { useAtomValue } from '../../../state/atoms.js';
import { refreshFacebookPosts } from '../../../state/records/facebook.js';
import { statisticsAtom } from '../../../state/records/statistics.js';
import { refreshYoutube } from '../../../state/records/youtube.js';
import { toast } from '../../../state/toasts.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { STATISTICS_TEXT as TEXT } from './statistics.texts.js';

/** What the limits of YouTube and Facebook still allow, and how each is set up. */
export function StatisticsPanels() {
  const { data, error } = useAtomValue(statisticsAtom);
  if (data === undefined) {
    return (
      <section className="panel">
        {error === undefined ? (
          <Skeleton />
        ) : (
          <ErrorState title={TEXT.loadFailed} error={error} onRetry={() => void statisticsAtom.refetch()} />
        )}
      </section>
    );
  }
  return (
    <>
      <ListPanel title={TEXT.youtube}>
        <ConnectionSetUp id="youtube" isAlone>
          <Check isReady={data.youtube.configured} name={TEXT.youtube} check={refreshYoutube} />
        </ConnectionSetUp>
        {data.youtube.configured && <Youtube status={data.youtube} />}
      </ListPanel>
      <ListPanel title={TEXT.facebook}>
        <ConnectionSetUp id="facebook" isAlone>
          <Check
            isReady={data.facebook.configured}
            name={TEXT.facebook}
            check={() => refreshFacebookPosts({ limit: 1 })}
          />
        </ConnectionSetUp>
        {data.facebook.configured && <Facebook status={data.facebook} />}
      </ListPanel>
    </>
  );
}

/** Asks the service for its newest figures and says whether that worked. */
function Check({ isReady, name, check }: { isReady: boolean; name: string; check(): Promise<unknown> }) {
  const [run, running] = useAction(
    async () => {
      await check();
      toast({ title: TEXT.works(name) });
      await statisticsAtom.refetch();
    },
    (failure) => {
      toast({ tone: 'destructive', title: TEXT.failed(name), description: reasonOf(failure) });
      void statisticsAtom.refetch();
    },
  );
  if (!isReady) return null;
  return (
    <Button
      size="small"
      className="mt-2"
      aria-label={running ? undefined : TEXT.checkOf(name)}
      pending={running}
      pendingLabel={TEXT.checking}
      onClick={() => void run()}
    >
      {TEXT.check}
    </Button>
  );
}

function Youtube({ status }: { status: StatisticsStatus['youtube'] }) {
  return (
    <Facts>
      <Fact name={TEXT.channel}>{status.channel}</Fact>
      {status.quota.map(({ bucket, left, limit }) => (
        <Fact key={bucket} name={TEXT.buckets[bucket]}>
          {TEXT.unitsLeft(count(left), count(limit))}
        </Fact>
      ))}
      <Fact name={TEXT.resets}>
        <Time value={status.quotaResetsAt} ago />
      </Fact>
      <Fact name={TEXT.lastListing}>
        <Moment time={status.listedAt} otherwise={TEXT.never} />
      </Fact>
      <Refreshes freshness={status.freshness} />
    </Facts>
  );
}

function Facebook({ status }: { status: StatisticsStatus['facebook'] }) {
  const zone = useTimeZone();
  const { version, versionEndsOn, usagePercent, tokenCheckedAt, tokenExpiresAt } = status;
  return (
    <Facts>
      <Fact name={TEXT.page}>{status.page}</Fact>
      <Fact name={TEXT.version}>
        {versionEndsOn === null ? version : TEXT.versionEnds(version, calendarDay(versionEndsOn))}
      </Fact>
      <Fact name={TEXT.usage}>{usagePercent === null ? TEXT.unknown : TEXT.usagePercent(usagePercent)}</Fact>
      <Fact name={TEXT.token}>
        {tokenCheckedAt === null
          ? TEXT.unknown
          : tokenExpiresAt === null
            ? TEXT.tokenForever
            : TEXT.tokenEnds(shortDate(tokenExpiresAt, zone), timeAgo(tokenExpiresAt))}
      </Fact>
      <Refreshes freshness={status.freshness} />
    </Facts>
  );
}

function Refreshes({ freshness: { refreshedAt, nextAllowedAt, failure } }: { freshness: Freshness }) {
  return (
    <>
      <Fact name={TEXT.lastRefresh}>
        <Moment time={refreshedAt} otherwise={TEXT.never} />
      </Fact>
      <Fact name={TEXT.nextRefresh}>
        <Moment time={isAhead(nextAllowedAt) ? nextAllowedAt : null} otherwise={TEXT.now} />
      </Fact>
      <Fact name={TEXT.failure}>
        {failure === null ? (
          TEXT.none
        ) : (
          <>
            {failure.message} <Time value={failure.at} ago />
          </>
        )}
      </Fact>
    </>
  );
}

const isAhead = (time: string | null) => time !== null && Date.parse(time) > Date.now();

const Moment = ({ time, otherwise }: { time: string | null; otherwise: string }) =>
  time === null ? otherwise : <Time value={time} ago />;

const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-base-300 border-base-300 border-t px-4">{children}</dl>
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}

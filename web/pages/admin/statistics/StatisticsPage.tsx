import type { Freshness, StatisticsStatus } from '@smops/core/statistics/statistics.schemas.js';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/feedback/ErrorState.js';
import { Skeleton } from '../../../components/feedback/Skeleton.js';
import { calendarDay, shortDate, timeAgo } from '../../../components/format/dates.js';
import { count } from '../../../components/format/format.js';
import { Time } from '../../../components/format/Time.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { useAtomValue } from '../../../state/atoms.js';
import { statisticsAtom } from '../../../state/records/statistics.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { STATISTICS_TEXT as TEXT } from './statistics.texts.js';

/** What the services' limits still allow, for who has to do something about it. */
export function StatisticsPage() {
  const { data, error } = useAtomValue(statisticsAtom);
  return (
    <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
      {data !== undefined ? (
        <div className="space-y-4">
          <Youtube status={data.youtube} />
          <Facebook status={data.facebook} />
        </div>
      ) : (
        <section className="panel">
          {error === undefined ? (
            <Skeleton />
          ) : (
            <ErrorState title={TEXT.loadFailed} error={error} onRetry={() => void statisticsAtom.refetch()} />
          )}
        </section>
      )}
    </SettingsFrame>
  );
}

function Youtube({ status }: { status: StatisticsStatus['youtube'] }) {
  return (
    <ListPanel title={TEXT.youtube}>
      <Facts missing={status.configured ? undefined : TEXT.youtubeNames}>
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
    </ListPanel>
  );
}

function Facebook({ status }: { status: StatisticsStatus['facebook'] }) {
  const zone = useTimeZone();
  const { version, versionEndsOn, usagePercent, tokenCheckedAt, tokenExpiresAt } = status;
  return (
    <ListPanel title={TEXT.facebook}>
      <Facts missing={status.configured ? undefined : TEXT.facebookNames}>
        <Fact name={TEXT.page}>{status.page}</Fact>
        <Fact name={TEXT.version}>
          {versionEndsOn === null ? version : TEXT.versionEnds(version, calendarDay(versionEndsOn))}
        </Fact>
        <Fact name={TEXT.usage}>
          {usagePercent === null ? TEXT.unknown : TEXT.usagePercent(usagePercent)}
        </Fact>
        <Fact name={TEXT.token}>
          {tokenCheckedAt === null
            ? TEXT.unknown
            : tokenExpiresAt === null
              ? TEXT.tokenForever
              : TEXT.tokenEnds(shortDate(tokenExpiresAt, zone), timeAgo(tokenExpiresAt))}
        </Fact>
        <Refreshes freshness={status.freshness} />
      </Facts>
    </ListPanel>
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

/** Names and values; or, with `missing`, what must be set first. */
function Facts({ missing, children }: { missing: string | undefined; children: ReactNode }) {
  if (missing !== undefined)
    return <p className="break-words px-4 py-3.5 text-muted">{TEXT.notSet(missing)}</p>;
  return <dl className="divide-y divide-base-300 px-4">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  );
}

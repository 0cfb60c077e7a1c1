import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { CalendarDays, ClipboardList, Gauge } from 'lucide-react';
import { Time } from '../../components/format/Time.js';
import { later } from '../../components/Later.js';
import { StatCard, StatCards } from '../../components/StatCard.js';
import type { CommentsShown } from './details-address.js';
import { labelOf, SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.cards;

const ScoresPicture = later(async () => (await import('./ScoresPicture.js')).ScoresPicture, 'h-80');

/** The latest record in three cards, its summary, and how the scores of its comments lie. */
export function LatestAnalysis({
  record,
  onComments,
}: {
  record: SentimentRecord;
  onComments(shown: CommentsShown): void;
}) {
  return (
    <>
      <StatCards label={TEXT.label}>
        <StatCard
          label={TEXT.score}
          value={`${record.sentimentScore}/10`}
          hint={labelOf(record.label)}
          icon={<Gauge aria-hidden />}
        />
        <StatCard
          label={TEXT.last}
          value={
            <span className="max-sm:text-base [&>time]:whitespace-normal">
              <Time value={record.analyzeDate} />
            </span>
          }
          hint={TEXT.lastHint}
          icon={<CalendarDays aria-hidden />}
        />
        <StatCard
          label={TEXT.task}
          value={record.taskId}
          hint={TEXT.taskHint}
          icon={<ClipboardList aria-hidden />}
        />
      </StatCards>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-md:order-1 lg:auto-cols-fr lg:grid-flow-col">
        <section className="panel p-4" aria-label={SENTIMENTS_TEXT.summary}>
          <h2 className="mb-2 font-semibold text-base">{SENTIMENTS_TEXT.summary}</h2>
          <p className="max-w-prose whitespace-pre-line break-words">{record.aiSummary}</p>
        </section>
        {record.comments !== null && (
          <div className="panel p-4">
            <ScoresPicture record={record} level={2} onComments={onComments} />
          </div>
        )}
      </div>
    </>
  );
}

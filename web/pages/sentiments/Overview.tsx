import { leftOutText } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import type {
  SentimentComment,
  SentimentRecord,
} from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { readingText } from '@smops/core/comments/file-reading.model.js';
import { useMemo } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { Time } from '../../components/format/Time.js';
import { later } from '../../components/Later.js';
import { useAtomValue } from '../../state/atoms.js';
import { onEnglishScreen } from '../../state/language.js';
import { sentimentAtom } from '../../state/records/sentiments.js';
import type { CommentsShown } from './details-address.js';
import { ScoreBadge } from './ScoreBadge.js';
import { ScoredComment } from './ScoredComment.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';

const TEXT = SENTIMENTS_TEXT.details;
const ScoresPicture = later(async () => (await import('./ScoresPicture.js')).ScoresPicture, 'h-80');

/** What a record says and what it rests on. */
export function Overview({
  record,
  onComments,
}: {
  record: SentimentRecord;
  /** A mark of the charts was chosen: the comments it stands for. */
  onComments?: (shown: CommentsShown) => void;
}) {
  const { comments } = record;
  return (
    <div className="space-y-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        <Fact name={TEXT.task}>{record.taskId}</Fact>
        <Fact name={TEXT.date}>
          <Time value={record.analyzeDate} />
        </Fact>
        <Fact name={TEXT.score} hint={comments === null ? undefined : TEXT.scoreHint}>
          <span className="inline-flex flex-wrap items-center gap-2">
            {record.sentimentScore}/10 <ScoreBadge label={record.label} />
          </span>
          {record.earlierScore !== null && (
            <span className="block font-normal text-muted text-xs">{TEXT.earlier(record.earlierScore)}</span>
          )}
        </Fact>
        {record.weightedScore !== null && (
          <Fact name={TEXT.weighted} hint={TEXT.weightedHint}>
            {record.weightedScore}/10
          </Fact>
        )}
        {record.engineVersion !== null && (
          <Fact name={TEXT.engine}>
            {record.model} ({record.engineVersion})
          </Fact>
        )}
      </dl>
      <section>
        <h3 className="mb-1 font-medium text-sm">{TEXT.summary}</h3>
        <p className="whitespace-pre-line break-words">{record.aiSummary}</p>
      </section>
      {comments === null ? (
        <p className="text-muted text-sm">{TEXT.noComments}</p>
      ) : (
        <>
          <ScoresPicture record={record} level={3} onComments={onComments} />
          <StandingOut id={record.id} />
          <HowRead id={record.id} />
        </>
      )}
    </div>
  );
}

function Fact({ name, hint, children }: { name: string; hint?: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
      {hint && <dd className="text-muted text-xs">{hint}</dd>}
    </div>
  );
}

function StandingOut({ id }: { id: number }) {
  const details = useAtomValue(useMemo(() => sentimentAtom(id), [id]));
  if (details.error && !details.data) return <ErrorState title={TEXT.loadFailed} error={details.error} />;
  const lists = [
    [TEXT.mostPositive, details.data?.mostPositive],
    [TEXT.mostNegative, details.data?.mostNegative],
    [TEXT.mostReacted, details.data?.mostReacted],
  ] as const;
  return (
    <section>
      <h3 className="mb-2 font-medium text-sm">{TEXT.stand}</h3>
      <div className="grid gap-5 lg:grid-cols-3">
        {lists.map(([name, list]) => (
          <Highlights key={name} name={name} comments={list} />
        ))}
      </div>
    </section>
  );
}

/** What was read of the file, and what was left out; nothing of what was imported in parts. */
function HowRead({ id }: { id: number }) {
  const { data } = useAtomValue(useMemo(() => sentimentAtom(id), [id]));
  const intake = data?.intake;
  if (!intake) return null;
  const left = onEnglishScreen(() => leftOutText(intake));
  return (
    <dl className="space-y-1 text-sm">
      {intake.files?.map(
        ({ name, reading }) =>
          reading && (
            <div key={name}>
              <dt className="inline text-muted">{TEXT.readAs}: </dt>
              <dd className="inline break-words">{onEnglishScreen(() => readingText(reading))}</dd>
            </div>
          ),
      )}
      {left !== '' && (
        <div>
          <dt className="inline text-muted">{TEXT.leftOut}: </dt>
          <dd className="inline">{left}</dd>
        </div>
      )}
    </dl>
  );
}

function Highlights({ name, comments }: { name: string; comments: readonly SentimentComment[] | undefined }) {
  return (
    <div>
      <h4 className="text-muted text-sm">{name}</h4>
      {comments === undefined ? (
        <SkeletonText lines={3} />
      ) : comments.length === 0 ? (
        <p className="text-sm">{TEXT.none}</p>
      ) : (
        <ul aria-label={name}>
          {comments.map((comment) => (
            <ScoredComment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
    </div>
  );
}

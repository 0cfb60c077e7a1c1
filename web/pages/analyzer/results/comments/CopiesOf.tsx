import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import type { Copies } from '@smops/core/judging/insight/copies/near-copies.schemas.js';
import { useEffect, useState } from 'react';
import { Button } from '../../../../components/Button.js';
import { SkeletonText } from '../../../../components/feedback/Skeleton.js';
import { Time } from '../../../../components/format/Time.js';
import { useAction } from '../../../../components/useAction.js';
import { client } from '../../../../state/client.js';
import { toast } from '../../../../state/toasts.js';
import { langOf } from '../results.model.js';
import { COPIES_TEXT as TEXT } from './copies.texts.js';

const PAGE = 20;

interface Props {
  runId: string;
  /** Names the group. */
  first: number;
  comments: number;
}

/** The comments of a group of copies behind a button, page by page, without who wrote them. */
export function CopiesOf({
  isShown,
  onShow,
  ...group
}: Props & { isShown: boolean; onShow(isShown: boolean): void }) {
  return (
    <div className="print:hidden">
      <Button size="small" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? TEXT.hide : TEXT.show(group.comments)}
      </Button>
      {isShown && <CopiesList {...group} />}
    </div>
  );
}

function CopiesList({ runId, first, comments }: Props) {
  const [shown, setShown] = useState<Copies['comments']>();
  const [next, setNext] = useState<number | null>(null);
  const [load, isLoading] = useAction(
    async (after: number | undefined) => {
      const page = await client.call(NEAR_COPIES.list, { taskId: runId, first, limit: PAGE, after });
      setShown((before) => [...(after === undefined ? [] : (before ?? [])), ...page.comments]);
      setNext(page.next);
    },
    () => toast({ tone: 'destructive', title: TEXT.failed }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group begins a new list, nothing else does
  useEffect(() => {
    void load(undefined);
  }, [runId, first]);
  if (shown === undefined) return <SkeletonText lines={Math.min(3, comments)} />;
  return (
    <>
      <ul className="mt-2 space-y-2">
        {shown.map(({ seq, number, content, time, language }) => (
          <li key={seq} className="border-base-300 border-l-2 pl-3 text-sm">
            <p className="flex gap-2 text-muted text-xs tabular-nums">
              #{number} {time && <Time value={time} />}
            </p>
            <p className="line-clamp-4 break-words" lang={langOf(language)}>
              {content}
            </p>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button size="small" className="mt-2" disabled={isLoading} onClick={() => void load(next)}>
          {TEXT.more}
        </Button>
      )}
    </>
  );
}

import type { Copies } from '@smops/core/copies/near-copies.schemas.js';
import { listCopies } from '@smops/server/client/near-copies.client.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Time } from '../../../components/format/Time.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { tagOf } from '../../../state/language.js';
import { toast } from '../../../state/toasts.js';
import { COPIES_TEXT as TEXT } from './copies.texts.js';
import { langOf } from './results.model.js';

const PAGE = 20;

interface Props {
  taskId: string;
  /** Names the group. */
  first: number;
  comments: number;
}

/** The comments of a group of copies, page by page when asked for, without who wrote them. */
export function CopiesOf({ taskId, first, comments }: Props) {
  const [shown, setShown] = useState<Copies['comments']>();
  const [next, setNext] = useState<number | null>(null);
  const [load, isLoading] = useAction(
    async (after: number | undefined) => {
      const page = await listCopies(client, taskId, first, { limit: PAGE, after });
      setShown((before) => [...(after === undefined ? [] : (before ?? [])), ...page.comments]);
      setNext(page.next);
    },
    () => toast({ tone: 'destructive', title: TEXT.failed }),
  );
  return (
    <div className="print:hidden">
      <Button
        size="small"
        aria-expanded={shown !== undefined}
        disabled={isLoading}
        onClick={() => (shown === undefined ? void load(undefined) : setShown(undefined))}
      >
        {shown === undefined ? TEXT.show(comments) : TEXT.hide}
      </Button>
      {shown !== undefined && (
        <ul className="mt-2 space-y-2">
          {shown.map(({ seq, number, content, time, language }) => (
            <li key={seq} className="border-base-300 border-l-2 pl-3 text-sm">
              <p className="flex gap-2 text-muted text-xs tabular-nums">
                #{number} {time && <Time value={time} lang={tagOf('zh-CN')} />}
              </p>
              <p className="line-clamp-4 break-words" lang={langOf(language)}>
                {content}
              </p>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && next !== null && (
        <Button size="small" className="mt-2" disabled={isLoading} onClick={() => void load(next)}>
          {TEXT.more}
        </Button>
      )}
    </div>
  );
}

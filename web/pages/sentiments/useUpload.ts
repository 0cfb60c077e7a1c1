import { isRecord, SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { SentimentJob, SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import type { InputOf } from '@smops/core/platform/operations/operation.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { useState } from 'react';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { ConnectionError, client } from '../../state/client.js';
import { sentimentsAtom } from '../../state/records/sentiments.js';
import { toast } from '../../state/toasts.js';
import { SENTIMENTS_TEXT as TEXT } from './sentiments.texts.js';

const POLL_MS = 3000;

/** The job has ended without a record; the message is the server's. */
class JobFailed extends Error {}

function complain(error: Error): void {
  const [title, description] =
    error instanceof ApiError
      ? [TEXT.uploadFailed, reasonOf(error)]
      : [
          TEXT.failed,
          error instanceof ConnectionError
            ? TEXT.sendFailed
            : error instanceof JobFailed
              ? error.message
              : TEXT.analyzeFailed,
        ];
  toast({ tone: 'destructive', title, description });
}

async function follow(job: SentimentJob, onProgress: (progress: number) => void): Promise<SentimentRecord> {
  for (let now = job; ; now = await client.call(SENTIMENTS.get, { id: job.id })) {
    if (now.record !== null) return now.record;
    if (now.error !== null) throw new JobFailed(now.error);
    onProgress(now.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Sends a file, read as its preview showed it, and waits for its record; says how far a slow one is. */
export function useUpload(onDone: (record: SentimentRecord) => void) {
  const [progress, setProgress] = useState<number>();
  const [upload, pending] = useAction(async (input: InputOf<typeof SENTIMENTS.upload>) => {
    try {
      const answer = await client.call(SENTIMENTS.upload, input);
      const record = isRecord(answer) ? answer : await follow(answer, setProgress);
      toast({ title: TEXT.complete, description: TEXT.completeText(record.sentimentScore) });
      onDone(record);
      await sentimentsAtom.refetch();
    } finally {
      setProgress(undefined);
    }
  }, complain);
  return { upload, pending, progress };
}

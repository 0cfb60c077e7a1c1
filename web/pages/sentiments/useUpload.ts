import type { SentimentJob, SentimentRecord } from '@smops/core/sentiments/sentiments.schemas.js';
import { ApiError } from '@smops/server/client/api-error.js';
import {
  getSentiment,
  type UploadedFields,
  uploadSentiment,
} from '@smops/server/client/sentiments.client.js';
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
  for (let now = job; ; now = await getSentiment(client, job.id)) {
    if (now.record !== null) return now.record;
    if (now.error !== null) throw new JobFailed(now.error);
    onProgress(now.progress);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Sends a file, read as its preview showed it, and waits for its record; says how far a slow one is. */
export function useUpload(onDone: (record: SentimentRecord) => void) {
  const [progress, setProgress] = useState<number>();
  const [upload, pending] = useAction(async (file: File, fields: UploadedFields) => {
    try {
      const answer = await uploadSentiment(client, file, fields);
      const record = 'record' in answer ? answer.record : await follow(answer.job, setProgress);
      toast({ title: TEXT.complete, description: TEXT.completeText(record.sentimentScore) });
      onDone(record);
      await sentimentsAtom.refetch();
    } finally {
      setProgress(undefined);
    }
  }, complain);
  return { upload, pending, progress };
}

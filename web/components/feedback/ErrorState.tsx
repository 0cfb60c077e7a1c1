import { ApiError } from '@smops/server/client/api-error.js';
import { CircleAlert } from 'lucide-react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { reasonOf } from '../reason-of.js';

export interface ErrorStateProps {
  /** What failed, for example "The accounts could not be loaded". */
  title: string;
  error: Error;
  onRetry?(): void;
  /** Stands in for the reason when the server gave none. */
  fallback?: string;
  /** Default: Retry. */
  retryLabel?: string | undefined;
}

/** The one look of a failure: what failed, the reason, what to do, and the request id to quote. */
export function ErrorState({ title, error, fallback, onRetry, retryLabel = TEXT.retry }: ErrorStateProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-12 text-center">
      <span className="mb-3 rounded-full bg-bad p-3 text-bad-content">
        <CircleAlert className="size-6" aria-hidden />
      </span>
      <p className="font-medium">{title}</p>
      <p className="mt-1 max-w-prose break-words text-muted text-sm">{reasonOf(error, fallback)}</p>
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {requestId && (
        <p className="mt-3 text-muted text-xs">
          {TEXT.request} <code className="select-all">{requestId}</code>
        </p>
      )}
    </div>
  );
}

import { ApiError } from '@smops/server/client/client.js';
import { Settings2 } from 'lucide-react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { EmptyState } from './EmptyState.js';

/** Whether a service was never set up on this server, which is no failure. */
export const isNotConfigured = (error: Error | undefined): error is ApiError =>
  error instanceof ApiError && error.code === 'NOT_CONFIGURED';

interface NotConfiguredProps {
  title: string;
  error: ApiError;
  onRetry(): void;
  /** Default: Try again. */
  retryLabel?: string;
}

/** Says what an admin has to configure, and where. The title says that it is not: the message need not repeat it. */
export function NotConfigured({ title, error, onRetry, retryLabel = TEXT.tryAgain }: NotConfiguredProps) {
  return (
    <section className="panel">
      <EmptyState
        icon={<Settings2 aria-hidden />}
        title={title}
        text={error.text.replace(/^[^.]+ is not configured\. /, '')}
        action={<Button onClick={onRetry}>{retryLabel}</Button>}
      />
    </section>
  );
}

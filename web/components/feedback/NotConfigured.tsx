import { ApiError } from '@smops/server/client/api-error.js';
import { Settings2 } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { EmptyState } from './EmptyState.js';

/** Whether a service was never set up on this server, which is no failure. */
export const isNotConfigured = (error: Error | undefined): error is ApiError =>
  error instanceof ApiError && error.code === 'NOT_CONFIGURED';

interface NotConfiguredProps {
  title: string;
  /** Who can set it up. */
  text: string;
  /** The way to its set-up, for who may go it. */
  setUp?: { label: string; address: string } | undefined;
  onRetry(): void;
  /** Default: Try again. */
  retryLabel?: string;
}

/** Says what is not set up yet, and who can do it; who can do it gets the way there. */
export function NotConfigured(props: NotConfiguredProps) {
  const { title, text, setUp, onRetry, retryLabel = TEXT.tryAgain } = props;
  return (
    <section className="panel">
      <EmptyState
        icon={<Settings2 aria-hidden />}
        title={title}
        text={text}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {setUp && (
              <Link href={setUp.address} className="btn btn-primary font-medium">
                {setUp.label}
              </Link>
            )}
            <Button onClick={onRetry}>{retryLabel}</Button>
          </div>
        }
      />
    </section>
  );
}

import { ApiError } from '@smops/server/client/client.js';
import { Settings2 } from 'lucide-react';
import { EmptyState } from './EmptyState.js';

/** Whether a service was never set up on this server, which is no failure. */
export const isNotConfigured = (error: Error | undefined): error is ApiError =>
  error instanceof ApiError && error.code === 'NOT_CONFIGURED';

/** Says what an admin has to configure before there is anything to show. */
export function NotConfigured({ title, error }: { title: string; error: ApiError }) {
  return (
    <section className="panel">
      <EmptyState icon={<Settings2 aria-hidden />} title={title} text={error.text} />
    </section>
  );
}

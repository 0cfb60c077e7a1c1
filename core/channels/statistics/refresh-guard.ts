import type { Db } from '../../platform/db/database.js';
import type { FailureKind, UpstreamError } from '../../platform/upstream/upstream-error.js';
import { storeFailure } from './sources.repository.js';

/**
 * Keeps several servers from refreshing the same thing at once, and anybody from doing it too often; other domains use
 * this file and not the repository behind it.
 */
export {
  claimSource,
  finishSource,
  noteTokenExpiry,
  noteUsage,
  readSource,
  renewSource,
  type SourceState,
} from './sources.repository.js';

/** Seconds after which smops tries again by itself where the service gives no time. */
const RETRY_SECONDS: Record<FailureKind, number> = {
  transient: 60,
  rate: 300,
  quota: 3600,
  auth: 3600,
  blocked: 3600,
  bad_request: 3600,
  not_found: 3600,
};

/** Ends a refresh that failed: the old data stays, and the reason is kept in words. */
export async function failSource(db: Db, source: string, owner: string, error: UpstreamError): Promise<void> {
  await storeFailure(db, source, owner, error, RETRY_SECONDS[error.kind]);
}

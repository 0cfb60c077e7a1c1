/** What was deleted can be restored this long; then it is removed for good. */
export const RESTORE_DAYS = 30;

/** What was deleted before this moment can no longer be restored. */
export const restorableSince = (now: Date): Date =>
  new Date(now.getTime() - RESTORE_DAYS * 24 * 60 * 60 * 1000);

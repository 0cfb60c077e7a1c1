import type { ProviderId } from './providers.constants.js';

/** Whether the server's policy names no provider elsewhere: only the local engine and a model of one's own. */
export const isHomeOnly = (allowed: readonly ProviderId[]): boolean =>
  allowed.every((id) => id === 'local' || id === 'own');

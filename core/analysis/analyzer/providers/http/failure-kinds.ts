import type { FailureKind } from '../provider.js';

/**
 * What the status of a refusal means at DeepSeek (vendor's page, "Error codes") and at services that speak as OpenAI does;
 * any other is transient.
 */
export const FAILURE_KINDS: Readonly<Record<number, FailureKind>> = {
  400: 'bad_request',
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'bad_request',
  413: 'truncated',
  422: 'bad_request',
  429: 'rate',
};

import { retold } from './services.texts.model.js';
import { UpstreamError } from './upstream-error.js';

/** A failure that several callers share, which is as written, in the language of the one who is told. */
export const retoldError = ({ kind, message, retryAt }: UpstreamError): UpstreamError =>
  new UpstreamError(kind, retold(message), retryAt === undefined ? {} : { retryAt });

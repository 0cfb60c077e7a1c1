/** A call that did not succeed. `message` has the error catalogue's form; `reason` is the sentence for people. */
export class RequestError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string;
  /** To quote to whoever runs the server; undefined when no answer came. */
  readonly requestId: string | undefined;

  constructor(details: {
    status: number;
    bodyText: string;
    code?: string;
    reason: string;
    requestId?: string;
  }) {
    super(`${details.status}: ${details.bodyText}`);
    this.name = 'RequestError';
    this.status = details.status;
    this.code = details.code;
    this.reason = details.reason;
    this.requestId = details.requestId;
  }
}

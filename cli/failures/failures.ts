import { REQUESTS_TEXTS } from '@smops/core/requests.texts.model.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { failuresTexts } from './failures.texts.js';

/** A command's own refusal: one line, and the code it exits with. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usageError = (message: string) => new CommandError(message, EXIT.usage);

/** Codes of core's errors, met when the application runs in this process and cannot start. */
const EXIT_OF_CODE: Record<string, ExitCode> = {
  VALIDATION: EXIT.badInput,
  LIMIT_EXCEEDED: EXIT.badInput,
  UNAUTHENTICATED: EXIT.notAllowed,
  FORBIDDEN: EXIT.notAllowed,
  NOT_FOUND: EXIT.notFound,
  CONFLICT: EXIT.conflict,
  PRECONDITION_FAILED: EXIT.conflict,
  THROTTLED: EXIT.upstream,
  NOT_CONFIGURED: EXIT.upstream,
  UPSTREAM: EXIT.upstream,
  UNAVAILABLE: EXIT.upstream,
};

const NETWORK =
  /^(ECONN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN|UND_ERR|CERT_|ERR_TLS|DEPTH_ZERO)/;

/** The code of a failure of the network, deep inside what `fetch` rejects with; else undefined. */
export function networkCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = String((at as { code?: unknown }).code ?? '');
    if (NETWORK.test(code)) return code;
  }
  return undefined;
}

export interface Failure {
  exitCode: ExitCode;
  code: string;
  message: string;
  problems?: { path?: string; line?: number; message: string }[];
  requestId?: string;
}

function exitOfStatus(error: ApiError): ExitCode {
  const { status } = error;
  if (error.code === 'NOT_CONFIGURED') return EXIT.upstream;
  if (status === 401 || status === 403) return EXIT.notAllowed;
  if (status === 404) return EXIT.notFound;
  if (status === 409 || status === 412) return EXIT.conflict;
  if (status === 429 || status === 502 || status === 503) return EXIT.upstream;
  return status < 500 ? EXIT.badInput : EXIT.failed;
}

/** What to tell of any thrown value: one line, a code for `--json`, the exit code. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof CommandError) {
    return { exitCode: error.exitCode, code: 'COMMAND', message: error.message };
  }
  if (error instanceof ApiError) {
    const { text, code, problems, requestId } = error;
    // A terminal has no page to sign in on.
    const message = text === REQUESTS_TEXTS().notSignedIn ? failuresTexts().notSignedIn : text;
    return { exitCode: exitOfStatus(error), code, message, problems, requestId };
  }
  const message = error instanceof Error ? error.message : String(error);
  const code = (error as { code?: unknown })?.code;
  if (error instanceof Error && error.name === 'ConfigError') {
    return { exitCode: EXIT.usage, code: 'CONFIG', message };
  }
  if (error instanceof Error && error.name === 'AppError' && typeof code === 'string') {
    return { exitCode: EXIT_OF_CODE[code] ?? EXIT.failed, code, message };
  }
  const network = networkCode(error);
  if (network !== undefined) {
    return { exitCode: EXIT.upstream, code: 'NETWORK', message: failuresTexts().noAnswer(network) };
  }
  if (message === 'fetch failed') {
    // A port that fetch refuses to call, among others: the cause has no code.
    const cause = (error as Error).cause;
    const why = cause instanceof Error ? ` (${cause.message})` : '';
    return { exitCode: EXIT.upstream, code: 'NETWORK', message: failuresTexts().unreachable(why) };
  }
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR' || code === 'EACCES') {
    const path = (error as { path?: string }).path ?? failuresTexts().theFile;
    const why = {
      ENOENT: failuresTexts().noSuchFile,
      ENOTDIR: failuresTexts().noSuchFile,
      EISDIR: failuresTexts().isFolder,
      EACCES: failuresTexts().notReadable,
    }[code];
    return {
      exitCode: code === 'ENOENT' || code === 'ENOTDIR' ? EXIT.notFound : EXIT.badInput,
      code,
      message: failuresTexts().pathProblem(path, why),
    };
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    const remedy = failuresTexts().tooManyFiles;
    return { exitCode: EXIT.failed, code, message: remedy };
  }
  return { exitCode: EXIT.failed, code: 'UNEXPECTED', message };
}

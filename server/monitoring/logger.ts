import pino from 'pino';
import pretty from 'pino-pretty';

export type LogFormat = 'json' | 'pretty';

/** Fields that must never be written, wherever a logged object carries them. */
const SECRETS = ['password', 'token', 'api_key', 'apiKey', 'authorization', 'cookie', 'key'];
const redact = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  censor: '[removed]',
};

/** PostgreSQL's own words about an error, which quote rows with all that is in them. */
const QUOTING = ['detail', 'where', 'internalQuery', 'parameters'];
function withoutRows(error: Error): object {
  const written = pino.stdSerializers.err(error);
  return Object.fromEntries(Object.entries(written).filter(([name]) => !QUOTING.includes(name)));
}

/** Lines that wait for a full disk to have room again; what comes after these is dropped. */
const WAITING_BYTES = 256 * 1024;

/** What `middleware/request.ts` logs of a request. */
const REQUEST_FIELDS = ['requestId', 'method', 'path', 'status', 'durationMs', 'actor', 'address'];

/** One line of the log for a person: a request in short, else the message. */
function describeLine(line: Record<string, unknown>, messageKey: string): string {
  const { method, path, status, durationMs, actor } = line;
  const message = String(line[messageKey] ?? '');
  if (method === undefined || path === undefined) return message;
  const text = [method, path, status, durationMs === undefined ? '' : `${durationMs} ms`, actor];
  const request = text.filter((part) => part !== undefined && part !== null && part !== '').join(' ');
  return message === 'request' ? request : `${message}: ${request}`;
}

/**
 * The log: pino on stderr, JSON unless a person watches. Where it cannot be written (a full disk) smops goes on without
 * it, and with it again once there is room.
 */
export function createLogger({
  level,
  format = 'json',
  descriptor = 2,
}: {
  level: string;
  format?: LogFormat;
  descriptor?: number;
}) {
  const stream =
    format === 'pretty'
      ? pretty({
          sync: true,
          destination: descriptor,
          ignore: `pid,hostname,${REQUEST_FIELDS.join(',')}`,
          singleLine: true,
          messageFormat: describeLine,
          translateTime: 'SYS:HH:MM:ss',
        })
      : pino.destination({ dest: descriptor, sync: true, maxLength: WAITING_BYTES });
  stream.on('error', () => {});
  return pino({ level, redact, serializers: { err: withoutRows } }, stream);
}

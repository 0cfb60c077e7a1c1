import pino from 'pino';
import pretty from 'pino-pretty';

export type LogFormat = 'json' | 'pretty';

/** Fields that must never be written, wherever a logged object carries them. */
const SECRETS = ['password', 'token', 'api_key', 'apiKey', 'authorization', 'cookie', 'key'];
const redact = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  censor: '[removed]',
};

/** The log: pino on stderr, JSON unless a person watches. */
export function createLogger({ level, format = 'json' }: { level: string; format?: LogFormat }) {
  const stream =
    format === 'pretty'
      ? pretty({ sync: true, destination: 2, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
      : pino.destination({ dest: 2, sync: true });
  return pino({ level, redact }, stream);
}

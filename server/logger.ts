import pino from 'pino';
import pretty from 'pino-pretty';

export type LogFormat = 'json' | 'pretty';

/** Fields that must never be written, wherever a logged object carries them. */
const SECRETS = ['password', 'token', 'api_key', 'apiKey', 'authorization', 'cookie', 'key'];
const redact = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  censor: '[removed]',
};

/** Lines that wait for a full disk to have room again; what comes after these is dropped. */
const WAITING_BYTES = 256 * 1024;

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
      ? pretty({ sync: true, destination: descriptor, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' })
      : pino.destination({ dest: descriptor, sync: true, maxLength: WAITING_BYTES });
  stream.on('error', () => {});
  return pino({ level, redact }, stream);
}

import { STORAGE_TEXTS } from './storage.texts.model.js';

/** What a database is called, in every language by this name: never with its user or password. */
export const EMBEDDED_DATABASE = 'embedded database';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]', '']);

/**
 * The name of the database behind a configuration: `embedded database`, or `PostgreSQL database NAME at HOST:PORT`. Two
 * addresses of one PostgreSQL database have one name, whatever user they connect with.
 */
export function databaseName(databaseUrl: string | undefined): string {
  if (!databaseUrl) return EMBEDDED_DATABASE;
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL database';
  const { hostname, port, pathname, searchParams, username } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const name = decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username) || 'postgres';
  const place = LOOPBACK.has(host) ? 'localhost' : host;
  return `PostgreSQL database ${name} at ${place}:${searchParams.get('port') ?? (port || '5432')}`;
}

/** A database's name for people, in their language. */
export function sayDatabase(name: string): string {
  if (name === EMBEDDED_DATABASE) return STORAGE_TEXTS().embedded;
  const [, database, place] = /^PostgreSQL database (.*) at (\S+)$/.exec(name) ?? [];
  return database === undefined || place === undefined ? name : STORAGE_TEXTS().postgres(database, place);
}

import { ACTORS } from './actors.texts.model.js';

const KINDS = /^(token|local):(.+)$/su;

/**
 * An actor's stored name as people read it: a user's own name, "token cron", "aminah, on this machine". The stored name is
 * what filters and commands take.
 */
export function actorText(name: string, say: ReturnType<typeof ACTORS> = ACTORS()): string {
  if (name === 'system' || name === 'spreadsheet') return say[name];
  const [, kind, own = ''] = KINDS.exec(name) ?? [];
  return kind === 'token' || kind === 'local' ? say[kind](own) : name;
}

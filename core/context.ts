import type { Config } from './config.js';
import { AppError } from './errors.js';
import { isRight, type Right, type Role, roleHas } from './people/users/users.constants.js';
import { USERS_TEXTS } from './people/users/users.texts.model.js';
import type { Db } from './platform/db/database.js';

/**
 * Who makes a call: a signed-in person, an API token (with its owner's role or less), the owner of the data folder
 * working without a server (`local`), or smops itself (`system`).
 */
export interface Actor {
  kind: 'user' | 'token' | 'local' | 'system';
  /** The user behind the call; null for local and system. */
  userId: number | null;
  /** How the audit names it: a username, `token:name`, `local:user`, `system`. */
  name: string;
  role: Role;
  /** The password is not of the user's own choice: nothing is allowed but to change it. */
  mustChangePassword?: boolean;
  /** Of an API token that is its owner's own, for the terminal: the owner's name. */
  personalOf?: string;
  /** Of an API token that is for assistants: what they may do. */
  assistant?: 'read' | 'write';
  /** Of an API token: its number, which no other token ever has. */
  tokenId?: number;
  /** When an API token ends; null for one that does not. Only there for tokens. */
  expiresAt?: Date | null;
}

export interface Clock {
  now(): Date;
}

export interface Logger {
  debug(data: object, message: string): void;
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What every verb is given. Time, randomness and network come from here, so that tests can fix them. */
export interface ServiceContext {
  db: Db;
  actor: Actor;
  clock: Clock;
  logger: Logger;
  requestId: string;
  config: Config;
  /** Aborted when the caller has closed the connection; undefined where there is none. */
  signal?: AbortSignal;
}

/** Throws FORBIDDEN while the caller's password is one that must be changed first. */
export function requireOwnPassword({ actor }: Pick<ServiceContext, 'actor'>): void {
  if (actor.mustChangePassword === true) {
    throw new AppError('FORBIDDEN', USERS_TEXTS().changePassword);
  }
}

/** All that assistants may change, as the audit names it; what is not here fails with its transaction. */
const ASSISTANTS_WRITE = new Set(['create task', 'create codebook', 'create analysis']);

/** Throws FORBIDDEN when an assistant would change something that no assistant may. */
export function requireAssistantMay(
  { actor }: Pick<ServiceContext, 'actor'>,
  action: string,
  entity: string,
): void {
  if (actor.assistant === undefined) return;
  if (actor.assistant !== 'write' || !ASSISTANTS_WRITE.has(`${action} ${entity}`)) {
    throw new AppError('FORBIDDEN', USERS_TEXTS().assistantMayNotWrite);
  }
}

/** Throws FORBIDDEN unless the caller has the right. The first line of every verb that is not bound to an operation, see `verb`. */
export function requireRight(ctx: Pick<ServiceContext, 'actor'>, right: Right): void {
  requireOwnPassword(ctx);
  if (!roleHas(ctx.actor.role, right)) {
    throw new AppError('FORBIDDEN', USERS_TEXTS().mayNot(ctx.actor.role));
  }
}

/** The same where what an operation asks for is a right; who is signed in in which way is for the server to know. */
export function requireAccess(ctx: Pick<ServiceContext, 'actor'>, access: string): void {
  if (isRight(access)) requireRight(ctx, access);
}

import type { Generated, Insertable, Selectable } from 'kysely';
import type { Language } from '../../platform/language/language.constants.js';
import type { AssistantMode, Role } from './users.constants.js';

export interface UserTable {
  id: Generated<number>;
  username: string;
  /** Case-folded username: names differ by more than case. */
  usernameKey: string;
  role: Role;
  passwordHash: string;
  mustChangePassword: Generated<boolean>;
  disabledAt: Date | null;
  createdAt: Generated<Date>;
  /** Null until the user has chosen one. */
  language: Generated<Language | null>;
}

export interface SessionTable {
  id: Generated<number>;
  /** sha256 of the cookie's value; the value itself is nowhere kept. */
  tokenHash: Buffer;
  userId: number;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
}

export interface ApiTokenTable {
  id: Generated<number>;
  name: string;
  tokenHash: Buffer;
  /** The token's first characters, shown in lists. */
  prefix: string;
  userId: number;
  role: Role;
  /** The user's own, for the terminal: what is judged with it is the user's word, and no program's. */
  isPersonal: Generated<boolean>;
  /** Other than off, the token is for assistants alone: it is taken at /mcp and nowhere else. */
  assistant: Generated<AssistantMode>;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** Failed sign-ins per key (a network, a user in a network, a user) in the current window. */
export interface LoginAttemptTable {
  key: string;
  failures: number;
  windowStartedAt: Date;
}

/** A network that a user has signed in from. */
export interface SignInNetworkTable {
  userId: number;
  network: string;
  lastSignInAt: Date;
}

export type UserRow = Selectable<UserTable>;
export type NewApiTokenRow = Insertable<ApiTokenTable>;

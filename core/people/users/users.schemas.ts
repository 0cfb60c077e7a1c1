import { z } from 'zod';
import { LANGUAGES } from '../../platform/language/language.constants.js';
import { shownText } from '../../platform/language/shown-text.model.js';
import { isCommonPassword } from './common-passwords.model.js';
import {
  ASSISTANT_MODES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  ROLES,
  USERNAME_MAX_LENGTH,
} from './users.constants.js';
import { USERS_TEXTS } from './users.texts.model.js';

/** Text without the characters that PostgreSQL cannot store or a terminal would obey. */
const isPlain = (value: string) => !/\p{Cc}/u.test(value) && value.isWellFormed();

/** Marks that show nothing, also where a script or an emoji needs them: two names with and without one look the same. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const role = z.enum(ROLES).meta({ id: 'Role', description: 'What the user may do', example: 'analyst' });
const username = z
  .string()
  .trim()
  .min(1, { error: () => USERS_TEXTS().usernameNeeded })
  .max(USERNAME_MAX_LENGTH)
  .refine(isPlain, { error: () => USERS_TEXTS().usernameControl })
  .refine((value) => !/\s/.test(value), { error: () => USERS_TEXTS().usernameSpaces })
  .refine((value) => !INVISIBLE.test(value) && shownText(value) === value, {
    error: () => USERS_TEXTS().usernameInvisible,
  })
  .refine((value) => !/^token:/i.test(value), { error: () => USERS_TEXTS().usernameToken })
  .meta({ example: 'aminah' });
/** A new password. Any characters; length is what makes it strong, unless everybody tries it first (NIST SP 800-63B, 5.1.1.2). */
export const newPassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: () => USERS_TEXTS().passwordLength(PASSWORD_MIN_LENGTH) })
  .max(PASSWORD_MAX_LENGTH)
  .refine((value) => value.isWellFormed(), { error: () => USERS_TEXTS().passwordBroken })
  .refine((value) => !isCommonPassword(value), { error: () => USERS_TEXTS().passwordCommon });
const time = z.string().meta({ example: '2026-11-21T08:30:00.000Z' });

const assistant = z.enum(ASSISTANT_MODES);

const language = z.enum(LANGUAGES);

export const SessionUser = z
  .object({
    id: z.number().int(),
    username: z.string(),
    role,
    mustChangePassword: z.boolean().optional(),
    isProgram: z.literal(true).optional().meta({
      description: "The token is a program's: judgements given with it count as no person's",
    }),
    language: language.optional().meta({ description: 'Of the dashboard; absent until it was chosen' }),
  })
  .meta({ id: 'SessionUser', description: 'Who is signed in' });
export type SessionUser = z.infer<typeof SessionUser>;

export const SessionState = z
  .union([
    z.object({ authenticated: z.literal(true), user: SessionUser }),
    z.object({
      authenticated: z.literal(false),
      user: z.null(),
      refusal: z
        .string()
        .optional()
        .meta({ description: 'Why a sign-in from the page that asks would be refused, and what to do' }),
    }),
  ])
  .meta({ id: 'SessionState' });
export type SessionState = z.infer<typeof SessionState>;

export const SignInInput = z
  .object({
    username: z
      .string()
      .min(1, { error: () => USERS_TEXTS().usernameNeeded })
      .max(1000),
    password: z
      .string()
      .min(1, { error: () => USERS_TEXTS().passwordNeeded })
      .max(1000),
  })
  .meta({ id: 'SignInInput' });
export type SignInInput = z.infer<typeof SignInInput>;

export const ChangePasswordInput = z
  .object({
    currentPassword: z.string().min(1).max(1000),
    newPassword,
    keepTokens: z.boolean().optional().meta({
      description: "Whether one's own API tokens go on; left out, they end with the old password",
    }),
  })
  .meta({ id: 'ChangePasswordInput' });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const LanguageInput = z
  .strictObject({
    language: language.meta({ description: '`written` is the mixture of English and Chinese' }),
  })
  .meta({ id: 'LanguageInput' });
export type LanguageInput = z.infer<typeof LanguageInput>;

export const User = z
  .object({
    id: z.number().int(),
    username: z.string(),
    role,
    disabled: z.boolean(),
    mustChangePassword: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

const count = z.number().int();
export const UserStops = z
  .object({
    sessions: count.meta({ description: 'End' }),
    tokens: count.meta({ description: 'API tokens, also of assistants, that are taken nowhere' }),
    links: count.meta({ description: 'Shared links that open nothing' }),
    feeds: count.meta({ description: 'Feeds of spreadsheets that answer nothing' }),
    schedules: count.meta({ description: 'Pause, until a person with the right resumes them' }),
    runs: count.meta({ description: 'Runs of paid providers, which pause until they are resumed' }),
  })
  .meta({ id: 'UserStops', description: "How much of a user's stops" });
export type UserStops = z.infer<typeof UserStops>;

export const UserStopsQuery = z.object({
  role: role
    .optional()
    .meta({ description: 'What stops with this role; left out: when disabled or deleted' }),
});
export type UserStopsQuery = z.input<typeof UserStopsQuery>;

/** What `updateUser` answers with. */
export const UpdatedUser = User.extend({
  stopped: UserStops.optional().meta({ description: "What of the user's has stopped with the change" }),
}).meta({ id: 'UpdatedUser' });
export type UpdatedUser = z.infer<typeof UpdatedUser>;

const mustChangePassword = z.boolean().optional().meta({
  description: 'Whether the user must choose a password of their own at the next sign-in; true when left out',
});
/** A generated password has been on a screen, or in a terminal: it is never one to keep. */
const isOwnOrChanged = (value: { password?: string; mustChangePassword?: boolean }) =>
  value.password !== undefined || value.mustChangePassword !== false;
const KEPT_GENERATED = {
  error: () => USERS_TEXTS().passwordGenerated,
  path: ['mustChangePassword'],
};

export const CreateUserInput = z
  .strictObject({
    username,
    role,
    password: newPassword
      .optional()
      .meta({ description: 'Left out, one is generated, shown once, and must be changed at first sign-in.' }),
    mustChangePassword,
  })
  .refine(isOwnOrChanged, KEPT_GENERATED)
  .meta({ id: 'CreateUserInput' });
export type CreateUserInput = z.infer<typeof CreateUserInput>;

export const CreatedUser = User.extend({
  password: z.string().optional().meta({ description: 'The generated password, shown only in this answer.' }),
}).meta({ id: 'CreatedUser' });
export type CreatedUser = z.infer<typeof CreatedUser>;

export const UpdateUserInput = z
  .strictObject({ role: role.optional(), disabled: z.boolean().optional() })
  .refine((value) => value.role !== undefined || value.disabled !== undefined, {
    error: () => USERS_TEXTS().roleOrDisabled,
  })
  .meta({ id: 'UpdateUserInput' });
export type UpdateUserInput = z.infer<typeof UpdateUserInput>;

export const SetPasswordInput = z
  .strictObject({
    password: newPassword.optional(),
    mustChangePassword,
    keepTokens: z.boolean().optional().meta({
      description: "Whether the user's API tokens go on; left out, they end with the old password",
    }),
  })
  .refine(isOwnOrChanged, KEPT_GENERATED)
  .meta({ id: 'SetPasswordInput' });
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;

export const Session = z
  .object({
    id: z.number().int(),
    username: z.string(),
    createdAt: time,
    lastUsedAt: time,
    expiresAt: time,
    address: z.string(),
    userAgent: z.string(),
    current: z.boolean().meta({ description: 'Whether this very call belongs to it' }),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const ApiToken = z
  .object({
    id: z.number().int(),
    name: z.string(),
    prefix: z.string().meta({ example: 'smops_Ab3' }),
    username: z.string(),
    role,
    isPersonal: z
      .boolean()
      .meta({ description: "The user's own, for the terminal: judgements given with it are the user's" }),
    assistant: assistant.meta({
      description: 'What an assistant may do with it at /mcp; other than off, it is taken nowhere else',
    }),
    createdAt: time,
    expiresAt: time.nullable(),
    lastUsedAt: time.nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.infer<typeof ApiToken>;

export const CreateApiTokenInput = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, { error: () => USERS_TEXTS().nameNeeded })
      .max(100)
      .refine(isPlain, { error: () => USERS_TEXTS().noControl }),
    role: role.optional().meta({ description: 'At most the role of its owner, which is also the default' }),
    expiresInDays: z.number().int().min(1).max(3650).nullable().optional().meta({
      description: 'Days until it ends; null: never; left out: 365',
    }),
    personalOf: z.string().min(1).max(USERNAME_MAX_LENGTH).optional().meta({
      description:
        "The user whose own it is, for the terminal: judgements given with it are theirs, not a program's",
    }),
    assistant: assistant.optional().meta({
      description: 'Makes it a token for assistants, which read, or also write, at /mcp and nowhere else',
    }),
  })
  .refine(({ personalOf, assistant }) => personalOf === undefined || (assistant ?? 'off') === 'off', {
    path: ['assistant'],
    error: () => USERS_TEXTS().assistantNotPersonal,
  })
  .meta({ id: 'CreateApiTokenInput' });
export type CreateApiTokenInput = z.infer<typeof CreateApiTokenInput>;

export const CreatedApiToken = ApiToken.extend({
  token: z.string().meta({ description: 'The token, shown only in this answer.' }),
}).meta({ id: 'CreatedApiToken' });
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;

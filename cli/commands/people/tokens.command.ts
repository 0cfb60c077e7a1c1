import {
  ASSISTANT_MODES,
  type AssistantMode,
  ROLES,
  type Role,
} from '@smops/core/people/users/users.constants.js';
import { API_TOKENS } from '@smops/core/people/users/users.operations.js';
import type { ApiToken } from '@smops/core/people/users/users.schemas.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { deleteOf, tableOf } from '../../operations/operation-commands.js';
import { idOf } from '../../operations/operation-input.js';
import { sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { peopleTexts } from './people.texts.js';

const dayOr = ({ day }: Pick<ZoneClock, 'day'>, time: string | null) =>
  time === null ? peopleTexts().never : day(time);

const columnsOf = (clock: ZoneClock) => [
  { title: 'ID', value: (token: ApiToken) => token.id },
  { title: 'NAME', value: (token: ApiToken) => token.name, flexible: true },
  { title: 'BEGINS', value: (token: ApiToken) => `${token.prefix}…` },
  { title: 'OWNER', value: (token: ApiToken) => token.username },
  { title: 'ROLE', value: (token: ApiToken) => token.role },
  { title: 'ASSISTANT', value: (token: ApiToken) => token.assistant },
  { title: 'EXPIRES', value: (token: ApiToken) => dayOr(clock, token.expiresAt) },
  { title: 'LAST USED', value: (token: ApiToken) => dayOr(clock, token.lastUsedAt) },
];

const list: CommandSpec = {
  path: ['tokens', 'list'],
  ...tableOf(API_TOKENS.list, {
    summary: 'all API tokens, without their secrets',
    examples: ['smops tokens list'],
    columns: columnsOf,
  }),
};

const add: CommandSpec = {
  path: ['tokens', 'add'],
  summary: 'create an API token; it is printed once',
  arguments: [{ name: '<name>', description: 'what it is for' }],
  options: [
    { flags: '--role <role>', description: 'what it may do', choices: ROLES, required: true },
    {
      flags: '--personal-of <user>',
      description: "make it that user's own, for the terminal: judgements given with it are theirs",
    },
    {
      flags: '--assistant <mode>',
      description: 'make it for an AI assistant (smops mcp) and nothing else: what it may do there',
      choices: ASSISTANT_MODES,
    },
    { flags: '--days <number>', description: 'days until it expires, or never', default: '365' },
  ],
  examples: [
    'smops tokens add nightly-import --role analyst',
    'smops tokens add claude --role analyst --assistant read',
    'smops tokens add kiosk --role staff --days 30',
    'smops tokens add terminal-aminah --role analyst --personal-of aminah',
  ],
  run: ({ args, options, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const days = options.days === 'never' ? null : Number(options.days);
      if (days !== null && !(Number.isInteger(days) && days > 0)) {
        throw usageError(peopleTexts().daysOrNever);
      }
      const personalOf = options.personalOf as string | undefined;
      const assistant = options.assistant as AssistantMode | undefined;
      const role = options.role as Role;
      const input = { name: args[0] as string, role, expiresInDays: days, personalOf, assistant };
      const token = await client.call(API_TOKENS.create, input);
      if (json) io.out(`${JSON.stringify(token)}\n`);
      else {
        const end = dayOr((await clockOf(client)).told, token.expiresAt);
        io.err(`${peopleTexts().tokenShown(token.name, token.role, end)}\n`);
        io.out(`${token.token}\n`);
      }
      return undefined;
    }),
};

const revoke: CommandSpec = {
  path: ['tokens', 'revoke'],
  ...deleteOf(API_TOKENS.revoke, {
    summary: 'revoke a token at once',
    arguments: [{ name: '<id>', description: 'its number in the list' }],
    examples: ['smops tokens revoke 3 --yes'],
    find: async ({ args }, client) => {
      const id = idOf(args[0]);
      const token = (await client.call(API_TOKENS.list)).find((one) => one.id === id);
      if (token === undefined) throw new CommandError(peopleTexts().noToken(id), EXIT.notFound);
      return token;
    },
    input: ({ id }) => ({ id }),
    question: ({ id, name }) => peopleTexts().revokeToken(id, sanitize(name)),
    json: ({ id }) => ({ id, revoked: true }),
    told: ({ id }) => peopleTexts().tokenRevoked(id),
  }),
};

export const tokensCommands: readonly CommandSpec[] = [list, add, revoke];

import { SESSION } from '@smops/core/people/users/session.operations.js';
import { stopsInWords } from '@smops/core/people/users/stops.model.js';
import { ROLES, type Role } from '@smops/core/people/users/users.constants.js';
import { USERS } from '@smops/core/people/users/users.operations.js';
import type { UpdatedUser, User } from '@smops/core/people/users/users.schemas.js';
import { LANGUAGE_NAMES, LANGUAGES } from '@smops/core/platform/language/language.constants.js';
import { parseLanguage } from '@smops/core/platform/language/language.model.js';
import type { Client } from '@smops/server/client/client.js';
import type { ZoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { changeOf, deleteOf, tableOf } from '../../operations/operation-commands.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { programTexts } from '../../program/program.texts.js';
import { peopleTexts } from './people.texts.js';
import { sessions, signOut } from './sessions.js';

const nameArgument = { name: '<name>', description: 'the username' };
const passwordOption = {
  flags: '--password-stdin',
  description: 'read the password from standard input; without it one is generated and printed once',
};

const keepPasswordOption = {
  flags: '--may-keep-password',
  description: 'the user need not choose an own password at the next sign-in (with --password-stdin)',
};

async function findUser(client: Client, name: string): Promise<User> {
  const users = await client.call(USERS.list);
  const user = users.find((one) => one.username.toLowerCase() === name.toLowerCase());
  if (user === undefined) throw new CommandError(peopleTexts().noUser(name), EXIT.notFound);
  return user;
}

async function readPassword({ io, options }: Call): Promise<string | undefined> {
  if (options.passwordStdin !== true) return undefined;
  return (await io.readStdin()).toString('utf8').replace(/\r?\n$/, '');
}

/** Left out of the call unless the option is given: the server's own default is to ask for a change. */
const changeOfPassword = ({ options }: Call) =>
  options.mayKeepPassword === true ? { mustChangePassword: false } : {};

/** A sentence, and what has stopped with the change. */
const withStops = (sentence: string, { stopped }: UpdatedUser) =>
  [sentence, stopsInWords(stopped)].filter((one) => one !== '').join(' ');

/** A sentence, and the password that was generated; of one that the admin chose, that another must be chosen. */
function withPassword(sentence: string, user: User & { password?: string }): string {
  if (user.password !== undefined) return `${sentence}\n${peopleTexts().passwordShown(user.password)}`;
  return `${sentence}${user.mustChangePassword ? peopleTexts().ownPassword : ''}`;
}

const columnsOf = ({ day }: ZoneClock) => [
  { title: 'ID', value: (user: User) => user.id },
  { title: 'NAME', value: (user: User) => user.username },
  { title: 'ROLE', value: (user: User) => user.role },
  { title: 'STATE', value: (user: User) => (user.disabled ? 'disabled' : 'active'), isState: true },
  { title: 'SINCE', value: (user: User) => day(user.createdAt) },
];

const list: CommandSpec = {
  path: ['users', 'list'],
  instead: [{ option: { flags: '--sessions' }, does: sessions }],
  ...tableOf(USERS.list, { summary: 'all users', examples: ['smops users list'], columns: columnsOf }),
};

const add: CommandSpec = {
  path: ['users', 'add'],
  ...changeOf(USERS.create, {
    summary: 'add a user',
    arguments: [nameArgument],
    options: [
      { flags: '--role <role>', description: 'what the user may do', choices: ROLES, required: true },
      passwordOption,
      keepPasswordOption,
    ],
    examples: [
      'smops users add aminah --role analyst',
      'smops users add aminah --role staff --password-stdin --may-keep-password < secret.txt',
    ],
    input: async (call) => ({
      username: call.args[0] as string,
      role: call.options.role as Role,
      password: await readPassword(call),
      ...changeOfPassword(call),
    }),
    told: (user) => withPassword(peopleTexts().added(user.username, user.role), user),
  }),
};

const setRole = changeOf(USERS.update, {
  summary: 'change what a user may do; their sessions end, and what they may no longer stops',
  arguments: [nameArgument, { name: '<role>', description: ROLES.join(', '), choices: ROLES }],
  examples: ['smops users edit aminah --role analyst'],
  input: async ({ args: [name = '', wanted = ''] }, client) => {
    const role = ROLES.find((one) => one === wanted);
    if (role === undefined) throw usageError(peopleTexts().unknownRole(wanted, ROLES.join(', ')));
    return { id: (await findUser(client, name)).id, role };
  },
  told: (user) => withStops(peopleTexts().nowRole(user.username, user.role), user),
});

const setPassword = changeOf(USERS.setPassword, {
  summary: "set a user's password; their sessions and API tokens end",
  arguments: [nameArgument],
  options: [
    passwordOption,
    keepPasswordOption,
    { flags: '--keep-tokens', description: "the user's API tokens go on" },
  ],
  examples: [
    'smops users edit aminah --new-password',
    'smops users edit aminah --new-password --password-stdin < secret.txt',
    'smops users edit admin --new-password --keep-tokens',
  ],
  input: async (call, client) => {
    const password = await readPassword(call);
    const { id } = await findUser(client, call.args[0] as string);
    const keepTokens = call.options.keepTokens === true ? { keepTokens: true } : {};
    return { id, password, ...changeOfPassword(call), ...keepTokens };
  },
  told: (user) => withPassword(peopleTexts().passwordSet(user.username), user),
});

const setLanguage: Deed = {
  summary: 'choose the language of the dashboard for oneself, the owner of the API token',
  arguments: [{ name: '<language>', description: LANGUAGES.join(', '), choices: LANGUAGES }],
  examples: ['smops users edit --language ms', 'smops users edit --language written --profile penang'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [word = ''] = call.args;
      const language = parseLanguage(word);
      if (language === undefined) throw usageError(peopleTexts().unknownLanguage(word, LANGUAGES.join(', ')));
      await client.call(SESSION.setLanguage, { language });
      const told = peopleTexts().dashboardSpeaks(LANGUAGE_NAMES[language]);
      call.io.out(call.json ? `${JSON.stringify({ language })}\n` : `${told}\n`);
      return undefined;
    }),
};

const setDisabled = (verb: 'disable' | 'enable', summary: string): Deed =>
  changeOf(USERS.update, {
    summary,
    arguments: [nameArgument],
    examples: [`smops users edit aminah --${verb}`],
    input: async ({ args: [name = ''] }, client) => ({
      id: (await findUser(client, name)).id,
      disabled: verb === 'disable',
    }),
    told: (user) => {
      const { disabled, enabled } = peopleTexts();
      return withStops((verb === 'disable' ? disabled : enabled)(user.username), user);
    },
  });

const remove: CommandSpec = {
  path: ['users', 'delete'],
  ...deleteOf(USERS.delete, {
    summary:
      'remove a user with sessions, tokens and shared links; schedules and paid runs pause, the rest stays',
    arguments: [nameArgument],
    examples: ['smops users delete aminah', 'smops users delete aminah --yes'],
    find: async ({ args: [name = ''] }, client) => {
      const user = await findUser(client, name);
      return { ...user, stops: stopsInWords(await client.call(USERS.stops, { id: user.id })) };
    },
    input: ({ id }) => ({ id }),
    question: ({ username, role, stops }) =>
      [stops, peopleTexts().removeUser(username, role)].filter((one) => one !== '').join(' '),
    json: ({ id }) => ({ id, deleted: true }),
    told: ({ username }) => peopleTexts().removed(username),
  }),
};

const edit: CommandSpec = {
  path: ['users', 'edit'],
  summary:
    'the role, the password or the language of a user; whether they may come in, or where they stay signed in',
  arguments: [nameArgument],
  examples: [],
  instead: [
    { option: { flags: '--role <role>', choices: ROLES }, does: setRole },
    { option: { flags: '--new-password' }, does: setPassword },
    { option: { flags: '--language <language>', choices: LANGUAGES }, does: setLanguage },
    {
      option: { flags: '--disable' },
      does: setDisabled(
        'disable',
        'disable a user at once; sessions end, tokens and shared links stop, schedules and paid runs pause',
      ),
    },
    { option: { flags: '--enable' }, does: setDisabled('enable', 'let a disabled user in again') },
    { option: { flags: '--sign-out <id>' }, does: signOut },
  ],
  run: () => {
    throw usageError(
      programTexts().sayWhat('--role, --new-password, --language, --disable, --enable, --sign-out'),
    );
  },
};

export const usersCommands: readonly CommandSpec[] = [list, add, edit, remove];

import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const peopleTexts = sentencesOf('cliPeople', {
  tokenFor: (url: string) => `API token for ${url} (smops tokens add there): `,
  oneWord: 'A token is one word, as smops tokens add prints it.',
  unknownToken: (url: string) => `${url} does not know this token.`,
  signedIn: (url: string, username: string, role: string, io: string) =>
    `Signed in to ${url} as ${username} (${role}); kept in ${io}.`,
  noProfile: (name: string) => `There is no profile ${name}.`,
  forgot: (name: string) => `Forgot the profile ${name}.`,
  endSession: (id: number) => `End session ${id}?`,
  sessionEnded: (id: number) => `Ended session ${id}.`,
  never: 'never',
  daysOrNever: '--days takes a number of days, or never.',
  tokenShown: (name: string, role: string, end: string) =>
    `The token ${name} (${role}), shown this once; expires: ${end}`,
  assistantToken:
    'Set SMOPS_TOKEN to a token for assistants: smops tokens add NAME --role analyst --assistant read.',
  unknownClient: (client: string, clients: string) => `Unknown client ${client}. Choose ${clients}.`,
  noWay: (client: string, ways: string) =>
    `${client} cannot reach smops in this way${ways === '' ? '' : `; choose ${ways}`}.`,
  putInto: (client: string, place: string) => `${client}: put this into ${place}.`,
  noToken: (id: number) => `There is no token ${id}; see smops tokens list.`,
  revokeToken: (id: number, name: string) => `Revoke token ${id} (${name})?`,
  tokenRevoked: (id: number) => `Revoked token ${id}.`,
  noUser: (name: string) => `There is no user ${name}.`,
  ownPassword: ' An own one must be chosen at the next sign-in.',
  passwordShown: (password: string) =>
    `Password, shown this once and to be changed at first sign-in: ${password}`,
  added: (username: string, role: string) => `Added ${username} as ${role}.`,
  unknownRole: (role: string, ROLES: string) => `Unknown role ${role}. Choose ${ROLES}.`,
  nowRole: (username: string, role: string) => `${username} is now ${role}.`,
  passwordSet: (username: string) => `The password of ${username} is set.`,
  disabled: (username: string) => `${username} is disabled.`,
  enabled: (username: string) => `${username} is enabled.`,
  removeUser: (username: string, role: string) => `Remove the user ${username} (${role})?`,
  removed: (username: string) => `Removed ${username}.`,
  tokenOrNone:
    'The server does not know this token, or none was given. Set SMOPS_TOKEN, or run smops login URL.',
  unknownLanguage: (word: string, languages: string) => `Unknown language ${word}. Choose ${languages}.`,
  dashboardSpeaks: (language: string) => `Your dashboard speaks ${language} after the next sign-in.`,
});

import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of users, passwords, sessions and API tokens. */
export const SAY = sentencesOf('core.users', {
  languageOfUser: 'Only a user has a language of the dashboard; a command takes --lang.',
  usernameNeeded: 'A username is needed.',
  usernameControl: 'A username may have no control characters.',
  usernameSpaces: 'A username may have no spaces.',
  usernameInvisible: 'A username may have no invisible characters.',
  usernameToken: 'A username may not begin with "token:", as API tokens do.',
  usernameTaken: (username: string) => `A user named ${username} exists already.`,
  passwordNeeded: 'A password is needed.',
  passwordLength: (min: number) => `A password needs at least ${min} characters.`,
  passwordBroken: 'The password holds broken characters.',
  passwordCommon: 'This password is one of those that are tried first. Choose another.',
  passwordGenerated:
    'A generated password must be changed: give a password, or leave mustChangePassword out.',
  roleOrDisabled: 'Give a role, or disabled.',
  nameNeeded: 'A name is needed.',
  noControl: 'No control characters.',
  lastAdmin: (username: string) => `${username} is the last enabled admin. Make another user admin first.`,
  wrongCredentials: 'Invalid credentials',
  wrongCredentialsHere:
    'Invalid credentials. A password that was set on another computer cannot be checked here: this one has no part of argon2. An admin sets a new one: smops users edit NAME --new-password.',
  personOnly: 'Only a signed-in person has a password.',
  wrongPassword: 'The current password is not right.',
  samePassword: 'The new password is the old one.',
  tooManySignIns: (minutes: number) => `Too many sign-ins failed. Try again in ${minutes} min.`,
  tokenTooLong: (end: string) =>
    `The token that asks for it ends at ${end}, and makes no token that ends later. Ask for fewer days, or make it signed in.`,
  assistantNotPersonal: 'A token for assistants belongs to no person: choose one or the other.',
  assistantMayNotWrite: 'No assistant may change this. Do it in the dashboard or with a command.',
  noAdminForToken:
    'There is no admin yet to own the token. Start the server once (smops serve), or add one: smops users add NAME --role admin.',
  changePassword: 'Change your password first: the current one was set by someone else.',
  stopsAtOnce: (list: string) => `What stops: ${list}.`,
  sessionsEnd: (count: number) => (count === 1 ? '1 session ends' : `${count} sessions end`),
  tokensStop: (count: number) =>
    count === 1 ? '1 API token is taken nowhere' : `${count} API tokens are taken nowhere`,
  linksStop: (count: number) =>
    count === 1 ? '1 shared link stops opening' : `${count} shared links stop opening`,
  feedsStop: (count: number) => (count === 1 ? '1 feed stops answering' : `${count} feeds stop answering`),
  schedulesPause: (count: number) => (count === 1 ? '1 schedule pauses' : `${count} schedules pause`),
  runsPause: (count: number) => (count === 1 ? '1 paid run pauses' : `${count} paid runs pause`),
  mayNot: (role: string) => `The role ${role} may not do this.`,
});

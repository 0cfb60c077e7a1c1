import { SESSION } from '@smops/core/people/users/session.operations.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { createClient } from '@smops/server/client/client.js';
import { DEFAULT_PROFILE, profilesFile, removeProfile, saveProfile } from '../../connection/profiles.js';
import { checkRemote } from '../../connection/target.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import { askSecret } from '../../input/ask-secret.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { peopleTexts } from './people.texts.js';

const nameOf = ({ options }: Call) => (options.profile as string | undefined) ?? DEFAULT_PROFILE;

/** Never an option: those stand in the shell's history and in the list of processes. */
async function readToken({ io, signal }: Call, url: string): Promise<string> {
  const typed = io.isInTty
    ? await askSecret(peopleTexts().tokenFor(url), signal)
    : (await io.readStdin()).toString('utf8');
  const token = typed.trim();
  if (!/^\S+$/.test(token)) throw usageError(peopleTexts().oneWord);
  return token;
}

const login: CommandSpec = {
  path: ['login'],
  summary: 'save a server and API token for later commands',
  description:
    'Asks for the token, or reads it from standard input, tries it, and keeps both in smops/config.json of the configuration folder, readable only by you. Commands use it when neither --url, --profile nor SMOPS_URL names a server and none runs here.',
  arguments: [{ name: '<url>', description: 'the address of the server' }],
  examples: [
    'smops login https://smops.example',
    'smops login https://smops.example --profile penang < token.txt',
  ],
  async run(call) {
    const { args, io, json } = call;
    const url = checkRemote(args[0] as string, 'token');
    const token = await readToken(call, url);
    const session = await createClient({ baseUrl: url, token, language: currentLanguage() }).call(
      SESSION.check,
    );
    if (!session.authenticated) throw new CommandError(peopleTexts().unknownToken(url), EXIT.notAllowed);
    const { username, role } = session.user;
    saveProfile(io, nameOf(call), { url, token });
    if (json) io.out(`${JSON.stringify({ profile: nameOf(call), url, username, role })}\n`);
    else io.out(`${peopleTexts().signedIn(url, username, role, profilesFile(io))}\n`);
    return undefined;
  },
};

const logout: CommandSpec = {
  path: ['logout'],
  summary: 'forget a server and its token; the token itself stays valid until it is revoked',
  examples: ['smops logout', 'smops logout --profile penang'],
  async run(call) {
    const name = nameOf(call);
    if (!removeProfile(call.io, name)) throw new CommandError(peopleTexts().noProfile(name), EXIT.notFound);
    if (!call.json) call.io.out(`${peopleTexts().forgot(name)}\n`);
    return undefined;
  },
};

export const loginCommands: readonly CommandSpec[] = [login, logout];

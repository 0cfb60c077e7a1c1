import { findHolder } from '@smops/core/platform/data-folder/data-folder.js';
import { configFileOf, dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { loadSettings } from '../../connection/connect.js';
import { usageError } from '../../failures/failures.js';
import { askSecret } from '../../input/ask-secret.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

const nameArgument = { name: '<name>', description: 'the setting, for example GEMINI_API_KEY' };

const list: CommandSpec = {
  path: ['config', 'list'],
  summary: 'the settings of this machine’s server, without secrets',
  examples: ['smops config list', 'smops config list --json'],
  async run({ io, json }) {
    const { listSettings } = await loadSettings();
    const settings = listSettings(io.env);
    const file = configFileOf(io.env);
    if (json) io.out(`${JSON.stringify({ file, settings })}\n`);
    else if (settings.length === 0) io.out(`${systemTexts().nothingSet(file)}\n`);
    else {
      printTable(io, settings, [
        { title: 'NAME', value: (one) => one.name },
        {
          title: 'VALUE',
          value: (one) => (one.value === null ? systemTexts().secret : one.value),
          flexible: true,
        },
        { title: 'FROM', value: (one) => (one.from === 'file' ? file : systemTexts().environment) },
      ]);
    }
    return undefined;
  },
};

/** A secret never comes from the command line, which is kept in the shell's history and in the list of processes. */
async function readValue({ args, io, signal }: Call, isSecret: boolean): Promise<string> {
  const [name = '', given] = args;
  if (given !== undefined && isSecret) throw usageError(systemTexts().isSecret(name));
  if (given !== undefined) return given;
  const typed = io.isInTty ? await askSecret(`${name}: `, signal) : (await io.readStdin()).toString('utf8');
  const value = typed.trim();
  if (value === '') throw usageError(systemTexts().noValue(name));
  return value;
}

async function change(call: Call, value: string | undefined) {
  const { args, io, json } = call;
  const name = args[0] as string;
  const { canReload, changeSetting } = await loadSettings();
  changeSetting(io.env, name, value);
  const file = configFileOf(io.env);
  if (json) io.out(`${JSON.stringify({ file, name, isSet: value !== undefined })}\n`);
  else
    io.out(
      `${(value === undefined ? systemTexts().removedSetting : systemTexts().setSetting)(sanitize(name), file)}\n`,
    );
  if (io.env[name]) io.err(`smops: ${systemTexts().outranks(name)}\n`);
  if (findHolder(dataFolderOf(io.env))?.purpose === 'serve')
    io.err(
      `smops: ${canReload(name) && process.platform !== 'win32' ? systemTexts().reloadIt : systemTexts().restartIt(name)}\n`,
    );
  return undefined;
}

const unset: Deed = {
  summary: 'remove a setting from smops.env',
  arguments: [nameArgument],
  examples: ['smops config set SMOPS_DAILY_BUDGET_USD --unset'],
  run: async (call) => await change(call, undefined),
};

const set: CommandSpec = {
  path: ['config', 'set'],
  summary: 'set a setting in smops.env; secrets are asked for, or read from standard input',
  description:
    'The file is readable only by you. A name or value that is not valid is refused, and nothing is changed.',
  arguments: [nameArgument, { name: '[value]', description: 'its value; never for a secret' }],
  examples: ['smops config set SMOPS_DAILY_BUDGET_USD 5', 'smops config set GEMINI_API_KEY < key.txt'],
  instead: [{ option: { flags: '--unset' }, does: unset }],
  async run(call) {
    const { isSecret, requireSettingName } = await loadSettings();
    const name = call.args[0] as string;
    requireSettingName(call.io.env, name);
    return await change(call, await readValue(call, isSecret(name)));
  },
};

export const configCommands: readonly CommandSpec[] = [list, set];

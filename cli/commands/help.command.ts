import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dayOf } from '@smops/core/platform/language/search-text.model.js';
import { usageError } from '../failures/failures.js';
import { completionScript, SHELLS, type Shell } from '../help/completion.js';
import { manPage } from '../help/man-page.js';
import { NOUNS } from '../help/nouns.js';
import type { CommandSpec } from '../program/command.js';
import { programTexts } from '../program/program.texts.js';

function readVersion(): string {
  const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

/** `smops completion` and `smops man`, made from the commands, and `smops version`. */
export const helpCommands = (commands: () => readonly CommandSpec[]): readonly CommandSpec[] => [
  {
    path: ['completion'],
    summary: 'a script that makes a shell complete smops',
    arguments: [{ name: '<shell>', description: SHELLS.join(', '), choices: SHELLS }],
    examples: [
      'source <(smops completion bash)',
      'source <(smops completion zsh)',
      'smops completion fish > ~/.config/fish/completions/smops.fish',
    ],
    async run({ args, io, json }) {
      const shell = SHELLS.find((one) => one === args[0]) as Shell | undefined;
      if (shell === undefined)
        throw usageError(programTexts().unknownShell(String(args[0]), SHELLS.join(', ')));
      const script = completionScript(shell, commands(), NOUNS);
      io.out(json ? `${JSON.stringify({ shell, script })}\n` : script);
      return undefined;
    },
  },
  {
    path: ['man'],
    summary: 'the manual page of all commands, in roff',
    examples: ['smops man > smops.1', 'smops man | man -l -'],
    async run({ io, json }) {
      const version = readVersion();
      const page = manPage(commands(), version, dayOf(new Date()));
      io.out(json ? `${JSON.stringify({ version, page })}\n` : page);
      return undefined;
    },
  },
  {
    path: ['version'],
    summary: 'the version of smops',
    examples: ['smops version', 'smops version --json'],
    async run({ io, json }) {
      const version = readVersion();
      io.out(json ? `${JSON.stringify({ version })}\n` : `${version}\n`);
      return undefined;
    },
  },
];

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import type { Call } from '../../program/command.js';
import { codebooksTexts } from './codebooks.texts.js';

export const fileArgument = { name: '<file>', description: 'the file, or - for standard input' };

/** Stores a file as a new codebook, or as a version of the one that is there. */
export async function importFile(
  call: Call,
  path: string,
  { name, codebook }: { name?: string | undefined; codebook?: string | undefined },
): Promise<undefined> {
  const { options, io } = call;
  const bytes = path === '-' ? await io.readStdin() : await readFile(path);
  return await call.withConnection({ mayCreate: true }, async ({ client }) => {
    const before = codebook === undefined ? undefined : await client.call(CODEBOOKS.get, { codebook });
    const imported = await client.call(CODEBOOKS.import, {
      content: new Blob([new Uint8Array(bytes)]),
      ...(path === '-' ? {} : { fileName: basename(path) }),
      ...(name === undefined ? {} : { name }),
      ...(before === undefined ? {} : { codebook: before.id, baseVersion: before.version }),
      ...(options.note === undefined ? {} : { note: String(options.note) }),
    });
    const say = codebooksTexts();
    const shown = sanitize(imported.name);
    const sentence =
      before === undefined
        ? say.added(shown, imported.variables.length)
        : before.version === imported.version
          ? say.unchanged(shown, imported.version)
          : say.changed(shown, imported.version);
    tell(call, imported, sentence);
    return undefined;
  });
}

export const noteOption = { flags: '--note <text>', description: 'why the version was made' };

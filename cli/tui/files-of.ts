import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Client } from '@smops/server/client/client.js';
import type { Io } from '../output/io.js';
import { saveBody } from '../output/save-body.js';
import type { PreviewedFile, Tui } from './state/tui.js';

/** Comments of a file that a preview shows. */
const FIRST_COMMENTS = 5;

const fullPath = (path: string) => resolve(path.replace(/^~(?=\/|$)/, homedir()));

/** What the terminal UI does with the files of its machine. `~` is the home folder. */
export const filesOf = (
  io: Io,
  clientOf: () => Promise<Client>,
): Pick<Tui, 'readFile' | 'readComments' | 'saveFile'> => ({
  readFile: async (path) => await readFile(fullPath(path)),
  async readComments(path, reading) {
    const { gatherComments } = await import('../runs/gather-comments.js');
    const { isSheetLink } = await import('@smops/core/comments/formats/google-sheet.js');
    const { COLUMN_CHOICES } = await import(
      '@smops/core/comments/column-choices/column-choices.operations.js'
    );
    const choices = await (await clientOf()).call(COLUMN_CHOICES.list);
    const files: PreviewedFile[] = [];
    const read = await gatherComments([isSheetLink(path) ? path : fullPath(path)], {
      ...reading,
      choices: [...(reading.choices ?? []), ...choices],
      // A person looks at it before anything runs.
      guess: true,
      env: io.env,
      onFile: (name, { comments, ...report }) => {
        files.push({ name, report, first: comments.slice(0, FIRST_COMMENTS) });
      },
    });
    return { ...read, files };
  },
  async saveFile(answer, path) {
    const full = fullPath(path);
    await mkdir(dirname(full), { recursive: true });
    await saveBody(io, answer, full);
    return full;
  },
});

import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import { harmlessFileName } from '@smops/core/platform/objects/file-name.model.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import type { Portrait } from '@smops/core/records/portraits/portraits.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, describeFailure, usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { tableOf } from '../../operations/operation-commands.js';
import { sanitize } from '../../output/output.js';
import { saveBody } from '../../output/save-body.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { portraitsTexts } from './portraits.texts.js';
import { uploadPortrait } from './upload-portrait.js';

/** Several images are saved one second apart. */
const APART_MS = 1000;
const CLEAR = '\r\u001b[2K';

const size = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const idArgument = { name: '<id>', description: 'its number, see smops portraits list' };

function readId(text = ''): number {
  if (!/^\d{1,15}$/.test(text)) throw usageError(portraitsTexts().noNumber(text));
  return Number(text);
}

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (row: Portrait) => row.id },
  { title: `UPLOADED (${city})`, value: (row: Portrait) => minute(row.uploadedAt) },
  { title: 'BY', value: (row: Portrait) => row.uploadedBy },
  { title: 'TYPE', value: (row: Portrait) => row.mediaType.slice(6) },
  { title: 'PIXELS', value: (row: Portrait) => `${row.width}×${row.height}` },
  { title: 'SIZE', value: (row: Portrait) => size(row.sizeBytes) },
  { title: 'FILE', value: (row: Portrait) => row.originalFilename, flexible: true },
];

const list: CommandSpec = {
  path: ['portraits', 'list'],
  ...tableOf(PORTRAITS.list, {
    summary: 'the user-portrait images, the newest first',
    examples: ['smops portraits list', 'smops portraits list --json'],
    columns: columnsOf,
    none: () => portraitsTexts().none,
  }),
};

/** Shows how far a file is: a living line on a terminal, nothing without one. */
function progressOf({ io, json }: Pick<Call, 'io' | 'json'>, path: string) {
  return (sent: number, total: number) => {
    if (json || !io.isErrTty) return;
    const percent = total === 0 ? 100 : Math.floor((sent / total) * 100);
    io.err(
      `${CLEAR}${sanitize(path)}  ${portraitsTexts().sentOf(size(sent), size(total))}  ${percentText(percent)}`,
    );
  };
}

async function runUpload(call: Call) {
  const { args, io, json, signal, withConnection } = call;
  return await withConnection({}, async ({ client }) => {
    const made: Portrait[] = [];
    let exit = 0;
    for (const [index, path] of args.entries()) {
      try {
        if (index > 0) await sleep(APART_MS, undefined, { signal });
        const portrait = await uploadPortrait({ client, signal, onProgress: progressOf(call, path) }, path);
        if (io.isErrTty && !json) io.err(CLEAR);
        made.push(portrait);
        if (!json) io.out(`${portraitsTexts().uploaded(sanitize(path), portrait.id)}\n`);
      } catch (error) {
        if (signal.aborted || args.length === 1) throw error;
        const failure = describeFailure(error);
        io.err(
          `${io.isErrTty && !json ? CLEAR : ''}smops: ${sanitize(path)}: ${sanitize(failure.message)}\n`,
        );
        exit = made.length > 0 || failure.exitCode === EXIT.badInput ? EXIT.badInput : failure.exitCode;
      }
    }
    if (json) io.out(`${JSON.stringify(made)}\n`);
    return exit === 0 ? undefined : (exit as typeof EXIT.badInput);
  });
}

const upload: CommandSpec = {
  path: ['portraits', 'add'],
  summary: 'add images of up to 10 MiB: PNG, JPEG, WebP, GIF, AVIF',
  description:
    'Each is checked by its bytes and re-encoded, which removes place and camera.  If some of several files fail, the others are saved and the exit code is 3.',
  arguments: [{ name: '<files...>', description: 'the images' }],
  examples: ['smops portraits add banner.png', 'smops portraits add *.jpg --json'],
  run: runUpload,
};

/** The name to save under: what the server says leads into no other folder, hides nothing and is no option. */
const ownName = (name: string) => harmlessFileName(name).replace(/^[.\s-]+/, '') || 'image';

const download: CommandSpec = {
  path: ['portraits', 'download'],
  summary: 'save an image as a file',
  arguments: [idArgument],
  options: [
    { flags: '-o, --out <file>', description: 'the file to write; its own name when left out' },
    { flags: '--overwrite', description: 'replace the file if it exists' },
  ],
  examples: ['smops portraits download 17', 'smops portraits download 17 --out banner.png --overwrite'],
  run: ({ args, io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const id = readId(args[0]);
      const portrait = (await client.call(PORTRAITS.list)).find((one) => one.id === id);
      if (portrait === undefined) throw new CommandError(portraitsTexts().missing(id), EXIT.notFound);
      const out = (options.out as string | undefined) ?? ownName(portrait.originalFilename);
      if (existsSync(out) && options.overwrite !== true) {
        throw new CommandError(portraitsTexts().exists(out), EXIT.conflict);
      }
      await saveBody(io, await client.download(PORTRAITS.image, { id }), out);
      if (json) io.out(`${JSON.stringify({ ...portrait, file: out })}\n`);
      else io.out(`${portraitsTexts().savedAs(id, sanitize(out), size(portrait.sizeBytes))}\n`);
      return undefined;
    }),
};

const remove: CommandSpec = {
  path: ['portraits', 'delete'],
  summary: 'delete an image for good',
  arguments: [idArgument],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops portraits delete 17 --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = readId(call.args[0]);
      await confirm(call, portraitsTexts().deleteForGood(id));
      await client.call(PORTRAITS.delete, { id });
      call.io.out(call.json ? `${JSON.stringify({ deleted: id })}\n` : `${portraitsTexts().deleted(id)}\n`);
      return undefined;
    }),
};

export const portraitsCommands: readonly CommandSpec[] = [list, upload, download, remove];

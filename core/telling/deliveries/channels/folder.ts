import { lstat, mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { localDay } from '../../../channels/statistics/local-day.js';
import { shownText } from '../../../platform/language/shown-text.model.js';
import { DeliveryFailure } from '../delivery-failure.js';
import type { HandOver } from './channel.js';
import { codeOf } from './network-failure.js';

/** A text as part of a file's name on every system, at most 80 characters. */
const namePart = (text: string) =>
  shownText(text)
    .replace(/[\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/(?<![. ])[. ]+$/, '');

function requireBelow(folder: string, root: string): void {
  if (folder !== root && !folder.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new DeliveryFailure('folderOutside', { isFinal: true });
}

/** A folder as it is in truth; of one that is missing the nearest above it that is there. A link that leads nowhere is refused. */
async function nearestFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    // What another delivery has made meanwhile is no link.
    const isLink = await lstat(folder).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    if (isLink) throw new DeliveryFailure('folderOutside', { isFinal: true });
    return await nearestFolder(dirname(folder));
  }
}

/**
 * Writes the file below DELIVERY_FOLDER: aside first, then renamed, always under the same name for the same delivery, so that
 * one that is written again takes its own place. A folder that leads out of there by a link is refused.
 */
export async function deliverToFolder({ context, destination, parcel }: HandOver): Promise<void> {
  const { folder: root } = context.config;
  if (root === undefined) throw new DeliveryFailure('notConfigured', { detail: 'DELIVERY_FOLDER' });
  const { title, file, deliveryId, lines, notes, link, queuedAt } = parcel;
  const bytes =
    file?.bytes ??
    Buffer.from([title, '', ...lines, ...(link === undefined ? [] : ['', link]), ''].join('\n'));
  const ending = file?.name.slice(file.name.lastIndexOf('.')) ?? '.txt';
  const name = `${localDay(queuedAt, context.timeZone)} ${namePart(title)} (${deliveryId})${ending}`;
  try {
    const real = await realpath(root);
    const wanted = join(real, destination.settings.folder ?? '');
    // Before anything is made: a link on the way may lead elsewhere.
    requireBelow(await nearestFolder(wanted), real);
    await mkdir(wanted, { recursive: true });
    const target = await realpath(wanted);
    requireBelow(target, real);
    const aside = join(target, `.smops-${deliveryId}.part`);
    const write = async (as: string, content: Uint8Array) => {
      try {
        await writeFile(aside, content);
        await rename(aside, join(target, as));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    };
    // Nobody sees the lines beside a file here: what it does not hold stands in a text of its own.
    if (file !== undefined && notes.length > 0)
      await write(`${name}.txt`, Buffer.from([title, '', ...notes, ''].join('\n')));
    await write(name, bytes);
  } catch (error) {
    if (error instanceof DeliveryFailure) throw error;
    throw new DeliveryFailure('folderFailed', { detail: codeOf(error) });
  }
}

import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { localDay } from '../../statistics/local-day.js';
import { DeliveryFailure } from '../delivery-failure.js';
import type { HandOver } from './channel.js';
import { codeOf } from './network-failure.js';

/** A text as part of a file's name on every system, at most 80 characters. */
const namePart = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\\/:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/(?<![. ])[. ]+$/, '');

/**
 * Writes the file below DELIVERY_FOLDER: aside first, then renamed, always under the same name for the same delivery, so that
 * one that is written again takes its own place. A folder that leads out of there by a link is refused.
 */
export async function deliverToFolder({ context, destination, parcel }: HandOver): Promise<void> {
  const { folder: root } = context.config;
  if (root === undefined) throw new DeliveryFailure('notConfigured', { detail: 'DELIVERY_FOLDER' });
  const { title, file, deliveryId, lines, link, queuedAt } = parcel;
  const bytes =
    file?.bytes ??
    Buffer.from([title, '', ...lines, ...(link === undefined ? [] : ['', link]), ''].join('\n'));
  const ending = file?.name.slice(file.name.lastIndexOf('.')) ?? '.txt';
  const name = `${localDay(queuedAt, context.timeZone)} ${namePart(title)} (${deliveryId})${ending}`;
  try {
    const real = await realpath(root);
    const wanted = join(real, destination.settings.folder ?? '');
    await mkdir(wanted, { recursive: true });
    const target = await realpath(wanted);
    if (target !== real && !target.startsWith(real.endsWith(sep) ? real : real + sep))
      throw new DeliveryFailure('folderOutside', { isFinal: true });
    const aside = join(target, `.smops-${deliveryId}.part`);
    try {
      await writeFile(aside, bytes);
      await rename(aside, join(target, name));
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  } catch (error) {
    if (error instanceof DeliveryFailure) throw error;
    throw new DeliveryFailure('folderFailed', { detail: codeOf(error) });
  }
}

import { randomUUID } from 'node:crypto';
import { OBJECT_FOLDERS, type ObjectFolder } from './objects.constants.js';

const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.(png|jpg|webp|gif))?$/;

/** A new object's key. Names are made here alone: nothing that people send becomes part of a path. */
export function newObjectKey(folder: ObjectFolder, ending = ''): string {
  return `${folder}/${randomUUID()}${ending}`;
}

/** Whether text is a key that `newObjectKey` may have made. */
export function isObjectKey(text: string): boolean {
  const [folder = '', name = '', ...more] = text.split('/');
  return more.length === 0 && OBJECT_FOLDERS.some((one) => one === folder) && NAME.test(name);
}

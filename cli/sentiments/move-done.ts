import { access, copyFile, mkdir, rename, unlink } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

async function freeName(folder: string, name: string): Promise<string> {
  const ending = /(\.[a-z]+)?\.gz$/i.exec(name)?.[0] ?? extname(name);
  const stem = name.slice(0, name.length - ending.length);
  for (let number = 1; ; number++) {
    const path = join(folder, number === 1 ? name : `${stem}-${number}${ending}`);
    const isTaken = await access(path).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}

/** Moves an imported file into `folder`, made when missing; a name that is taken there gets a number. */
export async function moveDone(path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const target = await freeName(folder, basename(path));
  try {
    await rename(path, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(path, target);
    await unlink(path);
  }
}

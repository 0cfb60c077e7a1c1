import { closeSync, constants, openSync } from 'node:fs';

/**
 * libuv's UV_FS_O_EXLOCK: while the file is open no one else may open it (libuv's documentation, "File system
 * operations"). Windows closes it with the process, however that ends. Other systems are not asked.
 */
const EXCLUSIVE = 0x10000000;

/** Opens a file for this process alone. Returns what closes it. Throws EBUSY where another process has it. */
export function holdFile(path: string): () => void {
  if (process.platform !== 'win32') return () => {};
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | EXCLUSIVE);
  return () => closeSync(file);
}

/**
 * Whether a process holds the file by `holdFile`. On Windows a process id says little: the next process soon has it. Where the
 * system tells when a process began, the id is enough, and the answer is yes.
 */
export function isHeld(path: string): boolean {
  if (process.platform !== 'win32') return true;
  try {
    closeSync(openSync(path, constants.O_RDWR | EXCLUSIVE));
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EBUSY';
  }
}

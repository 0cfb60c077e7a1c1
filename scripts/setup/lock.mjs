/**
 * A lock between processes of one checkout, held while work is done and given up when its holder ends in any way.
 * Uses nothing but Node: it runs before anything is installed.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/** When a process started, as /proc tells it; '' elsewhere. It tells a living holder from another with its number. */
function startOf(pid) {
  try {
    // The name in brackets may hold spaces; field 22 is the 20th after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[19];
  } catch {
    return '';
  }
}

function isAlive(holder) {
  const [pid, start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return start === startOf(pid);
}

/** Takes a dead holder's lock out of the way. A living holder's lock, taken by mistake, is put back. */
function clearStale(lock, holder) {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while holding the file `lock`; waits as long as another living process holds it. */
export function withLock(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`);
  try {
    for (;;) {
      try {
        // A link appears at once with its content, so a lock without a holder is never read.
        linkSync(mine, lock);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      let holder;
      try {
        holder = readFileSync(lock, 'utf8');
      } catch (error) {
        if (error.code === 'ENOENT') continue;
        throw error;
      }
      if (isAlive(holder)) sleep(100);
      else clearStale(lock, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

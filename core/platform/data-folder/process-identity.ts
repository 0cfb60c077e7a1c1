import { readFileSync } from 'node:fs';

/**
 * A process, named so that a later one with the same pid is not taken for it: Linux gives the start time in clock
 * ticks since boot (proc(5), field 22 of /proc/pid/stat); elsewhere it is empty.
 */
export interface ProcessIdentity {
  pid: number;
  startTime: string;
}

export function identify(pid: number): ProcessIdentity {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in brackets, may hold spaces and brackets itself.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { pid, startTime: fields[19] ?? '' };
  } catch {
    return { pid, startTime: '' };
  }
}

/** Whether this very process still runs. */
export function isAlive({ pid, startTime }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = identify(pid).startTime;
  return startTime === '' || now === '' || now === startTime;
}

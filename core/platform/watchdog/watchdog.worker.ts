import { readFileSync, write } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { Silence, UnderWay } from './heartbeat.js';
import type { WatchdogData } from './watchdog.js';

/** Watches the main thread; see startWatchdog. */
const data = workerData as WatchdogData;
const underWay = new UnderWay(data.underWay);
const silence = new Silence(data.everyMs);
/** Standard error may be what the main thread is stuck at. */
const WRITE_MS = 1000;
const FATAL = 60;

/** How often the silent main thread was seen on the CPU, and how often it was looked at. */
let [busy, looks, endingLooks] = [0, 0, 0];

/** proc(5): the state after the command name, which is in brackets and may hold brackets itself. */
function isOnCpu(): boolean {
  try {
    const stat = readFileSync(`/proc/${process.pid}/task/${process.pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('R');
  } catch {
    return false;
  }
}

function lineOf(msg: string): string {
  const requests = underWay.list();
  if (data.format === 'json') {
    return JSON.stringify({ level: FATAL, time: Date.now(), pid: process.pid, requests, msg });
  }
  const named = requests.length > 0 ? `; requests under way: ${requests.join(', ')}` : '';
  // Paths come from callers; a terminal must not act on them.
  return `smops: ${msg}${named}`.replaceAll(/\p{Cc}/gu, '\uFFFD');
}

function end(msg: string): void {
  clearInterval(timer);
  const kill = () => process.kill(process.pid, 'SIGKILL');
  setTimeout(kill, WRITE_MS);
  write(2, `${lineOf(msg)}\n`, kill);
}

const timer = setInterval(() => {
  const silentMs = silence.look(Atomics.load(data.beats, 0), performance.now());
  if (silentMs === 0) [busy, looks] = [0, 0];
  else {
    looks += 1;
    if (isOnCpu()) busy += 1;
  }
  if (Atomics.load(data.ending, 0) === 1) endingLooks += 1;
  if (silentMs >= data.stuckMs && (!data.onlyWhenBusy || busy * 2 > looks)) {
    end(`the main thread has been stuck for ${Math.round(silentMs / 1000)} s, so the process ends`);
  } else if (endingLooks * data.everyMs >= data.endMs) {
    end(`the process did not end within ${Math.round(data.endMs / 1000)} s of SIGTERM, so it is cut off`);
  }
}, data.everyMs);

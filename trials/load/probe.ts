import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child.js';

export interface ProbeInput {
  address: string;
  headers: Record<string, string>;
  everyMs: number;
}

export interface ProbeResult {
  /** Milliseconds from when each call was due to its last byte, so that calls held up by an earlier one count too. */
  times: number[];
  /** Answers other than 200, and connections that broke. */
  failures: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function get(address: string, headers: Record<string, string>): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request(address, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode === 200));
      answer.once('error', () => resolve(false));
    });
    call.once('error', () => resolve(false));
    call.end();
  });
}

answerParent<ProbeInput, ProbeResult>(async ({ address, headers, everyMs }, stop) => {
  const result: ProbeResult = { times: [], failures: 0 };
  const running = new Set<Promise<void>>();
  for (let due = performance.now(); !stop.aborted; due += everyMs) {
    await sleep(Math.max(0, due - performance.now()));
    const started = due;
    const one = get(address, headers).then((isRight) => {
      if (isRight) result.times.push(performance.now() - started);
      else result.failures += 1;
    });
    running.add(one);
    void one.finally(() => running.delete(one));
  }
  await Promise.all(running);
  agent.destroy();
  result.times.sort((a, b) => a - b);
  return result;
});

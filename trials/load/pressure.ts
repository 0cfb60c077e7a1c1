import { Agent, request } from 'node:http';
import { answerParent } from './child.js';

export interface PressureInput {
  address: string;
  headers: Record<string, string>;
  /** Calls under way at once; each is followed by the next. */
  connections: number;
  ms: number;
}

export interface PressureResult {
  /** Milliseconds of each call, sorted. */
  times: number[];
  perSecond: number;
  bytes: number;
  failures: number;
}

answerParent<PressureInput, PressureResult>(async ({ address, headers, connections, ms }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const result: PressureResult = { times: [], perSecond: 0, bytes: 0, failures: 0 };
  const call = () =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const fail = () => {
        result.failures += 1;
        resolve();
      };
      const sent = request(address, { agent, headers }, (answer) => {
        answer.on('data', (piece: Buffer) => {
          result.bytes += piece.length;
        });
        answer.once('error', fail);
        answer.once('end', () => {
          if (answer.statusCode !== 200 && answer.statusCode !== 304) return fail();
          result.times.push(performance.now() - started);
          resolve();
        });
      });
      sent.once('error', fail);
      sent.end();
    });
  const started = performance.now();
  const worker = async () => {
    while (performance.now() - started < ms) await call();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  result.perSecond = result.times.length / ((performance.now() - started) / 1000);
  result.times.sort((a, b) => a - b);
  agent.destroy();
  return result;
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startClient } from './child.js';
import type { RawServerInput } from './raw-server.js';

export interface RawServer {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The bare server that smops is compared with, in a process of its own; ready when it answers. */
export async function startRawServer(databaseUrl?: string): Promise<RawServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startClient<RawServerInput, true>('raw-server', { port, databaseUrl });
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 200) throw new Error('the raw server does not answer');
    await sleep(50);
  }
  return {
    url,
    async stop() {
      child.stop();
      await child.result;
    },
  };
}

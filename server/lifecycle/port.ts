import { get } from 'node:http';
import { createServer } from 'node:net';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from '@smops/core/config.js';
import { messageOf } from '@smops/core/errors.js';
import { startUpTexts } from './start-up.texts.js';

type Place = Pick<Config, 'host' | 'port'>;

const ANSWER_MS = 2000;
const ANSWER_LENGTH = 10_000;

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::';

/** The address of a host and port for people and links; what listens on all addresses is named by this machine. */
export function addressOf({ host, port }: Place): string {
  const name = isEveryAddress(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The IPv4 addresses at which other machines reach a server that listens on all addresses; none for any other. */
export function networkAddresses(
  { host, port }: Place,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  if (!isEveryAddress(host)) return [];
  return Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** The first bytes of what a program answers to a request; empty when it answers nothing in time. */
function ask(url: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const call = get(url, { agent: false }, (response) => {
      response.on('data', (piece: Buffer) => {
        text += piece.toString('latin1');
        if (text.length > ANSWER_LENGTH) call.destroy();
      });
    });
    // Waits for programs that take the connection and say nothing.
    const timer = setTimeout(() => call.destroy(), ANSWER_MS);
    call.on('error', () => {});
    call.on('close', () => {
      clearTimeout(timer);
      resolve(text);
    });
  });
}

/** Whether what answers there is smops. */
async function isSmops(url: string): Promise<boolean> {
  try {
    const body = JSON.parse(await ask(`${url}/api/auth/check`)) as { authenticated?: unknown };
    return typeof body.authenticated === 'boolean';
  } catch {
    return false;
  }
}

/** Who has a port that is taken, and what to do. */
export async function describeTakenPort(place: Place): Promise<string> {
  const url = addressOf(place);
  const where = `${place.host}:${place.port}`;
  return (await isSmops(url)) ? startUpTexts().takenBySmops(where, url) : startUpTexts().takenByOther(where);
}

/** Why a server could not listen there, in one sentence; undefined when it could. */
export async function findPortProblem(place: Place): Promise<string | undefined> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(place.port, place.host, () => probe.close(() => resolve(undefined)));
  });
  if (error === undefined) return undefined;
  if (error.code === 'EADDRINUSE') return await describeTakenPort(place);
  const problem = startUpTexts().cannotListen(`${place.host}:${place.port}`, messageOf(error));
  return startUpTexts().checkHostAndPort(problem);
}

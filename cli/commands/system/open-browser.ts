import { spawn } from 'node:child_process';

/** What opens an address in the browser that the person uses. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
};

/** Opens the address in the browser. Where there is none nothing happens: the address stands in the terminal, too. */
export function openBrowser(
  url: string,
  [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'],
): void {
  spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

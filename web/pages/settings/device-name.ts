import { SESSION_TEXT as TEXT } from './settings.texts.js';

const BROWSERS: readonly [name: string, sign: RegExp][] = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
  [TEXT.terminal, /^smops|undici|node/i],
];
const SYSTEMS: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** "Chrome on Android": enough to recognise one's own device in a list. Order matters: most browsers also claim to be others. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0];
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  if (browser && system) return TEXT.browserOn(browser, system);
  return browser ?? system ?? TEXT.unknownDevice;
}

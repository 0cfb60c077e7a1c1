import { readFileSync } from 'node:fs';
import { LIGHT } from '@smops/core/platform/charts/paint.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { THEME } from './palette.js';

/** Every colour of the theme, light and dark. */
const theme = new Map<string, [light: string, dark: string]>();
const css = readFileSync(new URL('../../theme.css', import.meta.url), 'utf8');
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /(--color-[\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
)) {
  theme.set(name, [light, dark]);
}
for (const [, name = '', light = ''] of css.matchAll(/(--color-base-[\w-]+): (#\w{6})/g)) {
  const known = theme.get(name);
  theme.set(name, known ? [known[0], light] : [light, light]);
}

/** Relative luminance: what is left of a colour on a grey print. */
function lightness(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colours behind what the dashboard draws with, in one theme: 0 light, 1 dark. */
function coloursOf(text: string, dark: 0 | 1): string {
  const name = /^var\((.*)\)$/.exec(text)?.[1];
  if (name !== undefined)
    return theme.get(name)?.[dark] ?? assert.unreachable(`${name} is not in the theme`) ?? '';
  return /light-dark\((#\w{6}), (#\w{6})\)/.exec(text)?.[dark + 1] ?? '';
}

const palette = suite('the colours of charts');

for (const dark of [0, 1] as const) {
  const shown = dark === 0 ? 'light' : 'dark';
  const fill = (role: 'positive' | 'neutral' | 'negative' | 'a' | 'b') => coloursOf(THEME[role].fill, dark);

  palette(`without hue the sentiments, and the two sides, still differ: ${shown}`, () => {
    for (const [one, other] of [
      ['positive', 'neutral'],
      ['neutral', 'negative'],
      ['positive', 'negative'],
      ['a', 'b'],
    ] as const) {
      const apart = contrast(fill(one), fill(other));
      assert.ok(apart >= 1.6, `${one} ${fill(one)} and ${other} ${fill(other)}: ${apart.toFixed(2)}`);
    }
  });

  palette(`words on a mark can be read, and words beside it: ${shown}`, () => {
    for (const [role, one] of Object.entries(THEME)) {
      if (typeof one === 'string' || role === 'text' || role === 'quiet') continue;
      const ratio = contrast(coloursOf(one.fill, dark), coloursOf(one.words, dark));
      assert.ok(ratio >= 4.5, `${role}: ${ratio.toFixed(2)}`);
    }
    for (const role of ['text', 'quiet'] as const)
      assert.ok(contrast(coloursOf(THEME[role].fill, dark), coloursOf(THEME.ground, dark)) >= 4.5, role);
  });
}

palette('what is printed and sent has the colours of the light theme', () => {
  assert.is(LIGHT.ground, coloursOf(THEME.ground, 0));
  for (const [role, one] of Object.entries(LIGHT)) {
    if (typeof one === 'string') continue;
    const themed = THEME[role as 'text'];
    assert.equal(one, { fill: coloursOf(themed.fill, 0), words: coloursOf(themed.words, 0) }, role);
  }
});

palette.run();

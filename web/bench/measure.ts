import type { CDPSession, Page } from 'playwright-core';

/** How many times slower the CPU is made: staff have older machines than developers. */
export const SLOWDOWN = 4;

let broken = 0;

/** Whether any figure was over its limit so far. */
export const isBroken = (): boolean => broken > 0;

/** Prints one figure beside its limit. */
export function report(name: string, value: number, limit: number, unit: string): void {
  const fits = value <= limit;
  if (!fits) broken++;
  const digits = unit === '' ? 4 : 1;
  process.stdout.write(
    `  ${fits ? 'ok  ' : 'OVER'} ${name.padEnd(62)} ${value.toFixed(digits).padStart(9)} ${unit} (at most ${limit}${unit ? ` ${unit}` : ''})\n`,
  );
}

/** The value that a share of all values do not exceed. */
export const quantile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

/** Slows the page's CPU from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

interface Measured {
  keys: number[];
  shift: number;
}

/** Begins to note, in the page, every key's way to its paint and every layout shift. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: Measured = { keys: [], shift: 0 };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'keydown' || entry.name === 'input') measured.keys.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) measured.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What `observe` has noted. */
export const readMeasured = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured: Measured }).measured);

/**
 * Types words letter by letter into the field that has the focus, and takes them away again. Milliseconds from each key
 * to its paint; what the browser timed below 16 ms counts as 16.
 */
export async function timeKeys(page: Page, words: readonly string[]): Promise<number[]> {
  let typed = 0;
  for (const word of words) {
    for (const letter of word) {
      // Letters have keys; characters of an input method arrive as text.
      if (/^[ -~]$/.test(letter)) await page.keyboard.press(letter);
      else await page.keyboard.insertText(letter);
      await page.waitForTimeout(30);
      typed++;
    }
    for (let left = word.length; left > 0; left--) {
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(30);
      typed++;
    }
  }
  await page.waitForTimeout(500);
  const { keys } = await readMeasured(page);
  return [...keys, ...Array.from({ length: Math.max(0, typed - keys.length) }, () => 16)];
}

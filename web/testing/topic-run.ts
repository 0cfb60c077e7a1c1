import type { Page } from 'playwright-core';
import { commentFile } from './comment-file.js';

export const VARIABLE = '例如：物价上涨';

export async function choose(page: Page, count: number, name = 'komen-facebook.json'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: commentFile(count, { twice: 3, broken: 2 }),
  });
  await page.getByText('识别为').waitFor();
}

export async function addVariables(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.getByPlaceholder(VARIABLE).fill(text);
    await page.keyboard.press('Enter');
  }
}

/** The whole way to a started run. */
export async function startRun(page: Page, count: number, name?: string): Promise<void> {
  await page.goto('/fb-analyzer');
  await choose(page, count, name);
  await addVariables(page, '塞车', 'harga barang');
  await page.getByRole('button', { name: '开始分析' }).click();
}

export const progress = (page: Page) => page.getByRole('progressbar');

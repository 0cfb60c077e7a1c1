import type { Page } from 'playwright-core';

export const toastOf = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: title }).first();
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
export const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true });

export async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

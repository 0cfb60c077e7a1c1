import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeImage } from '@smops/core/platform/objects/images/testing.js';
import { startS3 } from '@smops/core/platform/objects/s3/testing.js';
import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Dashboard,
  faultsInEveryLook,
  findBarriers,
  openDashboard,
  signOutAndIn,
} from '../../testing/dashboard.js';
import { eventually } from '../../testing/eventually.js';

const test = suite<{ dashboard: Dashboard }>('user portraits');

test.before(async (context) => {
  context.dashboard = await openDashboard({ SMOPS_REMOTE_NETWORKS: '127.0.0.1' });
});
test.after(async ({ dashboard }) => await dashboard.close());

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

async function imageFile(name: string, colour: string, width = 640): Promise<File> {
  return { name, mimeType: 'image/png', buffer: await makeImage('png', { width, height: 480, colour }) };
}

async function openPortraits(page: Page): Promise<Locator> {
  await page.goto('/youtube');
  return showPortraits(page);
}

async function showPortraits(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '用户画像' }).click();
  const dialog = page.getByRole('dialog', { name: '用户画像' });
  await dialog.waitFor();
  return dialog;
}

/** Opens the uploader and chooses files in it. */
async function choose(dialog: Locator, files: File[]): Promise<void> {
  const toggle = dialog.getByRole('button', { name: '上传图片' });
  if (await toggle.isVisible()) await toggle.click();
  await dialog.locator('.uppy-Dashboard').waitFor();
  const more = dialog.getByRole('button', { name: '添加更多文件' });
  if (await more.isVisible()) await more.click();
  await dialog.locator('input.uppy-Dashboard-input').first().setInputFiles(files);
}

/** Drops a file on the uploader, always with the same time of change. */
async function drop(page: Page, dialog: Locator, { name, mimeType, buffer }: File): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, type, content]) => {
      const bytes = Uint8Array.from(atob(content as string), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName as string, { type: type as string, lastModified: 1 }));
      return transfer;
    },
    [name, mimeType, buffer.toString('base64')],
  );
  await dialog.locator('.uppy-Dashboard').dispatchEvent('drop', { dataTransfer });
}

const send = (dialog: Locator) => dialog.locator('.uppy-StatusBar-actionBtn--upload').click();
const openings = (dialog: Locator) => dialog.getByRole('button', { name: /^查看 / });

async function clear(dashboard: Dashboard): Promise<void> {
  for (const { id } of (await dashboard.asAdmin('GET', '/api/user-profile-images')) as { id: number }[]) {
    await dashboard.asAdmin('DELETE', `/api/user-profile-images/${id}`);
  }
}

test('images are chosen, sent, saved a second apart, looked at and deleted', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  const saves: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user-profile-images'))
      saves.push(Date.now());
  });
  const dialog = await openPortraits(page);
  await dialog.getByText('暂无用户画像图片').waitFor();
  await page.keyboard.press('Escape');
  await signOutAndIn(page, 'analyst');
  await showPortraits(page);
  await choose(dialog, [await imageFile('顾客 一.png', '#a33'), await imageFile('banner 二 😀.png', '#3a3')]);
  await dialog.locator('.uppy-Dashboard-Item-previewImg').nth(1).waitFor();
  await page.waitForTimeout(300);
  assert.equal(saves, [], 'nothing goes by itself');
  await send(dialog);
  await page.getByText('图片已成功上传', { exact: true }).waitFor();
  await openings(dialog).nth(1).waitFor();
  assert.is(saves.length, 2);
  assert.ok((saves[1] as number) - (saves[0] as number) >= 990, 'saved one second apart');
  assert.equal(
    await openings(dialog).evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')),
    ),
    ['查看 banner 二 😀.png', '查看 顾客 一.png'],
  );
  await openings(dialog).first().click();
  const preview = page.getByRole('dialog', { name: 'banner 二 😀.png' });
  const image = preview.getByRole('img', { name: 'banner 二 😀.png' });
  await image.waitFor();
  await preview.getByText('640 × 480').waitFor();
  assert.is(await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)), 640);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('img', { name: '顾客 一.png' }).waitFor();
  await page.getByRole('dialog', { name: '顾客 一.png' }).getByRole('button', { name: '关闭' }).click();
  await openings(dialog).first().click();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  assert.ok(await dialog.isVisible(), 'Escape leads back to the grid only');
  await dialog.getByRole('button', { name: '删除图片 顾客 一.png' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('图片已删除', { exact: true }).waitFor();
  await openings(dialog).nth(1).waitFor({ state: 'detached' });
  await eventually(() => openings(dialog).count(), 1);
  assert.equal(complaints, []);
  await clear(dashboard);
  await leave();
});

test('a viewer may only look, and for others there is nothing', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'portrait-viewer' });
  const dialog = await openPortraits(page);
  await dialog.getByText('暂无用户画像图片').waitFor();
  assert.is(await dialog.getByRole('button', { name: '上传图片' }).count(), 0);
  assert.equal(complaints, []);
  await leave();
  const staff = await dashboard.visit({ as: 'staff' });
  await staff.page.goto('/youtube');
  await staff.page.getByRole('heading', { level: 1 }).waitFor();
  assert.is(await staff.page.getByRole('button', { name: '用户画像' }).count(), 0);
  await staff.leave();
});

test('too many, too large, twice the same, and what is no image', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  const dialog = await openPortraits(page);
  const six = await Promise.all(
    ['1', '2', '3', '4', '5', '6'].map((name) => imageFile(`${name}.png`, `#${name}00`)),
  );
  await choose(dialog, six);
  await dialog.getByText('You can only upload 5 files').first().waitFor();
  await choose(dialog, [
    { name: 'besar.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await dialog.getByText('besar.png', { exact: false }).first().waitFor();
  await choose(dialog, [{ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') }]);
  assert.is(await dialog.locator('.uppy-Dashboard-Item').count(), 0);
  await drop(page, dialog, six[0] as File);
  await drop(page, dialog, six[0] as File);
  await dialog.getByText("Cannot add the duplicate file '1.png', it already exists").first().waitFor();
  await eventually(() => dialog.locator('.uppy-Dashboard-Item').count(), 1);
  await choose(dialog, [
    { name: 'palsu.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await send(dialog);
  const failure = page.locator('.toast-card').filter({ hasText: 'Failed to save image' });
  await failure.getByText('Failed to save image', { exact: true }).waitFor();
  await failure.getByText('This file is not a supported image', { exact: false }).waitFor();
  await clear(dashboard);
  await leave();
});

test('an expired address is renewed, a passing failure is tried again', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  const answers: number[] = [];
  await page.route('**/api/objects/uploads/**', async (route) => {
    if (answers.push(1) === 1) {
      const body =
        '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>';
      return await route.fulfill({ status: 403, contentType: 'application/xml', body });
    }
    if (answers.length === 2) return await route.fulfill({ status: 503, body: '' });
    await route.continue();
  });
  const dialog = await openPortraits(page);
  await choose(dialog, [await imageFile('semula.png', '#123')]);
  await send(dialog);
  await page.getByText('图片已成功上传', { exact: true }).waitFor();
  assert.is(answers.length, 3);
  await clear(dashboard);
  await leave();
});

test('an upload is paused, resumed and cancelled', async ({ dashboard }) => {
  const { page, leave } = await dashboard.visit({ as: 'analyst' });
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route('**/api/objects/uploads/**', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => {});
  });
  const dialog = await openPortraits(page);
  await choose(dialog, [await imageFile('perlahan.png', '#456')]);
  await send(dialog);
  await dialog.getByRole('button', { name: '暂停' }).first().click();
  isHeld = false;
  for (const release of held) release();
  await dialog.getByRole('button', { name: '恢复' }).first().click();
  await page.getByText('图片已成功上传', { exact: true }).waitFor();
  isHeld = true;
  await choose(dialog, [await imageFile('batal.png', '#654')]);
  await send(dialog);
  await dialog.getByRole('button', { name: '取消' }).first().click();
  for (const release of held) release();
  await dialog.locator('.uppy-Dashboard-AddFiles').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await clear(dashboard);
  await leave();
});

test('an image comes from an address, with Uppy following over a websocket', async ({ dashboard }) => {
  const bytes = await makeImage('webp', { width: 320, height: 200, colour: '#c83' });
  const remote = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/webp', 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  const dialog = await openPortraits(page);
  await dialog.getByRole('button', { name: '上传图片' }).click();
  const address = dialog.getByRole('textbox', { name: '图片链接' });
  await address.fill('http://169.254.169.254/latest/meta-data');
  await dialog.getByRole('button', { name: '添加链接' }).click();
  await dialog.getByRole('alert').getByText('无法添加此链接', { exact: false }).waitFor();
  await address.fill(`http://127.0.0.1:${(remote.address() as AddressInfo).port}/jauh.webp`);
  await address.press('Enter');
  await dialog.locator('.uppy-Dashboard-Item').waitFor();
  await send(dialog);
  await page.getByText('图片已成功上传', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: '查看 jauh.webp' }).waitFor();
  assert.is(sockets.length, 1);
  assert.match(sockets[0] ?? '', /^\/api\/uploads\/api\/[\w-]{36}$/);
  assert.equal(complaints, []);
  await clear(dashboard);
  await leave();
  remote.closeAllConnections();
  await new Promise((resolve) => remote.close(resolve));
});

test('reads well in every size and colour', async ({ dashboard }) => {
  const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
  const dialog = await openPortraits(page);
  await choose(dialog, [await imageFile('一.png', '#a52', 900), await imageFile('二.png', '#25a')]);
  await send(dialog);
  await openings(dialog).nth(1).waitFor();
  await choose(dialog, [await imageFile('三.png', '#5a2')]);
  await dialog.locator('.uppy-Dashboard-Item').waitFor();
  assert.equal(await faultsInEveryLook(page), []);
  await openings(dialog).first().click();
  await page.getByRole('img', { name: '二.png' }).waitFor();
  assert.equal(await findBarriers(page), []);
  if (process.env.SMOPS_SHOTS) await page.screenshot({ path: `${process.env.SMOPS_SHOTS}/preview.png` });
  assert.equal(complaints, []);
  await leave();
});

test.run();

const onS3 = suite<{ dashboard: Dashboard; s3: Awaited<ReturnType<typeof startS3>> }>('user portraits on S3');

onS3.before(async (context) => {
  context.s3 = await startS3();
  const { config } = context.s3;
  context.dashboard = await openDashboard({
    S3_ENDPOINT: config.endpoint,
    S3_BUCKET: config.bucket,
    S3_ACCESS_KEY_ID: config.accessKeyId,
    S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    S3_FORCE_PATH_STYLE: '1',
  });
});
onS3.after(async ({ dashboard, s3 }) => {
  await dashboard.close();
  await s3.close();
});

onS3(
  'the browser sends straight to the store, and sees the images through smops',
  async ({ dashboard, s3 }) => {
    const { page, complaints, leave } = await dashboard.visit({ as: 'analyst' });
    const puts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') puts.push(new URL(request.url()).origin);
    });
    const dialog = await openPortraits(page);
    await choose(dialog, [await imageFile('awan.png', '#38c')]);
    await send(dialog);
    await page.getByText('图片已成功上传', { exact: true }).waitFor();
    assert.equal(puts, [s3.config.endpoint]);
    await openings(dialog).first().click();
    const image = page.getByRole('img', { name: 'awan.png' });
    await image.waitFor();
    assert.is(
      await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      640,
    );
    assert.equal(complaints, []);
    await leave();
  },
);

onS3.run();

import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeNoise } from '@smops/core/platform/objects/images/testing.js';
import { PART_MIN_BYTES } from '@smops/core/platform/objects/objects.constants.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import { sendToAddress } from '@smops/server/client/uploads.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Sandbox } from '../testing.js';

const test = suite<{ sandbox: Sandbox }>('uploads that break off');

test.before.each(async (context) => {
  context.sandbox = await Sandbox.open();
});
test.after.each(async ({ sandbox }) => await sandbox.end());

function clientOf(sandbox: Sandbox): Client {
  const { url, token } = JSON.parse(readFileSync(join(sandbox.data, 'server.json'), 'utf8'));
  return createClient({ baseUrl: url, token });
}

const halvesIn = (sandbox: Sandbox): string[] => {
  try {
    return readdirSync(join(sandbox.data, 'objects', '.incoming'));
  } catch {
    return [];
  }
};

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries++) await sleep(50);
  assert.ok(holds());
}

/** Begins a PUT, sends half of what it promises, and stays silent. */
function sendHalf(address: string, size: number) {
  const { hostname, port, pathname, search } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Length: ${size}\r\n\r\n`,
  );
  socket.write(randomBytes(size / 2));
  return socket;
}

test('a server killed in mid-upload goes on with the parts that had arrived', async ({ sandbox }) => {
  const image = await makeNoise(1600, 1200);
  const first = await sandbox.serve();
  const client = clientOf(sandbox);
  const upload = await client.call(UPLOADS.start, { filename: 'bunyi.png', type: 'image/png' });
  const one = await client.call(UPLOADS.signPart, { ...upload, partNumber: 1 });
  const etag = await sendToAddress(client, one.url, new Blob([image.subarray(0, PART_MIN_BYTES)]));
  const two = await client.call(UPLOADS.signPart, { ...upload, partNumber: 2 });
  const rest = image.subarray(PART_MIN_BYTES);
  const socket = sendHalf(two.url, rest.length - (rest.length % 2));
  await until(() => halvesIn(sandbox).length === 1);
  first.child.kill('SIGKILL');
  await first.ended;
  socket.destroy();

  await sandbox.serve();
  const again = clientOf(sandbox);
  assert.equal(await again.call(UPLOADS.listParts, upload), [
    { PartNumber: 1, ETag: etag, Size: PART_MIN_BYTES },
  ]);
  const { url } = await again.call(UPLOADS.signPart, { ...upload, partNumber: 2 });
  const parts = [
    { PartNumber: 1, ETag: etag },
    { PartNumber: 2, ETag: await sendToAddress(again, url, new Blob([rest])) },
  ];
  const { location } = await again.call(UPLOADS.complete, { ...upload, parts });
  const { width, height, originalFilename } = await again.call(PORTRAITS.create, { imageUrl: location });
  assert.equal([width, height, originalFilename], [1600, 1200, 'bunyi.png']);
});

test('a client that goes in mid-upload leaves no file', async ({ sandbox }) => {
  await sandbox.serve();
  const { uploadURL } = await clientOf(sandbox).call(UPLOADS.createAddress);
  const socket = sendHalf(uploadURL, 1_000_000);
  await until(() => halvesIn(sandbox).length === 1);
  socket.destroy();
  await until(() => halvesIn(sandbox).length === 0);
});

test.run();

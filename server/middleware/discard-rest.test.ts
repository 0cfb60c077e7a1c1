import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { respondBeforeEnd } from './discard-rest.js';

const test = suite('the answer to a body that is still coming');

test('it ends at once when the sender has left already', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /api/accounts/import HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nemailAddress');
    const [incoming] = (await once(server, 'request')) as [IncomingMessage];
    incoming.on('error', () => {});
    incoming.resume();
    socket.destroy();
    await new Promise((resolve) => incoming.once('close', resolve));
    const response = await respondBeforeEnd(
      new Response('{"code":"UNAVAILABLE"}', { status: 503 }),
      incoming,
    );
    // A timer that waits for the rest would hold the server's end up.
    const late = sleep(5000, 'it still waits for the rest', { ref: false });
    assert.is(await Promise.race([response.text(), late]), '{"code":"UNAVAILABLE"}');
  } finally {
    server.close();
  }
});

test.run();

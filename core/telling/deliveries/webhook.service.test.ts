import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { AppError } from '../../errors.js';
import { attemptDelivery } from './attempt-delivery.js';
import { claimDeliveries } from './deliveries.repository.js';
import { listDeliveries, sendReport, testDestination } from './deliveries.service.js';
import { signingSecret } from './delivery-secrets.js';
import { DeliverySender } from './delivery-sender.js';
import { createDestination, listDestinations, updateDestination } from './destinations.service.js';
import { queueDelivery } from './queue-delivery.service.js';
import { type DeliveryRoom, openDeliveryRoom, SECRET } from './testing.js';

interface Call {
  headers: IncomingMessage['headers'];
  url: string;
  body: Buffer;
}
interface Context {
  room: DeliveryRoom;
  server: Server;
  port: number;
  calls: Call[];
  answer: { status: number; headers?: Record<string, string>; cut?: boolean };
  ctx: AnalyzerContext;
}

const test = suite<Context>('deliveries to a webhook and to Telegram');
const HOUR = 60 * 60 * 1000;
const TOKEN = '123456789:AAFcontohcontohcontohcontoh';

test.before(async (context) => {
  context.room = await openDeliveryRoom();
  context.calls = [];
  context.answer = { status: 200 };
  context.server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      context.calls.push({ headers: request.headers, url: request.url ?? '', body: Buffer.concat(pieces) });
      if (context.answer.cut) request.socket.destroy();
      else response.writeHead(context.answer.status, context.answer.headers).end('{}');
    });
  });
  await new Promise<void>((resolve) => context.server.listen(0, '127.0.0.1', resolve));
  context.port = (context.server.address() as AddressInfo).port;
  context.ctx = context.room.configured({
    SMOPS_REMOTE_NETWORKS: '127.0.0.1',
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_URL: `http://127.0.0.1:${context.port}`,
  });
});
test.before.each(async (context) => {
  await context.room.empty();
  context.calls.length = 0;
  context.answer = { status: 200 };
});
test.after(async ({ room, server }) => {
  server.close();
  await room.close();
});

const hook = (port: number, path = '/masuk/kunci-webhook-99') => ({
  kind: 'webhook',
  name: 'Sembang',
  url: `http://127.0.0.1:${port}${path}`,
});
const message = { kind: 'message', language: 'en', subject: 'Banjir naik', lines: ['Johor'] } as const;
const content = { ...message, lines: [...message.lines] };
const code = async (work: Promise<unknown>) => ((await work.catch((error) => error)) as AppError).code;

test('what shows nothing is left out of what is sent, and emojis stay', async ({ ctx, port, calls }) => {
  const { id } = await createDestination(ctx, hook(port));
  const hidden = '\u200b\u200c\u200b\u3164\u202e';
  const hiding = { ...content, subject: `Banjir${hidden} naik`, lines: [`Johor ${hidden}👨‍👩‍👧`] };
  await queueDelivery(ctx.db, ctx, { key: 'tersorok', destinationId: id, content: hiding });
  await new DeliverySender(ctx).sendDue();
  const { title, lines } = JSON.parse(String(calls[0]?.body));
  assert.equal([title, lines], ['Banjir naik', ['Johor 👨‍👩‍👧']]);
});

test('a report arrives once, signed with the secret that was shown when the webhook was saved', async ({
  ctx,
  room,
  port,
  calls,
}) => {
  const { id, secret } = await createDestination(ctx, hook(port), () => 'garam');
  assert.is(secret, signingSecret(SECRET, 'garam'));
  const [sent] = await sendReport(
    ctx,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'docx' },
  );
  assert.equal([sent?.status, calls.length], ['sent', 1]);
  const [call] = calls as [Call];
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call.headers['x-smops-signature'])) ?? [];
  // As a receiver checks it: by the true time, however the server's clock stands (here hours off).
  assert.ok(Math.abs(Number(t) - Date.now() / 1000) < 300, String(t));
  assert.is(
    v1,
    createHmac('sha256', secret ?? '')
      .update(`${t}.`)
      .update(call.body)
      .digest('hex'),
  );
  const body = JSON.parse(call.body.toString('utf8'));
  assert.equal([body.kind, body.title, body.data.taskId], ['report', 'komen-jalan', room.taskId]);
  assert.is(Buffer.from(body.file.base64, 'base64').subarray(0, 2).toString(), 'PK');
  assert.is(call.headers['idempotency-key'], body.key);
});

test('a webhook that is down for an hour gets it when it is back, under the same key', async (context) => {
  const { ctx, port, calls, room } = context;
  const { id } = await createDestination(ctx, hook(port));
  await queueDelivery(ctx.db, ctx, { key: 'alarm:7', destinationId: id, content });
  context.answer = { status: 503 };
  const sender = new DeliverySender(ctx);
  for (const start = room.now.at; room.now.at < start + HOUR; room.now.at += 60_000) await sender.sendDue();
  const [waiting] = await listDeliveries(ctx);
  assert.equal([waiting?.status, waiting?.reason], ['waiting', 'It answered with status 503']);
  context.answer = { status: 204 };
  room.now.at += HOUR;
  await sender.sendDue();
  await sender.sendDue();
  assert.is((await listDeliveries(ctx))[0]?.status, 'sent');
  assert.equal(new Set(calls.map(({ headers }) => headers['idempotency-key'])), new Set(['alarm:7']));
});

test('a redirect is not followed, and a refusal is not repeated', async (context) => {
  const { ctx, port, calls } = context;
  const { id } = await createDestination(ctx, hook(port));
  context.answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/lain` } };
  assert.is((await testDestination(ctx, id)).reasonCode, 'redirect');
  context.answer = { status: 410 };
  const gone = await testDestination(ctx, id);
  assert.equal([gone.status, gone.reason, calls.length], ['failed', 'It answered with status 410', 2]);
});

test('private addresses, other kinds of address, and http are refused when saved', async ({ room }) => {
  const urls = [
    'http://127.0.0.1/masuk',
    'https://127.0.0.1/masuk',
    'https://10.0.0.8/masuk',
    'https://169.254.169.254/latest',
    'https://[::1]/masuk',
    'https://0x7f.1/masuk',
    'https://orang:kata@hooks.example.my/',
    'https://hooks.example.my:25/',
    'http://hooks.example.my/',
    'file:///etc/passwd',
    'masuk',
  ];
  for (const url of urls)
    assert.is(await code(createDestination(room.ctx, { ...hook(0), url })), 'VALIDATION', url);
});

test('a name that turns to a private address after it was saved is not called', async ({
  ctx,
  room,
  calls,
}) => {
  const { id } = await createDestination(room.ctx, { ...hook(0), url: 'https://hooks.example.my/masuk' });
  await queueDelivery(ctx.db, ctx, { key: 'k', destinationId: id, content });
  const resolve = (
    _host: string,
    _options: object,
    done: (error: null, addresses: { address: string; family: number }[]) => void,
  ) => done(null, [{ address: '127.0.0.1', family: 4 }]);
  await new DeliverySender(room.ctx, { resolve }).sendDue();
  const [refused] = await listDeliveries(ctx);
  assert.equal([refused?.status, refused?.reasonCode, calls.length], ['failed', 'addressRefused', 0]);
});

test("a webhook's address and secret are in no answer, row, audit or log; a new server's secret says so", async ({
  ctx,
  room,
  port,
}) => {
  const logged: unknown[] = [];
  const note = (data: object, text: string) => void logged.push(data, text);
  const told = { ...ctx, logger: { debug: note, info: note, warn: note, error: note } };
  const { secret, ...shown } = await createDestination(told, hook(port));
  const changed = await updateDestination(told, shown.id, hook(port));
  await testDestination(told, shown.id);
  const rows = [];
  for (const table of ['deliveries', 'destinations', 'auditLog'] as const)
    rows.push(await room.connection.db.selectFrom(table).selectAll().execute());
  const all = JSON.stringify([shown, changed, logged, rows, await listDestinations(told)]);
  assert.not.match(all, 'kunci-webhook-99');
  assert.not.match(all, secret ?? 'none');
  assert.is(shown.to, `http://127.0.0.1:${port}/…`);
  const other = room.configured({
    DELIVERY_SECRET: 'rahsia-lain'.repeat(4),
    SMOPS_REMOTE_NETWORKS: '127.0.0.1',
  });
  assert.is((await testDestination(other, shown.id)).reasonCode, 'secretChanged');
});

test('Telegram gets the file with a caption, and its token stays where it is', async ({
  ctx,
  room,
  calls,
}) => {
  const { id } = await createDestination(ctx, {
    kind: 'telegram',
    name: 'Pasukan',
    chatId: '-1001234567890',
  });
  const [sent] = await sendReport(
    ctx,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'pptx' },
  );
  assert.equal([sent?.status, calls[0]?.url], ['sent', `/bot${TOKEN}/sendDocument`]);
  assert.match(calls[0]?.body.toString('latin1') ?? '', 'name="chat_id"\r\n\r\n-1001234567890');
  const rows = await room.connection.db.selectFrom('destinations').selectAll().execute();
  assert.not.match(JSON.stringify([rows, sent]), TOKEN);
});

test('what broke off on its way to Telegram may have arrived, and is not sent again by itself', async (context) => {
  const { ctx, calls, room } = context;
  const { id } = await createDestination(ctx, {
    kind: 'telegram',
    name: 'Pasukan',
    chatId: '@pasukan_media',
  });
  context.answer = { status: 200, cut: true };
  const cut = await testDestination(ctx, id);
  assert.equal([cut.status, cut.reasonCode, calls.length], ['failed', 'mayHaveArrived', 1]);
  // Killed between the hand-over and its mark: the next server finds it handed over.
  context.answer = { status: 200 };
  await queueDelivery(ctx.db, ctx, { key: 'k', destinationId: id, content });
  const claim = { now: ctx.clock.now(), owner: 'mati', limit: 1, leaseSeconds: 0 };
  const [row] = await claimDeliveries(ctx.db, claim);
  const now = () => {
    throw new Error('killed');
  };
  await attemptDelivery({ ...ctx, clock: { now } }, row as NonNullable<typeof row>).catch(() => undefined);
  await room.connection.db
    .updateTable('deliveries')
    .set({ leaseUntil: new Date(0) })
    .execute();
  await new DeliverySender(ctx).sendDue();
  const [found] = await listDeliveries(ctx);
  assert.equal([found?.status, found?.reasonCode, calls.length], ['failed', 'mayHaveArrived', 2]);
});

test('a file above the limit is replaced by a link, and without an address of its own it fails', async ({
  ctx,
  room,
  port,
  calls,
}) => {
  const { id } = await createDestination(ctx, hook(port));
  const small = {
    ...ctx,
    config: { ...ctx.config, deliveries: { ...ctx.config.deliveries, maxBytes: 1000 } },
  };
  assert.is(
    (await sendReport(small, { of: 'run', id: room.taskId }, { destinations: [id], format: 'pptx' }))[0]
      ?.status,
    'sent',
  );
  const body = JSON.parse(calls[0]?.body.toString('utf8') ?? '');
  assert.equal([body.file, body.link.includes(room.taskId)], [null, true]);
  const alone = { ...small, config: { ...small.config, publicUrl: undefined } };
  const [large] = await sendReport(
    alone,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'pptx' },
  );
  assert.equal([large?.status, large?.reasonCode], ['failed', 'tooLarge']);
});

test.run();

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { AppError } from '../../errors.js';
import { listDeliveries, sendDelivery, sendReport, testDestination } from './deliveries.service.js';
import { leaveToken } from './delivery-secrets.js';
import { DeliverySender } from './delivery-sender.js';
import { createDestination, listDestinations, updateDestination } from './destinations.service.js';
import { findLeaving, leaveDestination } from './leave.service.js';
import { queueDelivery } from './queue-delivery.service.js';
import {
  type DeliveryRoom,
  openDeliveryRoom,
  PUBLIC_URL,
  SECRET,
  TEST_CERTIFICATE,
  TEST_CERTIFICATE_KEY,
} from './testing.js';

interface Mail {
  to: string;
  from: string;
  raw: string;
  isSecure: boolean;
  user: string | undefined;
}
interface Context {
  room: DeliveryRoom;
  mails: Mail[];
  /** A real mail server on this machine; returns the port. */
  listen: (options?: SMTPServerOptions, host?: string) => Promise<number>;
  servers: SMTPServer[];
  mailing: (port: number, url?: string) => AnalyzerContext;
}

const test = suite<Context>('deliveries by mail');
const HOUR = 60 * 60 * 1000;
const PASSWORD = 'sangat-rahsia-7781';

test.before(async (context) => {
  context.room = await openDeliveryRoom();
  context.servers = [];
  context.mails = [];
  context.listen = async (options = {}, host = '127.0.0.1') => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData(stream, session, done) {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const { rcptTo, mailFrom } = session.envelope;
          context.mails.push({
            to: rcptTo.map(({ address }) => address).join(),
            from: mailFrom === false ? '' : mailFrom.address,
            raw: Buffer.concat(pieces).toString('utf8'),
            isSecure: session.secure,
            user: session.user,
          });
          done();
        });
      },
      ...options,
    });
    // A client that ends the connection in the middle of TLS is what some of these tests are about.
    server.on('error', () => {});
    context.servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    return (server.server.address() as AddressInfo).port;
  };
  context.mailing = (port, url = `smtp://127.0.0.1:${port}`) =>
    context.room.configured({ SMTP_URL: url, SMTP_FROM: 'smops <laporan@example.my>' });
});
test.before.each(async ({ room, mails }) => {
  await room.empty();
  mails.length = 0;
});
test.after.each(async ({ servers }) => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});
test.after(async ({ room }) => await room.close());

const AMINAH = 'aminah@example.my';
const CHONG = 'chong@example.my';
const monday = { kind: 'mail', name: 'Ringkasan Isnin', addresses: [AMINAH, CHONG] };
const header = ({ raw }: Mail, name: string) => {
  const [head = ''] = raw.split('\r\n\r\n');
  const line = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
};

test('each address gets its own mail with the report and a link to leave', async ({
  room,
  mails,
  listen,
  mailing,
}) => {
  const ctx = mailing(await listen());
  const { id } = await createDestination(ctx, monday);
  const [sent] = await sendReport(
    ctx,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'docx' },
  );
  assert.equal([sent?.status, sent?.title], ['sent', 'komen-jalan']);
  assert.equal(
    mails.map(({ to, from }) => [to, from]),
    [
      [AMINAH, 'laporan@example.my'],
      [CHONG, 'laporan@example.my'],
    ],
  );
  const [first, second] = mails as [Mail, Mail];
  assert.match(first.raw, /filename=.?komen-jalan/);
  const link = `${PUBLIC_URL}/leave/${leaveToken(SECRET, id, AMINAH)}`;
  assert.is(header(first, 'List-Unsubscribe'), `<${link}>`);
  assert.not.match(first.raw, CHONG);
  assert.is.not(header(first, 'Message-ID'), header(second, 'Message-ID'));
});

test('who left is skipped, shown as left, and cannot be put back by saving the list again', async ({
  room,
  mails,
  listen,
  mailing,
}) => {
  const ctx = mailing(await listen());
  const { id } = await createDestination(ctx, monday);
  const token = leaveToken(SECRET, id, CHONG);
  assert.equal(await findLeaving(ctx, token), { destination: monday.name });
  await leaveDestination(ctx, token);
  await leaveDestination(ctx, token);
  await updateDestination(ctx, id, { ...monday, addresses: [AMINAH] });
  await updateDestination(ctx, id, monday);
  await sendReport(ctx, { of: 'run', id: room.taskId }, { destinations: [id], format: 'html' });
  assert.equal(
    mails.map(({ to }) => to),
    [AMINAH],
  );
  const [shown] = await listDestinations(ctx);
  assert.equal(
    shown?.addresses.map(({ leftAt }) => leftAt !== null),
    [false, true],
  );
  await leaveDestination(ctx, leaveToken(SECRET, id, AMINAH));
  const [skipped] = await sendReport(
    ctx,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'html' },
  );
  assert.equal([skipped?.status, skipped?.reason, mails.length], ['skipped', 'All recipients have left', 1]);
});

test('a link that smops did not make leads nowhere, whatever it names', async ({ listen, mailing }) => {
  const ctx = mailing(await listen());
  const { id } = await createDestination(ctx, monday);
  const right = leaveToken(SECRET, id, AMINAH);
  for (const token of [
    '',
    'x',
    `${id}.`,
    `${right}x`,
    `${id + 1}${right.slice(1)}`,
    leaveToken('lain'.repeat(9), id, AMINAH),
    `9999999999999999.x`,
  ]) {
    const error = await leaveDestination(ctx, token).catch((thrown: unknown) => thrown);
    assert.instance(error, AppError, token);
    assert.is((error as AppError).code, 'NOT_FOUND', token);
  }
});

test('a mail server that is away for an hour gets each mail once when it is back', async ({
  room,
  mails,
  listen,
  mailing,
}) => {
  const port = await listen();
  const ctx = mailing(port);
  const { id } = await createDestination(ctx, monday);
  const away = mailing(1);
  const content = { kind: 'report', taskId: room.taskId, format: 'html', language: 'ms' } as const;
  await queueDelivery(away.db, away, { key: 'schedule:1:2026-11-23T01:00Z:1', destinationId: id, content });
  const sender = new DeliverySender(away);
  for (const start = room.now.at; room.now.at < start + HOUR; room.now.at += 60_000) await sender.sendDue();
  const [waiting] = await listDeliveries(away);
  assert.equal([waiting?.status, waiting?.reasonCode], ['waiting', 'unreachable']);
  room.now.at += HOUR;
  await new DeliverySender(ctx).sendDue();
  await new DeliverySender(ctx).sendDue();
  assert.equal(
    mails.map(({ to }) => to),
    [AMINAH, CHONG],
  );
});

test('an address that the server refuses does not keep the mail from the others, and alone is tried again', async ({
  room,
  mails,
  listen,
  mailing,
}) => {
  let isFull = true;
  const port = await listen({
    onRcptTo({ address }, _session, done) {
      done(
        isFull && address === CHONG ? Object.assign(new Error(`no ${address}`), { responseCode: 550 }) : null,
      );
    },
  });
  const ctx = mailing(port);
  const { id } = await createDestination(ctx, monday);
  const [partly] = await sendReport(
    ctx,
    { of: 'run', id: room.taskId },
    { destinations: [id], format: 'html' },
  );
  assert.equal([partly?.status, partly?.reasonCode], ['failed', 'someRefused']);
  isFull = false;
  assert.is((await sendDelivery(ctx, partly?.id ?? 0)).status, 'sent');
  assert.equal(
    mails.map(({ to }) => to),
    [AMINAH, CHONG],
  );
});

test('a sender that the mail server refuses is told with its code, not with its words', async ({
  listen,
  mailing,
}) => {
  const port = await listen({
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('relay secret-host-7 denied'), { responseCode: 553 })),
  });
  const ctx = mailing(port);
  const { id } = await createDestination(ctx, monday);
  const { status, reason } = await testDestination(ctx, id);
  assert.equal([status, reason], ['failed', 'The mail server refused it (553)']);
});

test('a mail server elsewhere must offer encryption, and one with a certificate that is trusted gets the mail', async ({
  mails,
  listen,
  mailing,
}) => {
  // 0.0.0.0 leads to this machine and is no loopback address.
  const plain = await listen({}, '0.0.0.0');
  const ctx = mailing(0, `smtp://0.0.0.0:${plain}`);
  const { id } = await createDestination(ctx, { ...monday, addresses: [AMINAH] });
  const refused = await testDestination(ctx, id);
  assert.equal([refused.status, refused.reasonCode, mails.length], ['failed', 'noTls', 0]);
  // smtp-server brings a certificate for localhost that it signed itself.
  const encrypted = await listen({ disabledCommands: ['AUTH'] }, '0.0.0.0');
  const untrusted = await testDestination(mailing(0, `smtp://0.0.0.0:${encrypted}`), id);
  assert.equal([untrusted.status, untrusted.reasonCode, mails.length], ['failed', 'noTls', 0]);
  const smtps = await listen({ secure: true, disabledCommands: ['AUTH'] });
  const selfSigned = await testDestination(mailing(0, `smtps://127.0.0.1:${smtps}`), id);
  assert.equal([selfSigned.reasonCode, mails.length], ['noTls', 0]);
  const pair = { cert: TEST_CERTIFICATE, key: TEST_CERTIFICATE_KEY, disabledCommands: ['AUTH'] };
  const trusted = mailing(0, `smtp://0.0.0.0:${await listen(pair, '0.0.0.0')}`);
  const content = { kind: 'test', language: 'en' } as const;
  await queueDelivery(trusted.db, trusted, { key: 'k', destinationId: id, content });
  await new DeliverySender(trusted, { ca: TEST_CERTIFICATE }).sendDue();
  assert.equal(
    mails.map(({ to, isSecure }) => [to, isSecure]),
    [[AMINAH, true]],
  );
});

test('a wrong password is said, and stands in no answer, no log and no row', async ({
  room,
  listen,
  mailing,
}) => {
  const port = await listen({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => done(new Error(`wrong: ${password}`)),
  });
  const logged: unknown[] = [];
  const note = (data: object, message: string) => void logged.push(data, message);
  const logger = { debug: note, info: note, warn: note, error: note };
  const ctx = { ...mailing(port, `smtp://laporan:${PASSWORD}@127.0.0.1:${port}`), logger };
  const { id } = await createDestination(ctx, monday);
  const answer = await testDestination(ctx, id);
  assert.is(answer.reasonCode, 'signInRefused');
  const rows = await room.connection.db.selectFrom('deliveries').selectAll().execute();
  const audit = await room.connection.db.selectFrom('auditLog').selectAll().execute();
  const all = JSON.stringify([answer, logged, rows, audit, await listDestinations(ctx)]);
  assert.not.match(all, PASSWORD);
  assert.not.match(all, SECRET);
});

test('a subject of several lines cannot add headers', async ({ room, mails, listen, mailing }) => {
  const ctx = mailing(await listen());
  const { id } = await createDestination(ctx, { ...monday, addresses: [AMINAH] });
  const content = {
    kind: 'message',
    language: 'en',
    subject: 'Banjir 价格',
    lines: ['a\r\nBcc: lain@example.my'],
  } as const;
  await queueDelivery(ctx.db, ctx, {
    key: 'k',
    destinationId: id,
    content: { ...content, lines: [...content.lines] },
  });
  await new DeliverySender(ctx).sendDue();
  assert.equal(
    mails.map(({ to }) => to),
    [AMINAH],
  );
  assert.is(header(mails[0] as Mail, 'Bcc'), '');
  const folded = { ...content, subject: 'a\r\nBcc: lain@example.my', lines: [] };
  const error = await queueDelivery(room.ctx.db, ctx, {
    key: 'k2',
    destinationId: id,
    content: folded,
  }).catch((thrown: unknown) => thrown);
  assert.instance(error, AppError);
});

test('a mail server that says nothing holds up mail, and no folder or chat', async ({ room }) => {
  const silent = createServer();
  const held = new Set<Socket>();
  silent.on('connection', (socket) => {
    held.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const ctx = room.configured({ SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_FROM: 'laporan@example.my' });
  const mail = await createDestination(ctx, { kind: 'mail', name: 'Isnin', addresses: ['a@example.my'] });
  const folder = await createDestination(ctx, { kind: 'folder', name: 'Arkib', folder: '' });
  const queue = (key: string, destinationId: number) =>
    queueDelivery(ctx.db, ctx, {
      key,
      destinationId,
      content: { kind: 'message', language: 'en', subject: key, lines: [] },
    });
  for (let n = 0; n < 8; n++) await queue(`surat ${n}`, mail.id);
  const sender = new DeliverySender(ctx, { everyMs: 20 });
  sender.start();
  const statusesOf = async (id: number) =>
    (await listDeliveries(ctx, { destination: id })).map(({ status }) => status);
  const until = async (isMet: () => Promise<boolean>) => {
    while (!(await isMet())) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  await until(async () => held.size > 0);
  await queue('arkib', folder.id);
  await until(async () => (await statusesOf(folder.id))[0] === 'sent');
  const mails = await statusesOf(mail.id);
  assert.ok(mails.includes('sending'), mails.join());
  assert.ok(
    (await listDeliveries(ctx, { destination: mail.id })).every(({ attempts }) => attempts <= 1),
    'no mail has been tried to its end',
  );
  const stopped = sender.stop();
  for (const socket of held) socket.destroy();
  silent.close();
  await stopped;
});

test.run();

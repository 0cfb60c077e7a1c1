import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analyst } from '../../analysis/analyzer/testing.js';
import { AppError } from '../../errors.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { attemptDelivery } from './attempt-delivery.js';
import { claimDeliveries, endAttempt, markHandingOver } from './deliveries.repository.js';
import { listDeliveries, sendDelivery, sendReport, testDestination } from './deliveries.service.js';
import { DeliverySender } from './delivery-sender.js';
import {
  createDestination,
  deleteDestination,
  listDestinations,
  updateDestination,
} from './destinations.service.js';
import { queueDelivery } from './queue-delivery.service.js';
import { type DeliveryRoom, openDeliveryRoom } from './testing.js';

const test = suite<{ room: DeliveryRoom }>('deliveries into a folder');

test.before(async (context) => {
  context.room = await openDeliveryRoom();
});
test.before.each(async ({ room }) => {
  await room.empty();
  for (const name of readdirSync(room.folder)) rmSync(join(room.folder, name), { recursive: true });
});
test.after(async ({ room }) => await room.close());

const HOUR = 60 * 60 * 1000;
const weekly = { kind: 'folder', name: 'Laporan mingguan', folder: '每周' } as const;
const filesIn = ({ folder }: DeliveryRoom) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const report = ({ taskId }: DeliveryRoom) =>
  ({ kind: 'report', taskId, format: 'html', language: 'ms' }) as const;
const refusal = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.instance(error, AppError);
  return error as AppError;
};

test('a report sent to a folder is a file there, under a name that tells what it is', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  const [sent] = await inLanguage('en', () =>
    sendReport(room.ctx, { of: 'run', id: room.taskId }, { destinations: [id], format: 'html' }),
  );
  assert.equal([sent?.status, sent?.reason, sent?.attempts, sent?.queuedBy], ['sent', null, 1, 'mei.fong']);
  const [name = ''] = filesIn(room);
  assert.match(name, /^2026-11-23 komen-jalan \(\d+\)\.html$/);
  const page = readFileSync(join(room.folder, '每周', name), 'utf8');
  assert.match(page, 'traffic leads with');
  assert.not.match(page, /Siti|阿明/, 'no author');
  assert.equal(
    (await listDeliveries(room.ctx)).map(({ id: one }) => one),
    [sent?.id],
  );
});

test('what is queued twice under one key is sent once', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  const delivery = { key: 'schedule:3:2026-11-23T01:00Z:1', destinationId: id, content: report(room) };
  assert.type(await queueDelivery(room.ctx.db, room.ctx, delivery), 'number');
  assert.is(await queueDelivery(room.ctx.db, room.ctx, delivery), undefined);
  assert.is(await new DeliverySender(room.ctx).sendDue(), 1);
  assert.is(filesIn(room).length, 1);
});

test('two senders at once send each delivery once', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  for (let n = 0; n < 12; n++) {
    const message = { kind: 'message', language: 'en', subject: `Banjir ${n}`, lines: ['Naik'] } as const;
    await queueDelivery(room.ctx.db, room.ctx, {
      key: `alarm:${n}`,
      destinationId: id,
      content: { ...message, lines: [...message.lines] },
    });
  }
  const senders = [new DeliverySender(room.ctx), new DeliverySender(room.ctx)];
  const counts = await Promise.all(senders.map((sender) => sender.sendDue()));
  assert.is(counts[0]! + counts[1]!, 12);
  assert.equal(new Set((await listDeliveries(room.ctx)).map(({ attempts }) => attempts)), new Set([1]));
  assert.is(filesIn(room).length, 12);
});

test('a folder that is missing for an hour gets the file when it is back, and the history says why it waited', async ({
  room,
}) => {
  const ctx = room.configured({ DELIVERY_FOLDER: join(room.folder, 'cakera') });
  const { id } = await createDestination(ctx, { ...weekly, folder: '' });
  await queueDelivery(ctx.db, ctx, { key: 'k', destinationId: id, content: report(room) });
  const sender = new DeliverySender(ctx);
  for (const start = room.now.at; room.now.at < start + HOUR; room.now.at += 60_000) await sender.sendDue();
  const [waiting] = await listDeliveries(ctx);
  assert.equal([waiting?.status, waiting?.reason], ['waiting', 'The file could not be written (ENOENT)']);
  assert.ok((waiting?.attempts ?? 0) < 10, 'pauses grow');
  symlinkSync(room.folder, join(room.folder, 'cakera'));
  room.now.at += HOUR;
  await sender.sendDue();
  assert.is((await listDeliveries(ctx))[0]?.status, 'sent');
});

test('after a day of failures it is given up, and can be tried again', async ({ room }) => {
  const ctx = room.configured({ DELIVERY_FOLDER: join(room.folder, 'tiada') });
  const { id } = await createDestination(ctx, weekly);
  await queueDelivery(ctx.db, ctx, { key: 'k', destinationId: id, content: report(room) });
  const sender = new DeliverySender(ctx);
  for (const start = room.now.at; room.now.at <= start + 25 * HOUR; room.now.at += 10 * 60_000)
    await sender.sendDue();
  const [failed] = await listDeliveries(ctx);
  assert.equal([failed?.status, failed?.nextAt], ['failed', null]);
  assert.ok((failed?.attempts ?? 0) > 20 && (failed?.attempts ?? 0) < 40, `${failed?.attempts} attempts`);
  const again = await sendDelivery(room.ctx, failed?.id ?? 0);
  assert.equal([again.status, filesIn(room).length], ['sent', 1]);
  assert.is((await refusal(sendDelivery(room.ctx, again.id))).code, 'CONFLICT');
});

test('a server killed after the file was written leaves one file, and the next one ends the delivery', async ({
  room,
}) => {
  const { id } = await createDestination(room.ctx, weekly);
  await queueDelivery(room.ctx.db, room.ctx, { key: 'k', destinationId: id, content: report(room) });
  const claim = { now: room.ctx.clock.now(), owner: 'mati', limit: 1, leaseSeconds: 0 };
  const [row] = await claimDeliveries(room.ctx.db, claim);
  assert.ok(row);
  // As far as a kill between the hand-over and its mark comes: the file is there, nothing is noted.
  const now = () => {
    throw new Error('killed');
  };
  await attemptDelivery({ ...room.ctx, clock: { now } }, row).catch(() => undefined);
  assert.equal([filesIn(room).length, (await listDeliveries(room.ctx))[0]?.status], [1, 'sending']);
  await room.connection.db
    .updateTable('deliveries')
    .set({ status: 'sending', leaseUntil: new Date(0) })
    .execute();
  assert.is(await new DeliverySender(room.ctx).sendDue(), 1);
  const [sent] = await listDeliveries(room.ctx);
  assert.equal([sent?.status, sent?.attempts, filesIn(room).length], ['sent', 2, 1]);
});

test('a sender whose lease went to another hands nothing over and notes nothing', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  await queueDelivery(room.ctx.db, room.ctx, { key: 'k', destinationId: id, content: report(room) });
  const claim = { now: room.ctx.clock.now(), limit: 1, leaseSeconds: 0 };
  const [slow] = await claimDeliveries(room.ctx.db, { ...claim, owner: 'lambat' });
  const [quick] = await claimDeliveries(room.ctx.db, { ...claim, owner: 'cepat', leaseSeconds: 60 });
  assert.ok(slow && quick);
  await attemptDelivery(room.ctx, slow);
  assert.equal(filesIn(room), []);
  const held = { id: slow.id, attempts: slow.attempts, leaseOwner: 'lambat' };
  assert.is(await markHandingOver(room.ctx.db, held, 'x', 60), undefined);
  await endAttempt(room.ctx.db, held, { status: 'failed', reasonCode: 'unexpected', reasonDetail: null });
  assert.is((await listDeliveries(room.ctx))[0]?.status, 'sending');
  await attemptDelivery(room.ctx, quick);
  assert.is((await listDeliveries(room.ctx))[0]?.status, 'sent');
});

test('a folder that leads elsewhere, by its path or by a link, is refused', async ({ room }) => {
  for (const folder of ['../luar', 'a/../../luar', '/etc', 'C:\\laporan', 'a//b']) {
    const error = await refusal(createDestination(room.ctx, { ...weekly, folder }));
    assert.is(error.code, 'VALIDATION', folder);
  }
  symlinkSync(tmpdir(), join(room.folder, 'pautan'));
  const { id } = await createDestination(room.ctx, { ...weekly, folder: 'pautan' });
  const tested = await testDestination(room.ctx, id);
  assert.equal([tested.status, tested.reasonCode], ['failed', 'folderOutside']);
});

test('what a report does not hold stands in a text beside its file', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  const notes = ['1 of 2 files could not be read, or not yet:', 'rosak.json: No comment with text.'];
  const content = { ...report(room), notes };
  await queueDelivery(room.ctx.db, room.ctx, { key: 'schedule:9', destinationId: id, content });
  await new DeliverySender(room.ctx).sendDue();
  const [file = '', text = ''] = filesIn(room).sort();
  assert.is(text, `${file}.txt`);
  assert.match(readFileSync(join(room.folder, '每周', text), 'utf8'), notes.join('\n'));
});

test('through a link that leads elsewhere not even a missing folder is made', async ({ room }) => {
  const outside = mkdtempSync(join(tmpdir(), 'smops-elsewhere-'));
  try {
    symlinkSync(outside, join(room.folder, 'pautan'));
    symlinkSync(join(outside, 'tiada'), join(room.folder, 'putus'));
    for (const folder of ['pautan/baru/dalam', 'putus', 'putus/baru']) {
      const { id } = await createDestination(room.ctx, { ...weekly, name: folder, folder });
      const tested = await testDestination(room.ctx, id);
      assert.equal([tested.status, tested.reasonCode], ['failed', 'folderOutside'], folder);
    }
    assert.equal(readdirSync(outside), []);
  } finally {
    rmSync(outside, { recursive: true });
  }
});

test('a destination that is deleted keeps its history, and what waited for it is skipped', async ({
  room,
}) => {
  const { id } = await createDestination(room.ctx, weekly);
  await testDestination(room.ctx, id);
  await queueDelivery(room.ctx.db, room.ctx, { key: 'k', destinationId: id, content: report(room) });
  await deleteDestination(room.ctx, id);
  assert.is(await new DeliverySender(room.ctx).sendDue(), 0);
  const all = await listDeliveries(room.ctx);
  assert.equal(
    all.map(({ status, destination, destinationId, reason }) => [status, destination, destinationId, reason]),
    [
      ['skipped', weekly.name, null, 'The destination was deleted'],
      ['sent', weekly.name, null, null],
    ],
  );
  assert.is((await refusal(sendDelivery(room.ctx, all[0]?.id ?? 0))).code, 'CONFLICT');
});

test('a report whose run is gone fails at once and says so', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  const content = { ...report(room), taskId: 'tiada-analisis-ini' };
  await queueDelivery(room.ctx.db, room.ctx, { key: 'k', destinationId: id, content });
  await new DeliverySender(room.ctx).sendDue();
  const [gone] = await listDeliveries(room.ctx);
  assert.equal([gone?.status, gone?.reasonCode], ['failed', 'gone']);
});

test('destinations have names of their own, keep their kind, and need their settings', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  assert.is(
    (await refusal(createDestination(room.ctx, { ...weekly, name: 'laporan  MINGGUAN' }))).code,
    'CONFLICT',
  );
  const mail = { kind: 'mail', name: 'E-mel', addresses: ['aminah@example.my'] };
  assert.is(
    (
      await refusal(
        updateDestination(
          room.configured({ SMTP_URL: 'smtp://127.0.0.1', SMTP_FROM: 'a@example.my' }),
          id,
          mail,
        ),
      )
    ).code,
    'VALIDATION',
  );
  const lacking = await refusal(createDestination(room.ctx, mail));
  assert.equal([lacking.code, lacking.message.includes('SMTP_URL')], ['NOT_CONFIGURED', true]);
  const renamed = await updateDestination(room.ctx, id, { ...weekly, name: '周报' });
  assert.equal([renamed.name, (await listDestinations(room.ctx)).map(({ to }) => to)], ['周报', ['每周']]);
});

test('an analyst sends and looks, and makes, tests and deletes no destination', async ({ room }) => {
  const { id } = await createDestination(room.ctx, weekly);
  const ctx = { ...room.ctx, actor: analyst };
  for (const work of [
    createDestination(ctx, weekly),
    updateDestination(ctx, id, weekly),
    deleteDestination(ctx, id),
    testDestination(ctx, id),
  ])
    assert.is((await refusal(work)).code, 'FORBIDDEN');
  assert.is(
    (await sendReport(ctx, { of: 'run', id: room.taskId }, { destinations: [id], format: 'docx' }))[0]
      ?.status,
    'sent',
  );
  const staff = { ...ctx, actor: { ...analyst, role: 'staff' as const } };
  assert.is((await refusal(listDestinations(staff))).code, 'FORBIDDEN');
});

test.run();

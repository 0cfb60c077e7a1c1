import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { PUBLIC_URL, SECRET } from './testing.js';

/** Moments of a hand-over, each before the sender is answered. */
export const MOMENTS = ['connected', 'addressed', 'mailed', 'mailedNext', 'posted', 'chatted'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A mail server, a webhook and Telegram on this machine, and what they have accepted, in its order. */
export interface Receivers {
  mails: { id: string; subject: string; to: string }[];
  /** Keys of what the webhook got. */
  posts: string[];
  /** First lines of what Telegram got. */
  chats: string[];
  /** They answer that they cannot now. */
  isAway: boolean;
  /** What it waits for holds the sender up. */
  onMoment(moment: Moment): Promise<void>;
  /** The settings of a server that sends to them. */
  settings: Record<string, string>;
  hookUrl: string;
  /** Waits until no sender is connected: what they accept is accepted. */
  quiet(): Promise<void>;
  forget(): void;
  close(): Promise<void>;
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const refusal = () => Object.assign(new Error('later'), { responseCode: 421 });

export async function openReceivers(): Promise<Receivers> {
  const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(mail)?.[1] ?? '';
  const mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onConnect(_session, done) {
      await receivers.onMoment('connected');
      done(receivers.isAway ? refusal() : null);
    },
    async onRcptTo(_address, _session, done) {
      await receivers.onMoment('addressed');
      done(null);
    },
    onData(stream, session, done) {
      bytesOf(stream).then(
        async (mail) => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join();
          const subject = header(mail, 'Subject');
          const isNext = receivers.mails.some((one) => one.subject === subject && one.to !== to);
          receivers.mails.push({ id: header(mail, 'Message-ID'), subject, to });
          await receivers.onMoment(isNext ? 'mailedNext' : 'mailed');
          done();
        },
        () => done(refusal()),
      );
    },
  });
  // A sender that is killed breaks its connection off.
  mailServer.on('error', () => {});
  const webServer = createServer(async (request, response) => {
    try {
      const body = await bytesOf(request);
      if (receivers.isAway) return void response.writeHead(503).end();
      if (request.url === '/masuk') {
        receivers.posts.push(String(request.headers['idempotency-key']));
        await receivers.onMoment('posted');
      } else {
        receivers.chats.push(/name="text"\r\n\r\n(.*)/.exec(body)?.[1]?.trim() ?? '');
        await receivers.onMoment('chatted');
      }
      response.writeHead(200).end('{}');
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => webServer.listen(0, '127.0.0.1', resolve));
  const mailPort = (mailServer.server.address() as AddressInfo).port;
  const webPort = (webServer.address() as AddressInfo).port;
  const receivers: Receivers = {
    mails: [],
    posts: [],
    chats: [],
    isAway: false,
    onMoment: async () => {},
    hookUrl: `http://127.0.0.1:${webPort}/masuk`,
    settings: {
      DELIVERY_SECRET: SECRET,
      SMOPS_PUBLIC_URL: PUBLIC_URL,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      SMTP_FROM: 'smops <laporan@example.my>',
      SMOPS_REMOTE_NETWORKS: '127.0.0.1',
      TELEGRAM_BOT_TOKEN: '123456789:AAFcontohcontohcontohcontoh',
      TELEGRAM_URL: `http://127.0.0.1:${webPort}`,
    },
    async quiet() {
      const connected = async () =>
        mailServer.connections.size +
        (await new Promise<number>((resolve) => webServer.getConnections((_error, count) => resolve(count))));
      while ((await connected()) > 0) await sleep(20);
    },
    forget() {
      receivers.mails.length = receivers.posts.length = receivers.chats.length = 0;
      receivers.isAway = false;
      receivers.onMoment = async () => {};
    },
    async close() {
      await new Promise<void>((resolve) => mailServer.close(() => resolve()));
      webServer.closeAllConnections();
      await new Promise((resolve) => webServer.close(resolve));
    },
  };
  return receivers;
}

import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import { messageOf } from '../../../errors.js';
import { ATTEMPT_MS, MAIL_MS } from '../deliveries.constants.js';
import { DELIVERIES_TEXTS } from '../deliveries.texts.model.js';
import { DeliveryFailure } from '../delivery-failure.js';
import { leaveToken } from '../delivery-secrets.js';
import type { ChannelContext, HandOver } from './channel.js';
import { codeOf } from './network-failure.js';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/** The connection: encrypted, except to this machine. */
function transportOf({ config, ca }: ChannelContext) {
  if (config.smtpUrl === undefined) throw new DeliveryFailure('notConfigured', { detail: 'SMTP_URL' });
  const url = new URL(config.smtpUrl);
  const isSecure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const user = decodeURIComponent(url.username);
  return createTransport({
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback(host),
    // A server on this machine often offers a certificate of its own making.
    ignoreTLS: !isSecure && isLoopback(host),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(url.password) } }),
    ...(ca === undefined ? {} : { tls: { ca } }),
    connectionTimeout: ATTEMPT_MS,
    greetingTimeout: ATTEMPT_MS,
    socketTimeout: ATTEMPT_MS * 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** What the mail server said, as a reason: its code, never its words, which may hold anything. */
function mailFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  const { responseCode } = error as { responseCode?: number };
  const code = codeOf(error);
  if (code === 'EAUTH') return new DeliveryFailure('signInRefused', { isFinal: true });
  // A certificate that is not trusted has no code of its own here.
  if (
    code === 'ETLS' ||
    (code === 'ESOCKET' && /certificate|self.signed|altname|ssl|tls/i.test(messageOf(error)))
  )
    return new DeliveryFailure('noTls', { isFinal: true });
  if (typeof responseCode === 'number')
    return new DeliveryFailure('mailRefused', { detail: String(responseCode), isFinal: responseCode >= 500 });
  return code === 'ETIMEDOUT'
    ? new DeliveryFailure('tookTooLong')
    : new DeliveryFailure('unreachable', { detail: code });
}

/** The same for the same delivery and address: a program that knows it already shows a mail that came twice once. */
const messageId = (key: string, address: string, from: string): string => {
  const hash = createHash('sha256').update(`${key}\n${address}`).digest('hex').slice(0, 40);
  return `<${hash}@${/@([^\s>]+)/.exec(from)?.[1] ?? 'smops'}>`;
};

/** What the mail server says of a mail, which it may also do a word at a time: it ends in time. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeliveryFailure('tookTooLong')), MAIL_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Sends one mail to each address, each with its own link to leave. `onSent` is told after each one; false ends it. */
export async function deliverByMail(
  { context, destination, parcel }: HandOver,
  { addresses, onSent }: { addresses: readonly string[]; onSent: (address: string) => Promise<boolean> },
): Promise<void> {
  const { config, publicUrl } = context;
  const { smtpFrom, secret } = config;
  if (smtpFrom === undefined || secret === undefined || publicUrl === undefined) {
    const name =
      smtpFrom === undefined ? 'SMTP_FROM' : secret === undefined ? 'DELIVERY_SECRET' : 'SMOPS_PUBLIC_URL';
    throw new DeliveryFailure('notConfigured', { detail: name });
  }
  const transport = transportOf(context);
  const { title, lines, link, file, key } = parcel;
  const failures: DeliveryFailure[] = [];
  try {
    for (const address of addresses) {
      const leave = `${publicUrl}/leave/${leaveToken(secret, destination.id, address)}`;
      const text = [
        ...lines,
        ...(link === undefined ? [] : ['', `${DELIVERIES_TEXTS().openLink}: ${link}`]),
        ...['', '-- ', DELIVERIES_TEXTS().leaveLine, leave, ''],
      ].join('\n');
      try {
        const sending = transport.sendMail({
          from: smtpFrom,
          to: { name: '', address },
          subject: title,
          text,
          messageId: messageId(key, address, smtpFrom),
          list: { unsubscribe: { url: leave } },
          headers: {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
          attachments:
            file === undefined
              ? []
              : [{ filename: file.name, content: file.bytes, contentType: file.contentType }],
        });
        await inTime(sending);
        if (!(await onSent(address))) return;
      } catch (error) {
        const failure = mailFailure(error);
        failures.push(failure);
        // What concerns the server and not this address concerns the others too.
        if (failure.code !== 'mailRefused') break;
      }
    }
  } finally {
    transport.close();
  }
  const later = failures.find(({ isFinal }) => !isFinal);
  const [first] = failures;
  if (first === undefined) return;
  if (later !== undefined) throw later;
  throw failures.length === addresses.length || first.code !== 'mailRefused'
    ? first
    : new DeliveryFailure('someRefused', {
        detail: `${failures.length} / ${addresses.length}`,
        isFinal: true,
      });
}

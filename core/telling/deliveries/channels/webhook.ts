import { Agent, request } from 'undici';
import {
  checkRemoteAddress,
  isPublicAddress,
  publicLookup,
} from '../../../platform/objects/remote/public-address.js';
import { withSignal } from '../../../platform/upstream/with-signal.js';
import { ATTEMPT_MS } from '../deliveries.constants.js';
import { DeliveryFailure } from '../delivery-failure.js';
import { signatureOf, signingSecret, unseal } from '../delivery-secrets.js';
import type { ChannelContext, HandOver, Parcel } from './channel.js';
import { isFinalStatus, networkFailure } from './network-failure.js';

/**
 * The address of a webhook: https, or http at an IP address of a network that the configuration allows. Throws VALIDATION
 * for one that may not be called; undefined for http elsewhere.
 */
export function webhookAddress(text: string, networks: ChannelContext['networks']): URL | undefined {
  const url = checkRemoteAddress(text, networks);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowedPlain = isPublicAddress(host, networks) && !isPublicAddress(host);
  return url.protocol === 'https:' || isAllowedPlain ? url : undefined;
}

/** What a webhook is sent. `text` is what chat programs show. */
function bodyOf({ deliveryId, key, kind, queuedAt, title, lines, link, file, data }: Parcel): string {
  return JSON.stringify({
    id: deliveryId,
    key,
    kind,
    queuedAt: queuedAt.toISOString(),
    title,
    text: [title, ...lines, ...(link === undefined ? [] : [link])].join('\n'),
    lines,
    link: link ?? null,
    file:
      file === undefined
        ? null
        : { name: file.name, contentType: file.contentType, base64: file.bytes.toString('base64') },
    data: data ?? null,
  });
}

/** Posts JSON with its signature. Follows no redirect; the address is checked when it is looked up, too. */
export async function deliverToWebhook({ context, destination, parcel }: HandOver): Promise<void> {
  const { secret } = context.config;
  if (secret === undefined) throw new DeliveryFailure('notConfigured', { detail: 'DELIVERY_SECRET' });
  const { sealedUrl = '', salt = '' } = destination.settings;
  const address = unseal(secret, sealedUrl);
  if (address === undefined) throw new DeliveryFailure('secretChanged', { isFinal: true });
  const body = bodyOf(parcel);
  const dispatcher = new Agent({
    connect: { lookup: publicLookup(context.networks, context.resolve) as never, timeout: ATTEMPT_MS },
  });
  try {
    const url = webhookAddress(address, context.networks);
    if (url === undefined) throw new DeliveryFailure('addressRefused', { isFinal: true });
    const status = await withSignal({ signals: [], timeoutMs: ATTEMPT_MS }, async (signal) => {
      const answer = await request(url, {
        method: 'POST',
        dispatcher,
        signal,
        body,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'smops',
          'idempotency-key': parcel.key,
          'x-smops-signature': signatureOf(signingSecret(secret, salt), body, context.now),
        },
      });
      // Its answer is of no use; destroying the body makes it emit an error without another listener.
      answer.body.on('error', () => {});
      answer.body.destroy();
      return answer.statusCode;
    });
    if (status >= 300 && status < 400) throw new DeliveryFailure('redirect', { isFinal: true });
    if (status < 200 || status >= 300)
      throw new DeliveryFailure('answered', { detail: String(status), isFinal: isFinalStatus(status) });
  } catch (error) {
    throw networkFailure(error);
  } finally {
    await dispatcher.destroy();
  }
}

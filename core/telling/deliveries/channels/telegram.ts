import { withSignal } from '../../../platform/upstream/with-signal.js';
import { ATTEMPT_MS } from '../deliveries.constants.js';
import { DeliveryFailure } from '../delivery-failure.js';
import type { HandOver } from './channel.js';
import { isFinalStatus, networkFailure, neverConnected } from './network-failure.js';

/** Characters that Telegram takes. */
const MAX_CAPTION = 1024;
const MAX_TEXT = 4096;

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;

/**
 * Sends to a chat of the team's own bot. Telegram has no key against repeats: what broke off after it was connected may have
 * arrived, and is not sent again by itself.
 */
export async function deliverToTelegram({ context, destination, parcel }: HandOver): Promise<void> {
  const { telegramToken, telegramUrl } = context.config;
  if (telegramToken === undefined)
    throw new DeliveryFailure('notConfigured', { detail: 'TELEGRAM_BOT_TOKEN' });
  const { title, lines, link, file } = parcel;
  const text = [title, ...lines, ...(link === undefined ? [] : [link])].join('\n');
  const form = new FormData();
  form.set('chat_id', destination.settings.chatId ?? '');
  if (file === undefined) form.set('text', shortened(text, MAX_TEXT));
  else {
    form.set('caption', shortened(text, MAX_CAPTION));
    form.set('document', new Blob([new Uint8Array(file.bytes)], { type: file.contentType }), file.name);
  }
  const address = `${telegramUrl}/bot${telegramToken}/${file === undefined ? 'sendMessage' : 'sendDocument'}`;
  let status: number;
  try {
    status = await withSignal({ signals: [], timeoutMs: ATTEMPT_MS }, async (signal) => {
      const answer = await fetch(address, { method: 'POST', body: form, signal, redirect: 'manual' });
      await answer.body?.cancel();
      return answer.status;
    });
  } catch (error) {
    if (neverConnected(error)) throw networkFailure(error);
    throw new DeliveryFailure('mayHaveArrived', { isFinal: true });
  }
  if (status < 200 || status >= 300)
    throw new DeliveryFailure('answered', { detail: String(status), isFinal: isFinalStatus(status) });
}

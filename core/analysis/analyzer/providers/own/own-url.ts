import { z } from 'zod';
import { CONFIG_TEXTS } from '../../../../config.texts.model.js';
import { reachOf } from '../http/places.js';

/** An address that may be set: plain http would show comments to everyone on the way, unless it stays at home. */
function isFit(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password, search } = new URL(value);
  if (username !== '' || password !== '' || search !== '') return false;
  return protocol === 'https:' || reachOf(value) !== 'outside';
}

/** The part before `/chat/completions`; where only a host is given, what comes after it is usually `/v1`. */
function baseOf(value: string): string {
  const base = value.replace(/(?<!\/)\/+$/, '').replace(/\/chat\/completions$/, '');
  return new URL(base).pathname === '/' ? `${base}/v1` : base;
}

/** The address of a model of one's own, as requests use it. */
export const ownModelUrl = z
  .string()
  .trim()
  .refine(isFit, { error: () => CONFIG_TEXTS().ownAddress })
  .transform(baseOf)
  .optional();

import type { ServiceContext } from '../../context.js';
import { AppError } from '../../errors.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import * as attempts from './login-attempts.repository.js';
import { networkOf, wideNetworkOf } from './networks.js';
import { isKnownNetwork } from './sign-in-networks.repository.js';
import {
  LOGIN_FAILURES_EVERYWHERE,
  LOGIN_FAILURES_PER_NETWORK,
  LOGIN_FAILURES_PER_USER,
  LOGIN_FAILURES_WHEN_GUESSED,
  LOGIN_WINDOW_MS,
} from './users.constants.js';
import { USERS_TEXTS } from './users.texts.model.js';

/** A sign-in that is about to be tried: `usernameKey` of the name given, whether or not a user has it. */
export interface SignInTry {
  usernameKey: string;
  address: string;
}

/** Names are cut, so that a key stays small whatever is sent as a name. */
const keysOf = ({ usernameKey, address }: SignInTry) => {
  const user = `user:${usernameKey.slice(0, 200)}`;
  return {
    network: `address:${networkOf(address)}`,
    userInNetwork: `${user}@${networkOf(address)}`,
    user,
    userInWideNetwork: `${user}@${wideNetworkOf(address)}/guessed`,
  };
};

/** Counts one more try under the key; throws THROTTLED when the window has more than `limit`. */
async function countUpTo(ctx: ServiceContext, key: string, limit: number): Promise<void> {
  const now = ctx.clock.now();
  const windowStart = new Date(now.getTime() - LOGIN_WINDOW_MS);
  const { failures, windowStartedAt } = await attempts.countAttempt(ctx.db, key, now, windowStart);
  if (failures <= limit) return;
  const waitMs = windowStartedAt.getTime() + LOGIN_WINDOW_MS - now.getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw new AppError('THROTTLED', USERS_TEXTS().tooManySignIns(minutes), {
    retryAfterSeconds,
  });
}

/**
 * Counts the try before the password is looked at, so that a hundred at once count as a hundred. Throws THROTTLED when
 * too many failed within the window: from the network, or for the user from this network. Failures of other networks
 * keep no one out. When very many networks guess one user's password, each wide network that the user has never signed
 * in from has fewer tries.
 */
export async function countSignIn(ctx: ServiceContext, attempt: SignInTry): Promise<void> {
  const keys = keysOf(attempt);
  await countUpTo(ctx, keys.network, LOGIN_FAILURES_PER_NETWORK);
  await countUpTo(ctx, keys.userInNetwork, LOGIN_FAILURES_PER_USER);
  if (await isKnownNetwork(ctx.db, attempt.usernameKey, networkOf(attempt.address))) return;
  const now = ctx.clock.now();
  const windowStart = new Date(now.getTime() - LOGIN_WINDOW_MS);
  const { failures } = await attempts.countAttempt(ctx.db, keys.user, now, windowStart);
  if (failures > LOGIN_FAILURES_EVERYWHERE)
    await countUpTo(ctx, keys.userInWideNetwork, LOGIN_FAILURES_WHEN_GUESSED);
}

/** Takes the counted try back: the password was right. Other networks' failures stay counted. */
export async function forgiveSignIn(ctx: ServiceContext, attempt: SignInTry): Promise<void> {
  const keys = keysOf(attempt);
  await attempts.clearAttempts(ctx.db, keys.userInNetwork);
  await attempts.forgiveAttempt(ctx.db, keys.network);
}

/**
 * Writes a failed sign-in into the audit. An unknown name is not kept: people type passwords into the wrong field.
 */
export async function recordFailedSignIn(
  ctx: ServiceContext,
  { username, reason, address }: { username: string | undefined; reason: string; address: string },
): Promise<void> {
  await recordAudit(ctx.db, ctx, {
    action: 'sign-in-failed',
    entity: 'session',
    entityId: null,
    label: username ?? 'unknown user',
    after: { address, reason },
  });
}

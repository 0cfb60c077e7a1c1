import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { EXIT, type ExitCode } from '../../failures/exit-codes.js';
import { sanitize } from '../../output/output.js';
import type { Call } from '../../program/command.js';
import { deliveriesTexts } from './deliveries.texts.js';

/** Says how the attempts went; the exit code says it when one of them was given up. */
export function tellDeliveries({ io, json }: Call, all: readonly Delivery[]): ExitCode | undefined {
  if (json) io.out(`${JSON.stringify(all)}\n`);
  for (const { destination, status, reason } of json ? [] : all) {
    const [name, why] = [sanitize(destination), sanitize(reason ?? status)];
    if (status === 'sent') io.out(`${deliveriesTexts().sent(name)}\n`);
    else
      io.err(
        `smops: ${status === 'waiting' ? deliveriesTexts().later(name, why) : deliveriesTexts().notSent(name, why)}\n`,
      );
  }
  return all.some(({ status }) => status === 'failed') ? EXIT.upstream : undefined;
}

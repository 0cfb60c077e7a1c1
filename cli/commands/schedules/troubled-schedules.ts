import { isTroubled } from '@smops/core/telling/schedules/schedules.model.js';
import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import type { Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import { ApiError } from '@smops/server/client/api-error.js';
import type { Client } from '@smops/server/client/client.js';
import { schedulesTexts } from './schedules.texts.js';

/** Schedules that need a person; undefined for a token that may not see them. */
export async function findTroubled(client: Client): Promise<Schedule[] | undefined> {
  try {
    return (await client.call(SCHEDULES.list)).filter(isTroubled);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** What is the matter with a schedule, in a line. */
export function troubleText({ name, paused, failures, last }: Schedule): string {
  const say = schedulesTexts();
  if (paused !== null) return `${name}: ${paused.reason ?? say.pausedByPerson}`;
  return `${name}: ${say.failedPeriods(failures)} ${last?.state === 'failed' ? (last.reason ?? '') : ''}`.trim();
}

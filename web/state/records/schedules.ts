import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Schedules by name, each with its next three times and its last period. */
export const schedulesAtom = resourceAtom({
  key: ['api', 'schedules'],
  load: () => client.call(SCHEDULES.list),
});

/** The periods of a schedule, the latest first. */
export const historyAtom = (id: string) =>
  resourceAtom({
    key: ['api', 'schedules', id],
    load: () => client.call(SCHEDULES.history, { schedule: id }),
  });

import { z } from 'zod';
import { LANGUAGES } from '../../platform/language/language.constants.js';

/** Destinations of one codebook's alarms; more is a mistake. */
const MOST = 50;

const destinations = z
  .array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
  .max(MOST)
  .transform((ids) => [...new Set(ids)]);

export const SetAlarmDestinationsInput = z
  .object({
    destinations: destinations.meta({ description: 'Ids of destinations; none: alarms are not sent' }),
    language: z.enum(LANGUAGES).default('en').meta({ description: 'Of what is sent' }),
  })
  .meta({ id: 'SetAlarmDestinationsInput' });
export type SetAlarmDestinationsInput = z.input<typeof SetAlarmDestinationsInput>;

export const AlarmDestinations = z
  .object({ destinations: z.array(z.number().int()), language: z.enum(LANGUAGES) })
  .meta({ id: 'AlarmDestinations', description: "Where the alarms of a codebook's series are sent" });
export type AlarmDestinations = z.infer<typeof AlarmDestinations>;

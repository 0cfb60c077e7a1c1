import type { SetAlarmDestinationsInput } from '@smops/core/series/alarm-watch/alarms.schemas.js';
import type { PeriodsInput, RisenInput, SeriesInput } from '@smops/core/series/series.schemas.js';
import type { z } from 'zod';
import { type Client, readJson } from './client.js';

/** The shares of a codebook's variables over all of its completed runs, with alarms. */
export const getSeries = (client: Client, codebook: string, query: z.input<typeof SeriesInput> = {}) =>
  readJson(client.api.codebooks[':codebook'].series.$get({ param: { codebook }, query }));

/** Two spans of days of a series side by side. */
export const comparePeriods = (client: Client, codebook: string, query: z.input<typeof PeriodsInput> = {}) =>
  readJson(client.api.codebooks[':codebook'].series.periods.$get({ param: { codebook }, query }));

/** Words and themes that rose between two spans of days, with a quote each. */
export const findRisenWords = (client: Client, codebook: string, query: z.input<typeof RisenInput> = {}) =>
  readJson(client.api.codebooks[':codebook'].series.words.$get({ param: { codebook }, query }));

/** Where the alarms of a codebook's series are sent. */
export const getAlarmDestinations = (client: Client, codebook: string) =>
  readJson(client.api.codebooks[':codebook']['alarm-destinations'].$get({ param: { codebook } }));

/** Sends alarms that are raised from now on; without destinations they are not sent. */
export const setAlarmDestinations = (client: Client, codebook: string, input: SetAlarmDestinationsInput) =>
  readJson(
    client.api.codebooks[':codebook']['alarm-destinations'].$put({ param: { codebook }, json: input }),
  );

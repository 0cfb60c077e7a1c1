import type { z } from 'zod';
import { CODEBOOK_PATH } from '../../analysis/codebooks/codebooks.operations.js';
import type { OfCodebook } from '../../analysis/codebooks/codebooks.schemas.js';
import { operationsFor } from '../../platform/operations/operation.js';
import type { AlarmDestinations, SetAlarmDestinationsInput } from '../alarms/alarms.schemas.js';
import type {
  PeriodComparison,
  PeriodsInput,
  Risen,
  RisenInput,
  Series,
  SeriesInput,
} from './series.schemas.js';

const operation = operationsFor('analyze');
const series = `${CODEBOOK_PATH}/series` as const;
const alarms = `${CODEBOOK_PATH}/alarm-destinations` as const;
const spans = {
  description:
    'Without days: the last seven days with comments, and the seven before. With a later span alone, the earlier one is as many days just before it.',
};

/** What can be asked of the course of a codebook over time. */
export const SERIES = {
  get: operation<OfCodebook & z.input<typeof SeriesInput>, Series>({
    id: 'getSeries',
    get: series,
    summary: "The shares of a codebook's variables over all of its completed runs, with alarms",
  }),
  comparePeriods: operation<OfCodebook & z.input<typeof PeriodsInput>, PeriodComparison>({
    id: 'comparePeriods',
    get: `${series}/periods`,
    summary: 'Two spans of days of a series side by side',
    ...spans,
  }),
  findRisenWords: operation<OfCodebook & z.input<typeof RisenInput>, Risen>({
    id: 'findRisenWords',
    get: `${series}/words`,
    summary:
      'Words, and themes outside of the codebook, that rose between two spans of days, with a quote each',
    ...spans,
  }),
  getAlarms: operation<OfCodebook, AlarmDestinations>({
    id: 'getAlarmDestinations',
    get: alarms,
    summary: "Where the alarms of a codebook's series are sent",
  }),
  /** Without destinations they are not sent. */
  setAlarms: operation<OfCodebook & SetAlarmDestinationsInput, AlarmDestinations>({
    id: 'setAlarmDestinations',
    put: alarms,
    summary: 'Send alarms that are raised from now on: once each, and once when it is over',
  }),
};

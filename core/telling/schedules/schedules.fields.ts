import type { Fields } from '../../records/lists/fields.model.js';
import { MAX_SCHEDULE_BUDGET } from './schedules.constants.js';

/**
 * What a schedule has beside its name that is stored and shown as it is typed. Its codebook, source, time, provider, report and
 * destinations are checked, told and asked for in ways of their own.
 */
export const SCHEDULE_FIELDS = {
  budget: {
    kind: 'usd',
    column: 'budgetUsd',
    label: 'Budget of a run',
    formLabel: 'Budget of a run (USD)',
    max: MAX_SCHEDULE_BUDGET,
    option: { flags: '--budget <usd>', description: 'at how many USD a run pauses; none: at no amount' },
    formHint: 'The analysis pauses when it reaches this. Empty: only the budget of the day counts',
    description: 'USD at which a run pauses',
  },
} as const satisfies Fields;

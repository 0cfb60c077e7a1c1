/** What there is to read of a run. */
export const QUEUES = ['drawn', 'disputed', 'flagged', 'done'] as const;
export type Queue = (typeof QUEUES)[number];

/** Files of a reading queue. */
export const QUEUE_FORMATS = ['xlsx', 'csv'] as const;
export type QueueFormat = (typeof QUEUE_FORMATS)[number];

/** Files of the readers' agreement. */
export const AGREEMENT_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type AgreementFormat = (typeof AGREEMENT_FORMATS)[number];

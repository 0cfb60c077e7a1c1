export type { OfRun } from './of-run.schemas.js';

/** Where what belongs to a run is found. */
export const RUN_PATH = '/api/fb-analyzer/task/{taskId}';

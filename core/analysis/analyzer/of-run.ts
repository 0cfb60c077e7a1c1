/** Where what belongs to a run is found. */
export const RUN_PATH = '/api/fb-analyzer/task/{taskId}';

/** The input of an operation on what belongs to a run. */
export interface OfRun {
  taskId: string;
}

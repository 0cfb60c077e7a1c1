import { operationsFor } from '../../../platform/operations/operation.js';
import { type OfRun, RUN_PATH } from '../of-run.js';
import type { RunView, SaveRunViewInput, UpdateRunViewInput } from './views.schemas.js';

interface OfView {
  viewId: string;
}
const operation = operationsFor('analyze');
const ofRun = `${RUN_PATH}/views` as const;
const ofView = '/api/fb-analyzer/views/{viewId}';

/** What can be done with the saved filters of a run. */
export const RUN_VIEWS = {
  list: operation<OfRun, RunView[]>({
    id: 'listRunViews',
    get: ofRun,
    summary: 'Filters of a run that were saved under a name',
  }),
  /** Fails with 409 when another view of the run has the name. */
  save: operation<OfRun & SaveRunViewInput, RunView>({
    id: 'saveRunView',
    post: ofRun,
    summary: 'Save a filter of a run under a name, for all who may see the run',
  }),
  /** Fails with 409 when another view of the run has the name. */
  update: operation<OfView & UpdateRunViewInput, RunView>({
    id: 'updateRunView',
    patch: ofView,
    summary: 'Give a view another name, filter or order; what is left out stays',
  }),
  delete: operation<OfView, void>({
    id: 'deleteRunView',
    delete: ofView,
    summary: 'Delete a view; it can be restored for 30 days',
  }),
  restore: operation<OfView, RunView>({
    id: 'restoreRunView',
    post: `${ofView}/restore`,
    summary: 'Undo a delete',
  }),
};

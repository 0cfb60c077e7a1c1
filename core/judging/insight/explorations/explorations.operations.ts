import { type FileAnswer, operationsFor } from '../../../platform/operations/operation.js';
import type { ReportFormat } from '../insight.constants.js';
import type {
  Exploration,
  ExplorationRecord,
  OfExploration,
  StartExplorationInput,
} from './exploration.schemas.js';

const operation = operationsFor('analyze');
const path = '/api/fb-analyzer/explore';
const ofExploration = `${path}/{explorationId}` as const;

/** What comments mention, found and stored. */
export const EXPLORATIONS = {
  /** Of a file's comments, or of those of a run. */
  start: operation<StartExplorationInput, Exploration>({
    id: 'startExploration',
    post: path,
    summary: 'Find what comments mention, as proposals for variables; nothing leaves this machine',
  }),
  list: operation<object, ExplorationRecord[]>({
    id: 'listExplorations',
    get: path,
    summary: 'Explorations, newest first',
  }),
  get: operation<OfExploration, Exploration>({
    id: 'getExploration',
    get: ofExploration,
    summary: 'A stored exploration',
  }),
  export: operation<OfExploration & { format: ReportFormat }, FileAnswer>({
    id: 'exportExploration',
    get: `${ofExploration}/export`,
    summary: 'A stored exploration as a file',
  }),
  delete: operation<OfExploration, void>({
    id: 'deleteExploration',
    delete: ofExploration,
    summary: 'Remove a stored exploration',
  }),
};

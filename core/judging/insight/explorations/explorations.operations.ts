import { type FileAnswer, operation } from '../../../platform/operations/operation.js';
import type { ReportFormat } from '../insight.constants.js';
import type { Exploration, ExplorationRecord, StartExplorationInput } from './exploration.schemas.js';

interface OfExploration {
  explorationId: string;
}
const access = 'analyze';
const path = '/api/fb-analyzer/explore';
const ofExploration = `${path}/{explorationId}` as const;

/** What comments mention, found and stored. */
export const EXPLORATIONS = {
  /** Of a file's comments, or of those of a run. */
  start: operation<StartExplorationInput, Exploration>({
    id: 'startExploration',
    access,
    method: 'post',
    path,
    summary: 'Find what comments mention, as proposals for variables; nothing leaves this machine',
  }),
  list: operation<object, ExplorationRecord[]>({
    id: 'listExplorations',
    access,
    method: 'get',
    path,
    summary: 'Explorations, newest first',
  }),
  get: operation<OfExploration, Exploration>({
    id: 'getExploration',
    access,
    method: 'get',
    path: ofExploration,
    summary: 'A stored exploration',
  }),
  export: operation<OfExploration & { format: ReportFormat }, FileAnswer>({
    id: 'exportExploration',
    access,
    method: 'get',
    path: `${ofExploration}/export`,
    summary: 'A stored exploration as a file',
  }),
  delete: operation<OfExploration, void>({
    id: 'deleteExploration',
    access,
    method: 'delete',
    path: ofExploration,
    summary: 'Remove a stored exploration',
  }),
};

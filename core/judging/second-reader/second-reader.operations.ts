import { type OfRun, RUN_PATH } from '../../analysis/analyzer/of-run.js';
import type { AnalysisEstimate } from '../../analysis/analyzer/providers/providers.schemas.js';
import { operationsFor } from '../../platform/operations/operation.js';
import type {
  EstimateSecondReaderInput,
  SecondReaderOfRun,
  StartSecondReaderInput,
} from './second-reader.schemas.js';

const operation = operationsFor('analyze');
const path = `${RUN_PATH}/second-reader` as const;

/** Another provider that reads a part of a run. Its run is followed, ended and gone on with as any other, by its own id. */
export const SECOND_READER = {
  start: operation<OfRun & StartSecondReaderInput, SecondReaderOfRun>({
    id: 'startSecondReader',
    post: path,
    summary: 'Let another provider read a part of a run, or more of it',
    description:
      'The part is drawn at random, and people’s drawn comments are among it. Shares then rest on both. A larger part asks only for what is new to it. The run of the second reader stands in no list; it is followed, ended and gone on with by its own id.',
  }),
  estimate: operation<OfRun & EstimateSecondReaderInput, AnalysisEstimate>({
    id: 'estimateSecondReader',
    post: `${path}/estimate`,
    summary: 'What a second reader would cost, before it is started',
  }),
  get: operation<OfRun, SecondReaderOfRun>({
    id: 'getSecondReader',
    get: path,
    summary: 'The second reader of a run, what it has read, and what it is at',
  }),
  remove: operation<OfRun, void>({
    id: 'removeSecondReader',
    delete: path,
    summary: 'Remove what the second reader of a run has read, for good',
  }),
};

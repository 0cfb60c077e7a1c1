import { z } from 'zod';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { MAX_RUN_NAME_LENGTH } from './analyzer.constants.js';
import { line } from './line.schemas.js';

/** What a run is called. */
export const RunName = line.min(1, { error: () => ANALYSES_TEXTS().notEmpty }).max(MAX_RUN_NAME_LENGTH);

/** The name as answers have it. */
export const runName = z
  .string()
  .meta({ description: 'What people call the run; at first its file, or how its post begins' });

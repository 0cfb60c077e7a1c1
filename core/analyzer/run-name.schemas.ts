import { SAY } from './analyses.texts.model.js';
import { MAX_RUN_NAME_LENGTH } from './analyzer.constants.js';
import { line } from './line.schemas.js';

/** What a run is called. */
export const RunName = line.min(1, { error: () => SAY().notEmpty }).max(MAX_RUN_NAME_LENGTH);

import { sentencesOf } from '../../platform/language/texts.model.js';
import type { Actions } from '../../platform/operations/action.model.js';

/** What can be done with a codebook at once: nothing yet; see `ActionWords`. */
export const CODEBOOK_ACTIONS: Actions = sentencesOf('core.codebookActions', 'en', {});

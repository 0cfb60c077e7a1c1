import { sentencesOf } from '../../language/language.model.js';

/** The names of providers that are words and no names of their own. */
export const LABELS = sentencesOf('core.providers', { local: '本地分析' });

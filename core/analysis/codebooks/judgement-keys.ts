import { normalizeContent } from '../../comments/comment.js';
import type { Variable } from '../analyzer/providers/provider.js';

/** What judgements of sentiment belong to. */
export const SENTIMENT_KEY = 'sentiment';

/** What judgements of a variable outside of a codebook belong to: its name, in small letters. */
export const nameKeyOf = (name: string): string => `name:${normalizeContent(name).toLowerCase()}`;

/** What judgements of a codebook's variable belong to. */
export const bookKeyOf = (codebookId: string, variableId: string): string =>
  `book:${codebookId}:${variableId}`;

/** What judgements of a run's variable belong to: a codebook's variable, else its name. */
export const variableKeyOf = ({ name, key }: Pick<Variable, 'name' | 'key'>): string =>
  key ?? nameKeyOf(name);

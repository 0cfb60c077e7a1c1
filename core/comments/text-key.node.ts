import { createHash } from 'node:crypto';
import { normalizeContent } from './comment.js';

/** What judgements of a comment belong to, and what its permanent number follows from: its text, whatever file or run it comes with. 16 bytes. */
export const textKeyOf = (content: string): Buffer =>
  createHash('md5').update(normalizeContent(content)).digest();

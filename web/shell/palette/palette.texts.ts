import { textsOf } from '@smops/core/platform/language/language.model.js';

export const PALETTE_TEXT = textsOf('palette', {
  title: 'Find anything',
  open: 'Find anything (Ctrl K)',
  placeholder: 'A page, an analysis, a codebook, an account…',
  pages: 'Pages',
  runs: 'Analyses',
  codebooks: 'Codebooks',
  searchIn: 'Search',
  inPage: (page: string, text: string) => `${page}: “${text}”`,
  nothing: 'Nothing found. Try fewer letters.',
  loading: 'Searching…',
  failed: (why: string) => `Analyses could not be searched: ${why}`,
  keys: '↑ ↓ choose · Enter open · Esc close',
});

import { textsOf } from '@smops/core/language/language.model.js';

/** Words that read comments speak for, and what becomes of them. */
export const LEARN_TEXT = textsOf('learn', {
  title: 'Learned words',
  link: 'Learned words',
  back: 'Back to the results',
  intro:
    'Words suggested by the comments you have read. Accepted words are added to the codebook. This costs nothing.',
  keys: 'A accepts, R refuses, U undoes, ↑ and ↓ choose.',
  loadFailed: 'The words could not be loaded',
  source: 'Learn from',
  sources: { people: 'what people said', answers: "the AI service's answers" },
  read: (read: number, learnable: number) => `${read} read, ${learnable} of them used for learning`,
  kept: 'Half of the sampled comments are kept out of learning, so that the estimate is unbiased.',
  sampled: 'The run is large: numbers of comments are estimates.',
  kind: { term: 'term', veto: 'veto' },
  topic: (name: string) => `Words of the topic “${name}”`,
  evidence: {
    term: (right: number, read: number) => `${right} of ${read} read comments with it were yes`,
    veto: (right: number, read: number) => `${right} of ${read} read comments with it were no`,
  },
  reach: {
    term: (comments: number) =>
      `${comments === 1 ? '1 more comment' : `${comments.toLocaleString('en')} more comments`} would be tagged`,
    veto: (comments: number) =>
      `${comments === 1 ? '1 comment' : `${comments.toLocaleString('en')} comments`} would lose the tag`,
  },
  accept: 'Accept',
  refuse: 'Refuse',
  undo: 'Undo',
  accepted: 'Accepted',
  refused: 'Refused',
  of: (action: string, words: string) => `${action}: ${words}`,
  decided: (accepted: number, refused: number) => `${accepted} accepted, ${refused} refused`,
  codebookName: 'Name of the new codebook',
  nameNeeded: 'Give the codebook a name.',
  makeAndUpdate: (version: number) => `Make version ${version} and update the run`,
  make: (version: number) => `Only make version ${version}`,
  keepRefusals: 'Keep the refusals',
  working: 'Working…',
  made: (name: string, version: number) => `${name} is at version ${version}`,
  refusalsKept: 'Refused words will not be proposed again',
  failed: 'The words could not be kept',
  updateFailed: 'The run could not be brought up to date',
  none: 'No words to propose yet',
  noneText: 'Words are found once enough comments have been read.',
  missing: (name: string, read: number, missing: number) => `${name}: ${read} read. Read ${missing} more.`,
  readOn: 'Read comments',
});

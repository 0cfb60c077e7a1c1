import type { Texts } from '../catalogue.js';

export const learn: Texts['learn'] = {
  title: 'Learned words',
  link: 'Learned words',
  back: 'Back to the results',
  intro:
    'Words suggested by the comments you have read. Accepted words are added to the codebook. This costs nothing.',
  keys: 'A accepts, R refuses, U undoes, ↑ and ↓ choose.',
  loadFailed: 'The words could not be loaded',
  source: 'Learn from',
  sources: { people: 'what people said', answers: "the AI service's answers" },
  read: (read, learnable) => `${read} read, ${learnable} of them used for learning`,
  kept: 'Half of the sampled comments are kept out of learning, so that the estimate is unbiased.',
  sampled: 'The run is large: numbers of comments are estimates.',
  kind: { term: 'term', veto: 'veto' },
  topic: (name) => `Words of the topic “${name}”`,
  evidence: {
    term: (right, read) => `${right} of ${read} read comments with it were yes`,
    veto: (right, read) => `${right} of ${read} read comments with it were no`,
  },
  reach: {
    term: (comments) =>
      `${comments === 1 ? '1 more comment' : `${comments.toLocaleString('en')} more comments`} would be tagged`,
    veto: (comments) =>
      `${comments === 1 ? '1 comment' : `${comments.toLocaleString('en')} comments`} would lose the tag`,
  },
  accept: 'Accept',
  refuse: 'Refuse',
  undo: 'Undo',
  accepted: 'Accepted',
  refused: 'Refused',
  of: (action, words) => `${action}: ${words}`,
  decided: (accepted, refused) => `${accepted} accepted, ${refused} refused`,
  codebookName: 'Name of the new codebook',
  nameNeeded: 'Give the codebook a name.',
  makeAndUpdate: (version) => `Make version ${version} and update the run`,
  make: (version) => `Only make version ${version}`,
  keepRefusals: 'Keep the refusals',
  working: 'Working…',
  made: (name, version) => `${name} is at version ${version}`,
  refusalsKept: 'Refused words will not be proposed again',
  failed: 'The words could not be kept',
  updateFailed: 'The run could not be brought up to date',
  none: 'No words to propose yet',
  noneText: 'Words are found once enough comments have been read.',
  missing: (name, read, missing) => `${name}: ${read} read. Read ${missing} more.`,
  readOn: 'Read comments',
};

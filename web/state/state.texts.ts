import { textsOf } from '@smops/core/platform/language/language.model.js';

export const STATE_TEXT = textsOf('state', {
  unreachable: 'Failed to connect to server',
  leaveUnsent: (unsent: number) =>
    `${unsent === 1 ? 'One judgement is' : `${unsent} judgements are`} not saved yet. Sign out and lose ${unsent === 1 ? 'it' : 'them'}?`,
});

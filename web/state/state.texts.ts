import { textsOf } from '@smops/core/language/language.model.js';

export const STATE_TEXT = textsOf('state', {
  unreachable: 'Failed to connect to server',
  leaveUnsent: (unsent: number) =>
    `${unsent === 1 ? 'One verdict' : `${unsent} verdicts`} could not be stored, because the server cannot be reached. Sign out and lose them?`,
});

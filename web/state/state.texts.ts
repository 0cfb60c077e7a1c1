import { textsOf } from '@smops/core/language/language.model.js';

export const STATE_TEXT = textsOf('state', {
  unreachable: 'Failed to connect to server',
});

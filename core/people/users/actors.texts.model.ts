import { sentencesOf } from '../../platform/language/language.model.js';

/** Who acted, where that is no user by name. */
export const ACTORS = sentencesOf('core.actors', {
  system: 'smops itself',
  spreadsheet: 'the spreadsheet',
  token: (name: string) => `token ${name}`,
  local: (user: string) => `${user}, on this machine`,
});

import { sentencesOf, textsInOne } from '../../platform/language/texts.model.js';

const ROWS = {
  system: { en: 'smops itself', zh: 'smops 本身', ms: 'smops sendiri' },
  spreadsheet: { en: 'the spreadsheet', zh: '电子表格', ms: 'hamparan' },
  token: { en: 'token {name}', zh: '令牌「{name}」', ms: 'token {name}' },
  local: { en: '{user}, on this machine', zh: '本机的 {user}', ms: '{user}, pada komputer ini' },
} as const;

/** Who acted, where that is no user by name. */
export const ACTORS = sentencesOf('core.actors', 'en', ROWS);

/** The same on screens that are Chinese as written. */
export const ACTORS_CHINESE = textsInOne('zh', ROWS);

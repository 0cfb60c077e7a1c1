import { currentLanguage } from '@smops/core/language/language.model.js';
import { actors as chinese } from '@smops/core/languages/zh/users.js';
import { ACTORS } from '@smops/core/users/actors.texts.model.js';

/** What actors are called on pages that are Chinese as written. */
export const ACTOR_WORDS = currentLanguage() === 'written' ? chinese : ACTORS();

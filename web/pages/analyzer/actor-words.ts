import { ACTORS } from '@smops/core/people/users/actors.texts.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { actors as chinese } from '@smops/core/platform/languages/zh/users.js';

/** What actors are called on pages that are Chinese as written. */
export const ACTOR_WORDS = currentLanguage() === 'written' ? chinese : ACTORS();

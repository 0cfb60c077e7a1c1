import { ACTORS, ACTORS_CHINESE } from '@smops/core/people/users/actors.texts.model.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';

/** What actors are called on pages that are Chinese as written. */
export const ACTOR_WORDS = currentLanguage() === 'written' ? ACTORS_CHINESE : ACTORS();

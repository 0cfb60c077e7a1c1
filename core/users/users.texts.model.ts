import { sentencesOf } from '../language/language.model.js';

export const SAY = sentencesOf('core.users', {
  languageOfUser: 'Only a user has a language of the dashboard; a command takes --lang.',
});

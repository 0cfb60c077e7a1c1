import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of learned words to those who ask for them. */
export const SAY = sentencesOf('core.learning', {
  noVariables: 'The analysis has no variables, so there is nothing to learn words for.',
  notEnded: 'The analysis has not been completed yet. Learn from it when it is.',
  notAnswered:
    'No run that an AI service answered has asked for these variables. Words are learned from what people read, or from such answers.',
  noCodebook: 'The analysis has no codebook to keep words in. Give a name for a new one.',
  gone: (name: string, codebook: string) => `The codebook ${codebook} has no variable “${name}” (any more).`,
  noneDecided: 'accept or refuse at least one word',
  newVersion: (words: number) => `${words} learned ${words === 1 ? 'word' : 'words'}`,
  isAt: (name: string, version: number) => `The analysis is at version ${version} of ${name} already.`,
  otherCodebook:
    'The analysis has no codebook. Accept words for it first, or start a new analysis with a codebook.',
  notAsked: (names: string) =>
    `The AI service was not asked for ${names}. Start a new analysis with this version of the codebook.`,
  tooMany: (name: string, most: number) =>
    `“${name}” has ${most} terms already, as many as it may have. Remove some in its codebook.`,
});

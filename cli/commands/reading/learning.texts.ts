import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** What the command of learned words says. */
export const learningTexts = sentencesOf('cliLearning', {
  none: 'No words are proposed.',
  readMore: (name: string, read: number, missing: number) =>
    `${name}: ${read === 1 ? '1 comment has' : `${read} comments have`} been read. Read ${missing} more: smops read RUN, or the reading room.`,
  termEvidence: (right: number, read: number) => `${right} of ${read} read were yes`,
  vetoEvidence: (right: number, read: number) => `${right} of ${read} read were no`,
  termAnswers: (right: number, answers: number) => `${right} of ${answers} answers said yes`,
  vetoAnswers: (right: number, answers: number) => `${right} of ${answers} answers said no`,
  learnedFrom: (answers: number, service: string, runs: number) =>
    `Learned from ${answers === 1 ? '1 answer' : `${answers} answers`} of ${service}, of ${runs === 1 ? '1 run' : `${runs} runs`}.`,
  noneInAnswers: (name: string, answers: number) =>
    `${name}: ${answers === 1 ? '1 answer speaks' : `${answers} answers speak`} for no word that is not known yet.`,
  wordsOfTopic: (topic: string, words: string) => `${topic}: ${words}`,
  term: 'term',
  veto: 'veto',
  howToAccept: (command: string) => `Accept some or all: ${command}`,
  sampled: 'The run is large: numbers of comments are estimates.',
  accepted: (words: number, name: string, version: number) =>
    `Accepted ${words === 1 ? '1 word' : `${words} words`}: ${name} is at version ${version}.`,
  refused: (words: number) => `Refused ${words === 1 ? '1 word' : `${words} words`}: not proposed again.`,
  updated: (id: string, wait: string) => `A new run brings it up to date: ${id}. See it end: ${wait}`,
  numbers: (option: string, most: number) =>
    `${option} takes all, or numbers of the list from 1 to ${most}, separated by commas.`,
  bothDecided: (number: number) => `Word ${number} is under both --accept and --refuse.`,
  updateNeedsWords:
    'Nothing was accepted, so there is no new version to update to. --to-version VERSION takes one that is there.',
  versionNumber: '--to-version takes the number of a version.',
  needsName: (command: string) => `The run has no codebook to keep words in. Name a new one: ${command}`,
});

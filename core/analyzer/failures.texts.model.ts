import { sentencesOf } from '../language/language.model.js';
import { retelling } from '../language/retelling.model.js';
import { SAY } from './analyses.texts.model.js';

/** Why a comment was not answered, or a run has stopped. They are stored as whole sentences (`retoldFailure`). */
export const FAILURE = sentencesOf('core.failures', {
  cutAtLimit: 'The answer was cut at its limit.',
  filtered: "The provider's content filter stopped the answer.",
  filteredBy: (service: string, reason: string) =>
    `${service}'s content filter stopped the answer (${reason}).`,
  noCapacity: 'The provider had no capacity.',
  noCompletion: (service: string) => `${service} returned an unexpected response (no completion).`,
  noContent: (service: string) => `${service} returned an unexpected response (no content).`,
  noConfiguredKey: (service: string) => `${service} has no API key in the server's configuration.`,
  needsKey: (service: string, variable: string, page: string) =>
    `${service} needs an API key: ${variable} in smops.env, from ${page}.`,
  answered: (service: string, status: number) => `${service} answered ${status}.`,
  answeredWith: (service: string, status: number, words: string) => `${service} answered ${status}: ${words}`,
  unreachable: (service: string, why: string) => `${service} could not be reached (${why}).`,
  brokeOff: (service: string, code: string) =>
    `${service} could not be reached, or the connection broke off (${code}).`,
  noHost: 'no such host',
  noNameService: 'the name service does not answer',
  nothingListens: 'nothing listens there',
  noRouteToHost: 'no route to the host',
  noRouteToNetwork: 'no route to the network',
  noAnswerInTime: 'no answer in time',
  networkError: 'network error',
  tooLarge: (service: string, megabytes: number) => `${service} answered with more than ${megabytes} MB.`,
  tooSlow: (service: string, toBegin: number, toEnd: number) =>
    `${service} did not begin its answer within ${toBegin} s or not finish it within ${toEnd} s.`,
  redirected: (service: string) =>
    `${service} answered with a redirect, which is not followed. Check its configured address.`,
  unreadable: (service: string) => `${service} gave an answer that cannot be read.`,
  unusable: 'The provider gave no usable answer.',
  useless: (service: string, refused: number, answers: number) =>
    `${service} answered, but ${refused} of ${answers} answers did not pass the check: no readable form, unknown variables, or quotes that do not stand in the comment. The run has paused before more is paid for; check the model, then resume it.`,
  engineFailed: (why: string) => `The local engine failed: ${why}`,
  engineClosed: 'The analysis engine is closed.',
  engineWasClosed: 'The analysis engine was closed.',
  givenUp: 'Given up: smops ended each time while this comment was analysed.',
  budgetUsed: (budget: string, cost: string) =>
    `The budget of ${budget} is used up; this run has cost ${cost}.`,
  dayBudgetFull: (limit: string, cost: string) =>
    `The day's budget of ${limit} has no room for another request; this run has cost ${cost}. Resume it tomorrow, or once an admin has raised SMOPS_DAILY_BUDGET_USD.`,
  dayBudgetTooSmall: (limit: string, most: string, cost: string) =>
    `The day's budget of ${limit} has no room for another request (up to ${most}); this run has cost ${cost}. Resume it tomorrow, or once an admin has raised SMOPS_DAILY_BUDGET_USD.`,
  keyLost: 'The server that had the API key has ended; give the key again to continue.',
  cancelled: (name: string) => `Cancelled by ${name}. What was done is kept; the run can be resumed.`,
  personMayNot: (name: string) =>
    `${name} may no longer analyse, and this run costs money. It goes on when another person resumes it.`,
  paused: 'The run is paused.',
  nothingAnalysed: 'No comment could be analysed.',
  nothingScored: 'No comment could be scored.',
});

/** What a service answered with, in its own words where it gave some. */
export const answeredText = (service: string, status: number, words: string) =>
  words === '' ? FAILURE().answered(service, status) : FAILURE().answeredWith(service, status, words);

/** A stored failure in the language of its reader. A policy's refusal stops runs too. */
export const retoldFailure = retelling(FAILURE, SAY);

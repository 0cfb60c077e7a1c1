import { sentencesOf } from '../../platform/language/language.model.js';
import { retelling } from '../../platform/language/retelling.model.js';
import { SAY } from '../../platform/texts/analyses.texts.model.js';

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
  ownNotSetUp: (service: string) =>
    `${service} is not set up: it needs OWN_MODEL_URL and OWN_MODEL_NAME (smops providers add).`,
  tooFar: (service: string) =>
    `The address of ${service} leads farther than these comments may go, so nothing was sent. Check OWN_MODEL_URL and what its name is looked up to.`,
  noFormat: (service: string) =>
    `${service} answered, but in no format as JSON that can be read. Choose a model that follows instructions better.`,
  onlyThought: (service: string) =>
    `${service} thought aloud and never came to an answer. Switch thinking off for this model on its server, or choose one that does not think.`,
  onlyBlanks: (service: string) =>
    `${service} wrote nothing but blanks up to its limit, as some servers do with formats. Update the server, or set OWN_MODEL_FORMAT=text.`,
  nothingSaid: (service: string) => `${service} answered without a word. Check the model on its server.`,
  promptCut: (service: string, read: number, sent: number) =>
    `${service} read only ${read} of about ${sent} tokens that were sent: its context is too small. Set OLLAMA_CONTEXT_LENGTH=16384 for Ollama, -c 16384 for llama-server, or the context length in LM Studio, and start it again; or set OWN_MODEL_BATCH=1.`,
  contextFull: (service: string, words: string) =>
    `${service} has too little context for the request: ${words}. Set OLLAMA_CONTEXT_LENGTH=16384 for Ollama, -c 16384 for llama-server, --max-model-len for vLLM, or the context length in LM Studio; or set OWN_MODEL_BATCH=1.`,
  noModelThere: (service: string, model: string, address: string, words: string) =>
    `${service} answered 404: there is no model ${model} at ${address}, or nothing that speaks as OpenAI does (${words}). smops providers list own lists the models there.`,
  ownKeyRefused: (service: string, status: number, words: string) =>
    `${service} answered ${status}: it refuses the key of OWN_MODEL_KEY, or wants one. ${words}`,
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

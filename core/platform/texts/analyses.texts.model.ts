import { plural, sentencesOf } from '../language/language.model.js';

/** What is said of analyses, comparisons and their providers to those who ask for them. */
export const SAY = sentencesOf('core.analyses', {
  alreadyIn: (id: string, status: string) => `The analysis ${id} is already ${status}.`,
  isIn: (id: string, status: string) => `The analysis ${id} is ${status}.`,
  cancelFirst: (id: string, status: string) => `The analysis ${id} is ${status}. Cancel it, then delete it.`,
  othersKey: (id: string, owner: string) =>
    `The analysis ${id} goes on with an API key that another user gave. Give one of your own, or ask ${owner} to resume it.`,
  needsKey: (id: string, provider: string) => `The analysis ${id} needs an API key for ${provider} to go on.`,
  changedMeanwhile: (id: string) => `The analysis ${id} has changed meanwhile. Look at it again.`,
  noProvider: (id: string) => `The provider ${id} does not exist on this server.`,
  takesNoKey: (provider: string) => `api_key: ${provider} takes no key from a request; leave it out.`,
  orKeyForRun: 'Or give a key for this run alone.',
  keyAt: (page: string) => `Get one at ${page}. `,
  adminSets: (variable: string, file: string) =>
    `Put ${variable}=… into ${file} (smops config set ${variable})`,
  askAdmin: (variable: string) => `An admin can put ${variable}=… into smops.env`,
  noKey: (provider: string, get: string, set: string) =>
    `${provider} has no API key. ${get}${set}, then run smops reload.`,
  itsKey: 'its key',
  notAllowed: (provider: string, id: string, allowed: string) =>
    `${provider} (${id}) may not be used on this server: SMOPS_PROVIDERS allows ${allowed}.`,
  uncounted: (provider: string) =>
    `No price is set for ${provider}, which is outside of your network: smops cannot say what this costs, and no budget stops it. An admin can set OWN_MODEL_PRICE.`,
  budgetUncounted: (provider: string) =>
    `budget: no price is set for ${provider}, so a budget cannot count what it costs. Leave it out, or have an admin set OWN_MODEL_PRICE.`,
  answeredWell: (provider: string) => `${provider} answered as it should.`,
  answeredOther: 'It answered, but not the question: is the model right?',
  noRoomToMeasure: "The day's budget has no room for another request.",
  noAnswerWithin: (seconds: number) => `No answer within ${seconds} seconds.`,
  noTranslation:
    "Translation is not configured. It needs an AI service, and this server's policy (SMOPS_PROVIDERS) allows none.",
  translationNeeds: (remedy: string) => `Translation is not configured. It needs an AI service. ${remedy}`,
  translatesNothing: 'This provider translates nothing.',
  noRoomToTranslate:
    "The day's budget has no room for a translation. Try again tomorrow, or ask an admin to raise SMOPS_DAILY_BUDGET_USD.",
  notTranslated: (why: string) => `The comment could not be translated. ${why}`,
  twoAnalyses: 'Two different analyses are needed.',
  bothCompleted: 'Both analyses must have been completed.',
  noCommonVariable: 'The two analyses have no variable in common.',
  noCommonComment: 'The two analyses have no comment in common.',
  comparisonIn: (id: string, status: string) => `The comparison ${id} is ${status}; it has no results yet.`,
  comparisonNotEnded: 'The comparison has not ended yet.',
  notCompleted: 'The analysis has not been completed yet.',
  noLabels: 'No row has a label, so there is nothing to look for.',
  noVariable: (name: string, names: readonly string[]) =>
    names.length === 0
      ? `“${name}” is not a variable of this analysis: it has none.`
      : `“${name}” is not a variable of this analysis. It has: ${names.join(', ')}.`,
  commentsOrUpload: 'one of comments_data, upload and task_id is needed',
  measureOrTask: 'either comments and text_tokens or task_id are needed',
  variablesOrCodebook: 'either variables or codebook is needed',
  commentsOrTask: 'either comments_data or task_id is needed',
  noControl: 'must hold no control or broken characters',
  notEmpty: 'must not be empty',
  dayOrTime: 'Must be a day such as 2026-11-10, or a time such as 2026-11-10T08:00:00Z.',
  listOfText: 'must be a list of text',
  oneVariable: 'at least one variable is needed',
  missing: 'is missing',
  mustBeNumber: 'must be a number',
  nameOneVariable: 'must name at least one variable',
  noRowLabels:
    'No row has labels: each comment needs a list of variables under “labels”, empty when it mentions none.',
  community: (side: string, reason: string) => `Community ${side}: ${reason}`,
  otherScores: (provider: string, id: string) =>
    `${provider} scores the comments that this import has brought so far. Go on with it (provider ${id}), or with local analysis (provider local).`,
  sidesOf: (most: number) => `two to ${most} sides are needed: sides, or a and b`,
  nothingShared:
    'The analyses have no variable that they look for in the same way. Say with variables what is compared.',
  namesOfAll: (sides: number) => `a name for each of the ${plural(sides, 'side')} is needed`,
  noTerms: (text: string, name: string) =>
    `“${text}” has no terms after the equals sign: write ${name}, or ${name}=TERM,TERM.`,
  tooManyTerms: (name: string, terms: number, most: number) =>
    `“${name}” has ${plural(terms, 'term')}; at most ${most} are allowed.`,
  longTerm: (name: string, characters: number, most: number) =>
    `A term of “${name}” has ${plural(characters, 'character')}; at most ${most} are allowed.`,
  otherSeed: (seed: string) =>
    `The sample of this analysis was drawn with the seed “${seed}”; leave the seed out to draw more.`,
  allDrawn: 'All comments of this analysis have been drawn already.',
  partDrawn:
    'All comments that the second reader has read are drawn already. Let it read more, then draw again.',
  secondHasRead: (comments: number) =>
    `The second reader has read ${plural(comments, 'comment')} of this analysis already; ask for more than that.`,
  secondGoesOn: 'The second reader has not read its comments yet. Go on with it, or remove it.',
  otherSecond: (label: string) =>
    `${label} is the second reader of this analysis already. Remove it before another one reads.`,
  readsItself: (label: string) =>
    `${label} has read all comments of this analysis; a second reader must be another one.`,
  tooManyDrawn: (most: number, drawn: number) =>
    `At most ${most} comments are drawn of an analysis; ${drawn} are drawn already.`,
  onlyPeopleSettle: 'Only a person settles a disagreement: sign in, or use a personal token.',
  tooManyVariables: 'names too many variables',
  atMostCharacters: (most: number) => `must have at most ${most} characters`,
  longVariable: (most: number) => `a variable must have at most ${most} characters`,
  manyTerms: (most: number) => `a variable takes at most ${most} terms of its own`,
  manyVariables: (most: number) => `at most ${most} variables are allowed`,
  moreThan0: 'must be more than 0',
  /** `cost` is '' when nothing was billed. */
  mixedUp: (service: string, comments: number, cost: string) =>
    `${service} mixed up comments; ${plural(comments, 'was', 'were')} asked again alone${cost === '' ? '' : `, for ${cost}`}.`,
  /** Behind the sentence before. */
  chooseAnother: ' That is more than a tenth of the comments: choose another service.',
});

/** How a run stands. */
export const STATUS = sentencesOf('core.runStatus', {
  pending: 'pending',
  running: 'running',
  paused: 'paused',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
});

import { textsOf } from '@smops/core/platform/language/language.model.js';
/** Texts of the page on AI providers. */
export const PROVIDERS_TEXT = textsOf('providers', {
  list: 'AI providers',
  loadFailed: 'The providers could not be loaded',
  columns: {
    name: 'Provider',
    key: 'API key',
    model: 'Model',
    address: 'Comments go to',
    check: 'Last check',
  },
  isDefault: 'Default',
  keySet: 'Configured',
  keyMissing: 'Not configured',
  keyAsked: 'Asked at each start',
  keyNone: 'Needs none',
  notSetUp: 'Not set up',
  notAllowed: 'Not allowed',
  notAllowedHint: 'The owner of this server does not allow it.',
  thisMachine: 'This machine',
  test: 'Check',
  testOf: (name: string) => `Check ${name} with one tiny question`,
  testing: 'Checking…',
  notTested: 'Not checked',
  works: (ms: string) => `Works, ${ms} ms`,
  testFailed: 'The check could not be made',
});

/** Setting up a model of one's own, and measuring how good a provider is. */
export const OWN_MODEL_TEXT = textsOf('ownModel', {
  find: 'Look for models on this machine',
  finding: 'Looking…',
  findFailed: 'This machine could not be looked at',
  none: 'No server of models answers here. Start Ollama, LM Studio, llama-server or vLLM on its usual port, then look again.',
  noModels: (server: string) => `${server} answers, but has no model yet: load one there, then look again.`,
  model: 'Model',
  use: 'Use it',
  using: 'Setting up and asking two sample comments…',
  useFailed: 'It could not be set up',
  said: 'What came back',
  noTags: 'no tags',
  sentiments: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  measure: 'How good is it?',
  measureAbout:
    'Reads sample comments whose answers are known, for a minute at most, beside the local engine. Requests to a paid provider cost money.',
  provider: 'Provider',
  start: 'Measure',
  measuring: 'Measuring, about a minute…',
  measureFailed: 'It could not be measured',
  columns: {
    reader: 'Read by',
    f1: 'Tags, F1',
    sentiment: 'Sentiment right',
    seconds: 'Seconds a comment',
    usd: 'Cost of 1,000',
    comments: 'Comments',
  },
  unknown: 'unknown',
  nothing: 'nothing',
});

/** What the providers charged. */
export const COSTS_TEXT = textsOf('providerCosts', {
  title: 'Cost by month',
  loadFailed: 'The costs could not be loaded',
  today: (usd: string) => `Today: ${usd}`,
  todayOf: (usd: string, budget: string) => `Today: ${usd} of the day's ${budget}`,
  chart: 'Cost of the last twelve months, USD',
  about: 'What the providers have charged, by month and provider',
  all: 'All',
  none: 'Nothing was paid yet',
  noneText: 'Analyses by 本地分析 cost nothing. What Gemini or DeepSeek charge appears here.',
  columns: {
    month: 'Month',
    provider: 'Provider',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens out',
    cost: 'Cost',
  },
});

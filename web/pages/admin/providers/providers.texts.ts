import { textsOf } from '@smops/core/language/language.model.js';
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

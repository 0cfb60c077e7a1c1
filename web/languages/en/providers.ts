import type { Texts } from '../catalogue.js';

export const providerCosts: Texts['providerCosts'] = {
  title: 'Cost by month',
  loadFailed: 'The costs could not be loaded',
  today: (usd) => `Today: ${usd}`,
  todayOf: (usd, budget) => `Today: ${usd} of the day's ${budget}`,
  chart: 'Cost of the last twelve months, USD',
  about: 'What the providers have charged, by month and provider',
  all: 'All',
  none: 'Nothing was paid yet',
  noneText: 'Local analyses cost nothing. What Gemini or DeepSeek charge appears here.',
  columns: {
    month: 'Month',
    provider: 'Provider',
    tokensIn: 'Tokens in',
    tokensOut: 'Tokens out',
    cost: 'Cost',
  },
};

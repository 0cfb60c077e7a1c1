import { pseudo } from '@smops/core/platform/language/pseudo.model.js';
import { readingTexts } from '../screens/reading/reading.texts.js';
import { screensTexts } from '../screens/screens.texts.js';
import { framesIn } from './testing.js';

const shown = (text: string) => new RegExp(String(pseudo(text)));
const { sentiment, you } = readingTexts();
const { noAccounts, noTasks, noData, noWhatsApp, noAnalysis, emailAddress } = screensTexts();

const test = await framesIn(
  'pseudo',
  [noAccounts, noTasks, noData, 'YouTube', 'Facebook', noWhatsApp, noAnalysis].map(shown),
  shown(emailAddress),
  [shown(sentiment.trim()), shown(you), /Ď: řéàďéřš/],
);

test.run();

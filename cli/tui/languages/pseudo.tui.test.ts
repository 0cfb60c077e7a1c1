import { pseudo } from '@smops/core/platform/language/pseudo.model.js';
import { fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { readingTexts } from '../screens/reading/reading.texts.js';
import { screensTexts } from '../screens/screens.texts.js';
import { framesIn } from './testing.js';

const shown = (text: string) => new RegExp(String(pseudo(text)));
const { sentiment, you } = readingTexts();
const { noData, noAnalysis } = screensTexts();
const [noAccounts, noTasks, noWhatsApp] = [ACCOUNTS_VIEW, TASKS_VIEW, WHATSAPP_VIEW].map(
  ({ texts }) => texts().empty,
) as [string, string, string];

const test = await framesIn(
  'pseudo',
  [noAccounts, noTasks, noData, 'YouTube', 'Facebook', noWhatsApp, noAnalysis].map(shown),
  shown(fieldText('Email address')),
  [shown(sentiment.trim()), shown(you), /Ď: řéàďéřš/],
);

test.run();

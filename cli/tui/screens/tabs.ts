import { type Right, type Role, roleHas } from '@smops/core/people/users/users.constants.js';
import { type ComponentType, createElement } from 'react';
import type { ScreenProps } from '../lists/ListScreen.js';
import { AnalyzerScreen } from './analyzer/AnalyzerScreen.js';
import { FacebookScreen } from './facebook/FacebookScreen.js';
import { AccountsScreen, TasksScreen, WhatsAppScreen } from './ListScreens.js';
import { ReadingRoom } from './reading/ReadingRoom.js';
import { screensTexts } from './screens.texts.js';
import { SentimentsScreen } from './sentiments/SentimentsScreen.js';
import { YoutubeScreen } from './youtube/YoutubeScreen.js';

export interface Tab {
  /** As the command line names it. */
  name: string;
  label: string;
  /** For terminals on which the labels have no room. */
  short: string;
  /** Who sees it; for all others it does not exist. */
  right: Right;
  Screen: ComponentType<ScreenProps>;
}

/** In the order of the dashboard's top bar. */
const TABS: readonly Tab[] = [
  {
    name: 'accounts',
    label: screensTexts().tabAccounts,
    short: screensTexts().tabAccountsShort,
    right: 'lists',
    Screen: AccountsScreen,
  },
  {
    name: 'tasks',
    label: screensTexts().tasks,
    short: screensTexts().tabTasksShort,
    right: 'lists',
    Screen: TasksScreen,
  },
  {
    name: 'sentiments',
    label: screensTexts().tabSentiments,
    short: screensTexts().tabSentimentsShort,
    right: 'analyze',
    Screen: SentimentsScreen,
  },
  { name: 'youtube', label: 'YouTube', short: 'YT', right: 'lists', Screen: YoutubeScreen },
  { name: 'facebook', label: 'Facebook', short: 'FB', right: 'lists', Screen: FacebookScreen },
  { name: 'whatsapp', label: 'WhatsApp', short: 'WA', right: 'lists', Screen: WhatsAppScreen },
  {
    name: 'analyzer',
    label: screensTexts().tabAnalyzer,
    short: screensTexts().tabAnalyzerShort,
    right: 'analyze',
    Screen: AnalyzerScreen,
  },
];

/** The tabs that `role` may open, in order. */
export const tabsFor = (role: Role): Tab[] => TABS.filter(({ right }) => roleHas(role, right));

/** The reader of one run alone, as `smops read` opens it; leaving it is the end. */
export const readingTab = (runId: string, close: () => void): Tab => ({
  name: 'reading',
  label: screensTexts().tabReading,
  short: screensTexts().tabReading,
  right: 'analyze',
  Screen: (props) => createElement(ReadingRoom, { ...props, runId, close }),
});

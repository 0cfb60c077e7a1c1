import { type Right, type Role, roleHas } from '@smops/core/users/users.constants.js';
import type { ComponentType } from 'react';
import type { ScreenProps } from '../lists/ListScreen.js';
import { AnalyzerScreen } from './analyzer/AnalyzerScreen.js';
import { FacebookScreen } from './facebook/FacebookScreen.js';
import { AccountsScreen, TasksScreen, WhatsAppScreen } from './ListScreens.js';
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
  { name: 'accounts', label: 'Accounts', short: 'Accounts', right: 'lists', Screen: AccountsScreen },
  { name: 'tasks', label: 'Tasks', short: 'Tasks', right: 'lists', Screen: TasksScreen },
  {
    name: 'sentiments',
    label: 'Sentiments',
    short: 'Sentiments',
    right: 'analyze',
    Screen: SentimentsScreen,
  },
  { name: 'youtube', label: 'YouTube', short: 'YT', right: 'lists', Screen: YoutubeScreen },
  { name: 'facebook', label: 'Facebook', short: 'FB', right: 'lists', Screen: FacebookScreen },
  { name: 'whatsapp', label: 'WhatsApp', short: 'WA', right: 'lists', Screen: WhatsAppScreen },
  { name: 'analyzer', label: 'FB Analyzer', short: 'Analyzer', right: 'analyze', Screen: AnalyzerScreen },
];

/** The tabs that `role` may open, in order. */
export const tabsFor = (role: Role): Tab[] => TABS.filter(({ right }) => roleHas(role, right));

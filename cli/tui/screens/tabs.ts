import { type Right, type Role, roleHas } from '@smops/core/users/users.constants.js';
import type { ComponentType } from 'react';
import type { ScreenProps } from '../lists/ListScreen.js';
import { AnalyzerScreen } from './analyzer/AnalyzerScreen.js';
import { AccountsScreen, TasksScreen, WhatsAppScreen } from './ListScreens.js';

export interface Tab {
  /** As the command line names it. */
  name: string;
  label: string;
  /** Who sees it; for all others it does not exist. */
  right: Right;
  Screen: ComponentType<ScreenProps>;
}

/** In the order of the dashboard's top bar. */
const TABS: readonly Tab[] = [
  { name: 'accounts', label: 'Accounts', right: 'lists', Screen: AccountsScreen },
  { name: 'tasks', label: 'Tasks', right: 'lists', Screen: TasksScreen },
  { name: 'whatsapp', label: 'WhatsApp', right: 'lists', Screen: WhatsAppScreen },
  { name: 'analyzer', label: 'FB Analyzer', right: 'analyze', Screen: AnalyzerScreen },
];

/** The tabs that `role` may open, in order. */
export const tabsFor = (role: Role): Tab[] => TABS.filter(({ right }) => roleHas(role, right));

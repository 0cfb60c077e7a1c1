import { type Right, type Role, roleHas } from '@smops/core/people/users/users.constants.js';
import type { ComponentType } from 'react';
import { SHELL_TEXT } from './components/frame/shell.texts.js';
import { preloadable } from './components/preloadable.js';

export interface Section {
  label: string;
  path: string;
  /** Who sees it in the navigation and may open it; for all others it does not exist. */
  right: Right;
  Page: ComponentType;
  /** Fetches the page's code ahead of the click. */
  preload(): Promise<unknown>;
}

function section(
  path: keyof typeof SHELL_TEXT.sections,
  right: Right,
  load: () => Promise<ComponentType>,
): Section {
  const { Component: Page, preload } = preloadable(load);
  return { label: SHELL_TEXT.sections[path], path, right, Page, preload };
}

/** The top bar from left to right. A screen joins with one line here; its name stands in components/frame/shell.texts.ts. */
export const SECTIONS: readonly Section[] = [
  section('/home', 'lists', async () => (await import('./pages/home/HomePage.js')).HomePage),
  section('/accounts', 'lists', async () => (await import('./pages/accounts/AccountsPage.js')).AccountsPage),
  section('/tasks', 'lists', async () => (await import('./pages/tasks/TasksPage.js')).TasksPage),
  section(
    '/sentiments',
    'analyze',
    async () => (await import('./pages/sentiments/SentimentsPage.js')).SentimentsPage,
  ),
  section('/youtube', 'lists', async () => (await import('./pages/youtube/YoutubePage.js')).YoutubePage),
  section('/facebook', 'lists', async () => (await import('./pages/facebook/FacebookPage.js')).FacebookPage),
  section('/whatsapp', 'lists', async () => (await import('./pages/whatsapp/WhatsAppPage.js')).WhatsAppPage),
  section(
    '/fb-analyzer',
    'analyze',
    async () => (await import('./pages/analyzer/AnalyzerPage.js')).AnalyzerPage,
  ),
];

/** The groups of the settings, in order. */
export type SettingsGroup = keyof typeof SHELL_TEXT.settingsGroups;

export interface SettingsSection extends Section {
  group: SettingsGroup;
}

/** The pages behind the gear: everybody's own account first, then what admins see. */
export const SETTINGS: readonly SettingsSection[] = [
  {
    ...section(
      '/settings',
      'lists',
      async () => (await import('./pages/settings/AccountPage.js')).AccountPage,
    ),
    group: 'you',
  },
  {
    ...section(
      '/settings/users',
      'administer',
      async () => (await import('./pages/admin/users/UsersPage.js')).UsersPage,
    ),
    group: 'people',
  },
  {
    ...section(
      '/settings/services',
      'administer',
      async () => (await import('./pages/admin/services/ServicesPage.js')).ServicesPage,
    ),
    group: 'connections',
  },
  {
    ...section(
      '/settings/sending',
      'administer',
      async () => (await import('./pages/admin/deliveries/SendingPage.js')).SendingPage,
    ),
    group: 'connections',
  },
  {
    ...section(
      '/settings/spreadsheets',
      'administer',
      async () => (await import('./pages/admin/feeds/FeedsPage.js')).FeedsPage,
    ),
    group: 'connections',
  },
  {
    ...section(
      '/settings/programs',
      'administer',
      async () => (await import('./pages/admin/tokens/ProgramsPage.js')).ProgramsPage,
    ),
    group: 'connections',
  },
  {
    ...section(
      '/settings/audit',
      'administer',
      async () => (await import('./pages/admin/audit/AuditPage.js')).AuditPage,
    ),
    group: 'record',
  },
];

/** Where pages stood before: kept addresses and links of old mails still lead there. */
export const MOVED: Readonly<Record<string, string>> = {
  '/settings/schedules': '/schedules',
  '/settings/sessions': '/settings/users',
  '/settings/tokens': '/settings/programs',
  '/settings/assistants': '/settings/programs',
  '/settings/deliveries': '/settings/sending',
  '/settings/providers': '/settings/services',
  '/settings/statistics': '/settings/services',
};

/** Pages that belong to a thing of another section: its links lead there. */
export const PAGES: readonly Section[] = [
  section(
    '/fb-analyzer/runs',
    'analyze',
    async () => (await import('./pages/analyzer/runs/RunsPage.js')).RunsPage,
  ),
  section(
    '/codebooks',
    'analyze',
    async () => (await import('./pages/codebooks/CodebooksPage.js')).CodebooksPage,
  ),
  section(
    '/codebooks/:codebook/series',
    'analyze',
    async () => (await import('./pages/series/SeriesPage.js')).SeriesPage,
  ),
  section(
    '/schedules',
    'analyze',
    async () => (await import('./pages/schedules/SchedulesPage.js')).SchedulesPage,
  ),
  section(
    '/reading/:run',
    'analyze',
    async () => (await import('./pages/reading/ReadingPage.js')).ReadingPage,
  ),
  section('/help', 'lists', async () => (await import('./pages/help/HelpPage.js')).HelpPage),
  section('/help/:page', 'lists', async () => (await import('./pages/help/HelpPage.js')).HelpPage),
];

/** The sections that `role` may open, in order. */
export const sectionsFor = (role: Role) => SECTIONS.filter((one) => roleHas(role, one.right));

/** The settings pages that `role` may open, in order. */
export const settingsFor = (role: Role) => SETTINGS.filter((one) => roleHas(role, one.right));

/** The pages outside of the navigation that `role` may open. */
export const pagesFor = (role: Role) => PAGES.filter((one) => roleHas(role, one.right));

/** Whether an address is that of a page: `:run` and the like stand for an id. */
const standsAt = (page: string, path: string) =>
  page.split('/').length === path.split('/').length &&
  page
    .split('/')
    .every(
      (part, index) =>
        part === path.split('/')[index] || (part.startsWith(':') && path.split('/')[index] !== ''),
    );

/** The page that stands at `path`, for any user. */
export const sectionAt = (path: string) =>
  [...SECTIONS, ...SETTINGS, ...PAGES].find((one) => standsAt(one.path, MOVED[path] ?? path));

/** Where `role` starts after the sign-in. */
const START = '/accounts';
export const homeOf = (role: Role) =>
  sectionsFor(role).some(({ path }) => path === START) ? START : '/settings';

/** What stands with the analyses: its pages are marked as theirs in the bar. */
const OF_ANALYZER = /^\/(codebooks|reading|schedules)(\/|$)/;

/** Whether `path` is `section`'s page, one below it or one that belongs to it; `/` is the start page's. */
export function isCurrent(path: string, section: string, home: string): boolean {
  if (section === '/fb-analyzer' && OF_ANALYZER.test(path)) return true;
  return path === section || path.startsWith(`${section}/`) || (path === '/' && section === home);
}

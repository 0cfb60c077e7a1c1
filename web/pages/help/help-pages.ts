/**
 * The documents that the dashboard shows under /help, in the order of its list: names of files in `docs/`, without `.md`.
 * What is generated for readers of the repository (performance, load tests) is not among them.
 */
export const HELP_GROUPS = [
  { id: 'start', pages: ['tutorial', 'recipes', 'terminal', 'glossary'] },
  {
    id: 'work',
    pages: ['codebooks', 'estimates', 'series', 'reports', 'deliveries', 'schedules', 'assistants'],
  },
  { id: 'run', pages: ['install', 'configuration', 'operations', 'cron', 'watching', 'commands'] },
  { id: 'know', pages: ['engine', 'trust', 'languages'] },
] as const;

export type HelpPage = (typeof HELP_GROUPS)[number]['pages'][number];

export const HELP_PAGES: readonly HelpPage[] = HELP_GROUPS.flatMap(
  ({ pages }) => pages as readonly HelpPage[],
);

/** Where a document, or a part of it, stands in the dashboard. */
export const helpAddress = (page: string, anchor = '') => `/help/${page}${anchor && `#${anchor}`}`;

/** What `/help` shows before anyone chose. */
export const FIRST_HELP_PAGE: HelpPage = 'tutorial';

/** The help for each screen: the longest beginning of its address counts. */
const HELP_OF: readonly (readonly [path: string, page: HelpPage, anchor?: string])[] = [
  ['/help', FIRST_HELP_PAGE],
  ['/codebooks', 'codebooks'],
  ['/reading', 'estimates'],
  ['/schedules', 'schedules'],
  ['/settings/programs', 'assistants'],
  ['/settings/sending', 'deliveries'],
  ['/settings/services', 'configuration'],
];

/** Where the help for the screen at an address stands. */
export function helpFor(path: string): string {
  const found = HELP_OF.filter(([begin]) => path === begin || path.startsWith(`${begin}/`)).sort(
    (a, b) => b[0].length - a[0].length,
  )[0];
  return found === undefined ? '/help' : helpAddress(found[1], found[2]);
}

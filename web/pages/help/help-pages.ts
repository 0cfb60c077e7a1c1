/**
 * The documents that the dashboard shows under /help, in the order of its list: names of files in `docs/`, without `.md`;
 * the build writes `commands` and completes `performance`. Those of the first two
 * groups exist in English, Malay and Chinese (`scripts/languages/documents.test.mjs`), the others in English.
 */
export const HELP_GROUPS = [
  { id: 'start', pages: ['tutorial', 'method-words'] },
  {
    id: 'screens',
    pages: [
      'accounts',
      'tasks',
      'sentiments',
      'youtube',
      'facebook',
      'whatsapp',
      'analyses',
      'reading',
      'sharing',
      'weekly',
    ],
  },
  {
    id: 'work',
    pages: [
      'comment-files',
      'codebooks',
      'estimates',
      'series',
      'reports',
      'deliveries',
      'schedules',
      'glossary',
    ],
  },
  { id: 'commands', pages: ['command-line', 'recipes', 'terminal', 'commands', 'assistants'] },
  { id: 'run', pages: ['install', 'configuration', 'operations', 'cron', 'watching'] },
  { id: 'know', pages: ['engine', 'performance', 'trust', 'languages'] },
] as const;

export type HelpPage = (typeof HELP_GROUPS)[number]['pages'][number];

export const HELP_PAGES: readonly HelpPage[] = HELP_GROUPS.flatMap(
  ({ pages }) => pages as readonly HelpPage[],
);

/** Where a document, or a part of it, stands in the dashboard. The ids of headings are the English page's. */
export const helpAddress = (page: HelpPage, anchor = '') => `/help/${page}${anchor && `#${anchor}`}`;

/** What `/help` shows before anyone chose. */
export const FIRST_HELP_PAGE: HelpPage = 'tutorial';

/** The help for each screen, by a beginning of its address: the first that fits counts. */
const HELP_OF: readonly (readonly [address: RegExp, page: HelpPage, anchor?: string])[] = [
  [/[?&](view=report\b|report=)/, 'sharing'],
  [/^\/accounts/, 'accounts'],
  [/^\/tasks/, 'tasks'],
  [/^\/sentiments/, 'sentiments'],
  [/^\/youtube/, 'youtube'],
  [/^\/facebook/, 'facebook'],
  [/^\/whatsapp/, 'whatsapp'],
  [/^\/fb-analyzer.*view=(accuracy|agreement)\b/, 'method-words', 'accuracy-precision-and-recall'],
  [/^\/fb-analyzer.*view=learning\b/, 'reading', 'teach-smops-new-words'],
  [/^\/fb-analyzer.*tab=relations\b/, 'method-words', 'more-often-together-than-by-chance'],
  [/^\/fb-analyzer.*tab=compare\b/, 'analyses', 'compare-two-communities'],
  [/^\/fb-analyzer.*tab=reactions\b/, 'analyses', 'find-out-what-people-talk-about'],
  [/^\/fb-analyzer/, 'analyses'],
  [/^\/reading/, 'reading'],
  [/^\/codebooks\/.*\/series/, 'weekly', 'see-what-changed'],
  [/^\/codebooks/, 'weekly', 'save-what-you-look-for-a-codebook'],
  [/^\/schedules/, 'weekly', 'let-it-come-by-itself-a-schedule'],
  [/^\/settings\/users/, 'tutorial', 'who-may-do-what'],
  [/^\/settings\/services/, 'configuration'],
  [/^\/settings\/sending/, 'deliveries'],
  [/^\/settings\/spreadsheets/, 'accounts', 'import-and-export'],
  [/^\/settings\/programs/, 'assistants'],
  [/^\/settings\/audit/, 'operations'],
  [/^\/settings/, 'tutorial', 'your-own-settings'],
];

/** Where the help for the screen at an address (path and search) stands. */
export function helpFor(address: string): string {
  const [, page = FIRST_HELP_PAGE, anchor] = HELP_OF.find(([begin]) => begin.test(address)) ?? [];
  return helpAddress(page, anchor);
}

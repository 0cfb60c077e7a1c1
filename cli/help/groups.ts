import type { CommandSpec } from '../program/command.js';

/** The headings of the first help page, with the first words of the commands below them, in order. */
export const GROUPS: Record<string, readonly string[]> = {
  'Comments and analyses:': [
    'analyze',
    'try',
    'analyses',
    'views',
    'read',
    'codebooks',
    'explore',
    'preview',
    'columns',
    'report',
    'reports',
    'schedules',
    'destinations',
    'deliveries',
    'shares',
    'series',
    'compare',
    'comparisons',
    'eval',
    'sentiments',
  ],
  'Lists and statistics:': ['home', 'accounts', 'tasks', 'whatsapp', 'portraits', 'youtube', 'facebook'],
  'Sign-in and users:': [
    'login',
    'logout',
    'whoami',
    'users',
    'sessions',
    'tokens',
    'mcp',
    'assistants',
    'feeds',
    'audit',
  ],
  'Server and data:': [
    'ui',
    'serve',
    'service',
    'status',
    'doctor',
    'config',
    'reload',
    'providers',
    'backup',
    'restore',
    'purge',
  ],
  'Help:': ['completion', 'man', 'version'],
};

const ORDER = Object.values(GROUPS).flat();

/** A command without a group stands last. */
const placeOf = ({ path }: Pick<CommandSpec, 'path'>) => {
  const place = ORDER.indexOf(path[0] ?? '');
  return place === -1 ? ORDER.length : place;
};

export const inOrderOfGroups = (commands: readonly CommandSpec[]): CommandSpec[] =>
  commands.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The heading of a command's first word; undefined for none. */
export const groupOf = (word: string): string | undefined =>
  Object.entries(GROUPS).find(([, words]) => words.includes(word))?.[0];

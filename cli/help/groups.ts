import type { CommandSpec } from '../program/command.js';

/** Commands that belong together, by their first words. */
export interface Group {
  /** What `smops help` takes. */
  name: string;
  title: string;
  words: readonly string[];
}

/** The groups of the help, in order. */
export const GROUPS: readonly Group[] = [
  {
    name: 'comments',
    title: 'Comments and analyses:',
    words: [
      ...['try', 'analyze', 'analyses', 'views', 'plan', 'read', 'codebooks', 'explore', 'preview'],
      ...['compare', 'eval', 'proof', 'check-proof', 'sentiments'],
    ],
  },
  {
    name: 'reports',
    title: 'Reports and schedules:',
    words: ['report', 'series', 'schedules', 'destinations', 'deliveries', 'shares'],
  },
  {
    name: 'lists',
    title: 'Lists and statistics:',
    words: ['home', 'accounts', 'tasks', 'whatsapp', 'portraits', 'youtube', 'facebook', 'feeds'],
  },
  {
    name: 'people',
    title: 'Sign-in and users:',
    words: ['login', 'logout', 'users', 'tokens', 'mcp', 'audit'],
  },
  {
    name: 'server',
    title: 'Server and data:',
    words: [
      ...['serve', 'service', 'status', 'doctor', 'config', 'reload', 'providers'],
      ...['backup', 'restore', 'purge', 'ui'],
    ],
  },
  { name: 'manual', title: 'Help:', words: ['completion', 'man', 'version'] },
];

/** The commands and nouns that people need first: all that the first help page explains. */
export const FIRST_WORDS: readonly string[] = [
  ...['try', 'analyze', 'analyses', 'read', 'report', 'codebooks'],
  ...['schedules', 'tasks', 'accounts', 'serve', 'login', 'status'],
];

const ORDER = GROUPS.flatMap(({ words }) => words);

/** A command without a group stands last. */
const placeOf = ({ path }: Pick<CommandSpec, 'path'>) => {
  const place = ORDER.indexOf(path[0] ?? '');
  return place === -1 ? ORDER.length : place;
};

export const inOrderOfGroups = (commands: readonly CommandSpec[]): CommandSpec[] =>
  commands.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The group of a command's first word; undefined for none. */
export const groupOf = (word: string): Group | undefined => GROUPS.find(({ words }) => words.includes(word));

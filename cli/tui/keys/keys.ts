/** One thing a key does, as help and footer show it. */
export interface KeyBinding {
  /** As `Press.id` names them; any of them does it. */
  keys: readonly string[];
  /** One word for the footer. */
  label: string;
  /** For the help page. */
  help: string;
  /** Shown in the footer while it does something. */
  isHint?: true;
}

/** Higher levels get a key first. */
export const LEVELS = {
  app: 0,
  list: 1,
  run: 2,
  search: 3,
  reader: 4,
  form: 5,
  confirm: 6,
  line: 7,
  help: 8,
  system: 9,
};
export type KeyContext = keyof typeof LEVELS;

const MOVE = {
  up: { keys: ['up', 'k'], label: 'up', help: 'one line up' },
  down: { keys: ['down', 'j'], label: 'down', help: 'one line down' },
  pageUp: { keys: ['pageup', 'ctrl+b'], label: 'page up', help: 'one page up' },
  pageDown: { keys: ['pagedown', 'ctrl+f'], label: 'page down', help: 'one page down' },
  top: { keys: ['home', 'g'], label: 'top', help: 'to the first line' },
  bottom: { keys: ['end', 'G'], label: 'bottom', help: 'to the last line' },
} satisfies Record<string, KeyBinding>;

/** Every key of the terminal UI, by where it works. */
export const KEYS = {
  system: {
    interrupt: { keys: ['ctrl+c'], label: 'end', help: 'end smops, wherever you are' },
    suspend: { keys: ['ctrl+z'], label: 'suspend', help: 'back to the shell; fg returns here' },
    redraw: { keys: ['ctrl+l'], label: 'redraw', help: 'redraw the screen' },
  },
  app: {
    next: { keys: ['tab', 'right', 'l'], label: 'next tab', help: 'the next tab', isHint: true },
    previous: { keys: ['shift+tab', 'left', 'h'], label: 'previous tab', help: 'the tab before' },
    tab: {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      label: 'tab',
      help: 'the tab of that number',
    },
    line: {
      keys: [':'],
      label: 'command',
      help: 'a command line: every smops command works there',
      isHint: true,
    },
    help: { keys: ['?'], label: 'help', help: 'this page', isHint: true },
    quit: { keys: ['q'], label: 'quit', help: 'end smops', isHint: true },
  },
  list: {
    ...MOVE,
    open: { keys: ['return'], label: 'details', help: 'the details of the row', isHint: true },
    add: { keys: ['n', 'a'], label: 'new', help: 'make a new one', isHint: true },
    edit: { keys: ['e'], label: 'edit', help: 'change the row', isHint: true },
    remove: { keys: ['d', 'delete'], label: 'delete', help: 'delete the row (it asks first)', isHint: true },
    undo: { keys: ['u'], label: 'undo', help: 'undo the last delete', isHint: true },
    status: { keys: [' '], label: 'complete', help: 'complete the task (it asks first)', isHint: true },
    search: { keys: ['/'], label: 'search', help: 'search as you type', isHint: true },
    filter: { keys: ['f'], label: 'filter', help: 'the next value of the filter', isHint: true },
    otherFilter: { keys: ['F'], label: 'filter 2', help: 'the next value of the second filter' },
    sort: { keys: ['s'], label: 'sort', help: 'sort by the next column', isHint: true },
    reverse: { keys: ['S'], label: 'reverse', help: 'the other direction' },
    copy: { keys: ['y'], label: 'copy link', help: 'copy the link of the row' },
    refresh: { keys: ['r'], label: 'refresh', help: 'load again' },
    clear: { keys: ['escape'], label: 'clear', help: 'clear search and filters' },
  },
  run: {
    cancel: { keys: ['c'], label: 'stop', help: 'stop the run, keeping what is done', isHint: true },
    resume: { keys: ['R'], label: 'go on', help: 'go on with a stopped run', isHint: true },
    variable: { keys: ['v'], label: 'variable', help: 'only comments of the next variable', isHint: true },
    save: { keys: ['x'], label: 'export', help: 'write the results into a file', isHint: true },
  },
  search: {
    accept: { keys: ['return', 'down'], label: 'keep', help: 'keep the search', isHint: true },
    cancel: { keys: ['escape'], label: 'clear', help: 'clear the search', isHint: true },
  },
  reader: {
    ...MOVE,
    close: { keys: ['escape', 'q', 'return', 'left'], label: 'back', help: 'back to the list', isHint: true },
    edit: { keys: ['e'], label: 'edit', help: 'change it', isHint: true },
    remove: { keys: ['d', 'delete'], label: 'delete', help: 'delete it (it asks first)', isHint: true },
    copy: { keys: ['y'], label: 'copy link', help: 'copy its link', isHint: true },
    search: { keys: ['/'], label: 'search', help: 'search in it', isHint: true },
  },
  form: {
    next: { keys: ['tab', 'down'], label: 'next', help: 'the next field', isHint: true },
    previous: { keys: ['shift+tab', 'up'], label: 'before', help: 'the field before' },
    choose: { keys: ['right'], label: 'choose', help: 'the next choice' },
    chooseBack: { keys: ['left'], label: 'choose', help: 'the choice before' },
    mark: { keys: [' '], label: 'mark', help: 'mark or unmark a choice' },
    accept: { keys: ['return'], label: 'next', help: 'the next field; on the last one: save' },
    save: { keys: ['ctrl+s'], label: 'save', help: 'save', isHint: true },
    cancel: { keys: ['escape'], label: 'cancel', help: 'leave without saving', isHint: true },
  },
  confirm: {
    yes: { keys: ['y', 'Y'], label: 'yes', help: 'yes', isHint: true },
    no: { keys: ['n', 'N', 'escape', 'q'], label: 'no', help: 'no', isHint: true },
  },
  line: {
    run: { keys: ['return'], label: 'run', help: 'run the command', isHint: true },
    complete: { keys: ['tab'], label: 'complete', help: 'complete the word', isHint: true },
    older: { keys: ['up'], label: 'older', help: 'the command before' },
    newer: { keys: ['down'], label: 'newer', help: 'the next command' },
    cancel: { keys: ['escape'], label: 'cancel', help: 'close the line', isHint: true },
  },
  help: {
    ...MOVE,
    close: { keys: ['escape', 'q', '?', 'return'], label: 'close', help: 'close this page', isHint: true },
  },
} as const satisfies Record<KeyContext, Record<string, KeyBinding>>;

export type Action<Context extends KeyContext> = keyof (typeof KEYS)[Context] & string;

/** What the context calls the key, if it does anything there. */
export function actionOf<Context extends KeyContext>(
  context: Context,
  id: string,
): Action<Context> | undefined {
  for (const [action, { keys }] of Object.entries(KEYS[context] as Record<string, KeyBinding>)) {
    if (keys.includes(id)) return action as Action<Context>;
  }
  return undefined;
}

const SHOWN: Record<string, string> = {
  return: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  'shift+tab': 'Shift+Tab',
  ' ': 'Space',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  pageup: 'PgUp',
  pagedown: 'PgDn',
  home: 'Home',
  end: 'End',
  delete: 'Del',
};

/** A key as people read it: `Enter`, `^S`. */
export const shownKey = (id: string): string =>
  SHOWN[id] ?? (id.startsWith('ctrl+') ? `^${id.slice(5).toUpperCase()}` : id);

import { keysTexts } from './keys.texts.js';
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
  reading: 5,
  settling: 5,
  sitting: 5,
  form: 6,
  preview: 6,
  menu: 7,
  note: 6,
  confirm: 7,
  line: 8,
  help: 9,
  system: 10,
};
export type KeyContext = keyof typeof LEVELS;

const MOVE = {
  up: { keys: ['up', 'k'], label: keysTexts().up, help: keysTexts().oneLineUp },
  down: { keys: ['down', 'j'], label: keysTexts().down, help: keysTexts().oneLineDown },
  pageUp: { keys: ['pageup', 'ctrl+b'], label: keysTexts().pageUp, help: keysTexts().onePageUp },
  pageDown: { keys: ['pagedown', 'ctrl+f'], label: keysTexts().pageDown, help: keysTexts().onePageDown },
  top: { keys: ['home', 'g'], label: keysTexts().top, help: keysTexts().toTheFirstLine },
  bottom: { keys: ['end', 'G'], label: keysTexts().bottom, help: keysTexts().toTheLastLine },
} satisfies Record<string, KeyBinding>;

/** Of variables behind the ninth: letters that mean nothing else while one reads. */
export const MORE_KEYS = [...'abcefhijklmortvwxzABCEFHIJKLMORTVWXZ'];

const LEAVE = {
  keys: ['escape', 'q', 'Q'],
  label: keysTexts().leave,
  help: keysTexts().leaveReading,
} as const;
const SENTIMENT_KEYS = {
  positive: { keys: ['+', '='], label: keysTexts().positive, help: keysTexts().positiveHelp },
  neutral: { keys: ['0'], label: keysTexts().neutral, help: keysTexts().neutralHelp },
  negative: { keys: ['-', '_'], label: keysTexts().negative, help: keysTexts().negativeHelp },
} satisfies Record<string, KeyBinding>;
const SCROLL = { pageUp: MOVE.pageUp, pageDown: MOVE.pageDown };

/** Every key of the terminal UI, by where it works. */
export const KEYS = {
  system: {
    interrupt: { keys: ['ctrl+c'], label: keysTexts().end, help: keysTexts().endSmopsWhereverYouAre },
    suspend: { keys: ['ctrl+z'], label: keysTexts().suspend, help: keysTexts().backToTheShellFg },
    redraw: { keys: ['ctrl+l'], label: keysTexts().redraw, help: keysTexts().redrawTheScreen },
  },
  app: {
    next: {
      keys: ['tab', 'right', 'l'],
      label: keysTexts().nextTab,
      help: keysTexts().theNextTab,
      isHint: true,
    },
    previous: {
      keys: ['shift+tab', 'left', 'h'],
      label: keysTexts().previousTab,
      help: keysTexts().theTabBefore,
    },
    tab: {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      label: keysTexts().tab,
      help: keysTexts().theTabOfThatNumber,
    },
    line: {
      keys: [':'],
      label: keysTexts().command,
      help: keysTexts().aCommandLineEverySmops,
      isHint: true,
    },
    help: { keys: ['?'], label: keysTexts().help, help: keysTexts().thisPage, isHint: true },
    quit: { keys: ['q'], label: keysTexts().quit, help: keysTexts().endSmops, isHint: true },
  },
  list: {
    ...MOVE,
    open: {
      keys: ['return'],
      label: keysTexts().details,
      help: keysTexts().theDetailsOfTheRow,
      isHint: true,
    },
    add: { keys: ['n', 'a'], label: keysTexts().new, help: keysTexts().makeANewOne, isHint: true },
    edit: { keys: ['e'], label: keysTexts().edit, help: keysTexts().changeTheRow, isHint: true },
    remove: {
      keys: ['d', 'delete'],
      label: keysTexts().delete,
      help: keysTexts().deleteTheRowItAsks,
      isHint: true,
    },
    undo: { keys: ['u'], label: keysTexts().undo, help: keysTexts().undoTheLastDelete, isHint: true },
    status: {
      keys: [' '],
      label: keysTexts().complete,
      help: keysTexts().completeTheTaskItAsks,
      isHint: true,
    },
    search: { keys: ['/'], label: keysTexts().search, help: keysTexts().searchAsYouType, isHint: true },
    filter: { keys: ['f'], label: keysTexts().filter, help: keysTexts().theNextValueOfThe, isHint: true },
    otherFilter: { keys: ['F'], label: keysTexts().filter2, help: keysTexts().theNextValueOfTheSecond },
    sort: { keys: ['s'], label: keysTexts().sort, help: keysTexts().sortByTheNextColumn, isHint: true },
    reverse: { keys: ['S'], label: keysTexts().reverse, help: keysTexts().theOtherDirection },
    copy: { keys: ['y'], label: keysTexts().copyLink, help: keysTexts().copyTheLinkOfThe },
    refresh: { keys: ['r'], label: keysTexts().refresh, help: keysTexts().loadAgain },
    clear: { keys: ['escape'], label: keysTexts().clear, help: keysTexts().clearSearchAndFilters },
  },
  run: {
    cancel: { keys: ['c'], label: keysTexts().stop, help: keysTexts().stopTheRunKeepingWhat, isHint: true },
    resume: { keys: ['R'], label: keysTexts().goOn, help: keysTexts().goOnWithAStopped, isHint: true },
    variable: {
      keys: ['v'],
      label: keysTexts().variable,
      help: keysTexts().onlyCommentsOfTheNext,
      isHint: true,
    },
    read: { keys: ['e'], label: keysTexts().read, help: keysTexts().readHelp, isHint: true },
    save: { keys: ['x'], label: keysTexts().export, help: keysTexts().writeTheResultsIntoA, isHint: true },
  },
  search: {
    accept: {
      keys: ['return', 'down'],
      label: keysTexts().keep,
      help: keysTexts().keepTheSearch,
      isHint: true,
    },
    cancel: { keys: ['escape'], label: keysTexts().clear, help: keysTexts().clearTheSearch, isHint: true },
  },
  reader: {
    ...MOVE,
    close: {
      keys: ['escape', 'q', 'return', 'left'],
      label: keysTexts().back,
      help: keysTexts().backToTheList,
      isHint: true,
    },
    edit: { keys: ['e'], label: keysTexts().edit, help: keysTexts().changeIt, isHint: true },
    remove: {
      keys: ['d', 'delete'],
      label: keysTexts().delete,
      help: keysTexts().deleteItItAsksFirst,
      isHint: true,
    },
    copy: { keys: ['y'], label: keysTexts().copyLink, help: keysTexts().copyItsLink, isHint: true },
    search: { keys: ['/'], label: keysTexts().search, help: keysTexts().searchInIt, isHint: true },
  },
  reading: {
    store: { keys: ['return'], label: keysTexts().storeNext, help: keysTexts().storeHelp, isHint: true },
    leave: { ...LEAVE, isHint: true },
    back: { keys: ['u', 'U'], label: keysTexts().back, help: keysTexts().commentBefore, isHint: true },
    skip: { keys: ['s', 'S'], label: keysTexts().skip, help: keysTexts().skipHelp, isHint: true },
    flag: { keys: ['g', 'G'], label: keysTexts().flag, help: keysTexts().flagHelp, isHint: true },
    plain: { keys: ['p', 'P'], label: keysTexts().plain, help: keysTexts().plainHelp, isHint: true },
    disputed: { keys: ['d', 'D'], label: keysTexts().disputed, help: keysTexts().disputedHelp, isHint: true },
    mark: {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      label: keysTexts().variable,
      help: keysTexts().markVariable,
    },
    markMore: { keys: MORE_KEYS, label: keysTexts().variable, help: keysTexts().markMore },
    toggle: { keys: [' '], label: keysTexts().mark, help: keysTexts().markFocused },
    ...SENTIMENT_KEYS,
    next: { keys: ['down', 'right', 'tab'], label: keysTexts().down, help: keysTexts().nextDefinition },
    previous: {
      keys: ['up', 'left', 'shift+tab'],
      label: keysTexts().up,
      help: keysTexts().definitionBefore,
    },
    ...SCROLL,
  },
  settling: {
    yes: { keys: ['y', 'Y'], label: keysTexts().yes, help: keysTexts().settleYes, isHint: true },
    no: { keys: ['n', 'N'], label: keysTexts().no, help: keysTexts().settleNo, isHint: true },
    ...SENTIMENT_KEYS,
    skip: { keys: ['s', 'S', 'return'], label: keysTexts().skip, help: keysTexts().leaveOpen, isHint: true },
    back: { keys: ['u', 'U'], label: keysTexts().back, help: keysTexts().commentBefore, isHint: true },
    plain: { keys: ['p', 'P'], label: keysTexts().plain, help: keysTexts().plainHelp, isHint: true },
    leave: { ...LEAVE, help: keysTexts().backToReading, isHint: true },
    ...SCROLL,
  },
  sitting: {
    next: { keys: ['return'], label: keysTexts().goOn, help: keysTexts().nextSitting, isHint: true },
    leave: { ...LEAVE, isHint: true },
    disputed: { keys: ['d', 'D'], label: keysTexts().disputed, help: keysTexts().disputedHelp, isHint: true },
    more: { keys: ['m', 'M'], label: keysTexts().drawMore, help: keysTexts().drawMoreHelp, isHint: true },
  },
  note: {
    accept: { keys: ['return'], label: keysTexts().flag, help: keysTexts().flagWithNote, isHint: true },
    cancel: { keys: ['escape'], label: keysTexts().cancel, help: keysTexts().noFlag, isHint: true },
  },
  form: {
    next: { keys: ['tab', 'down'], label: keysTexts().next, help: keysTexts().theNextField, isHint: true },
    previous: { keys: ['shift+tab', 'up'], label: keysTexts().before, help: keysTexts().theFieldBefore },
    choose: { keys: ['right'], label: keysTexts().choose, help: keysTexts().theNextChoice },
    chooseBack: { keys: ['left'], label: keysTexts().choose, help: keysTexts().theChoiceBefore },
    mark: { keys: [' '], label: keysTexts().mark, help: keysTexts().markOrUnmarkAChoice },
    accept: { keys: ['return'], label: keysTexts().next, help: keysTexts().theNextFieldOnThe },
    save: { keys: ['ctrl+s'], label: keysTexts().save, help: keysTexts().saveHelp, isHint: true },
    cancel: {
      keys: ['escape'],
      label: keysTexts().cancel,
      help: keysTexts().leaveWithoutSaving,
      isHint: true,
    },
  },
  preview: {
    ...MOVE,
    change: { keys: ['return'], label: keysTexts().change, help: keysTexts().changeLine, isHint: true },
    start: { keys: ['ctrl+s'], label: keysTexts().start, help: keysTexts().startRun, isHint: true },
    nextFile: {
      keys: ['right', 'l', 'tab'],
      label: keysTexts().nextFile,
      help: keysTexts().nextFileHelp,
      isHint: true,
    },
    fileBefore: { keys: ['left', 'h', 'shift+tab'], label: keysTexts().before, help: keysTexts().fileBefore },
    forget: { keys: ['f'], label: keysTexts().forget, help: keysTexts().forgetColumns, isHint: true },
    back: { keys: ['escape', 'q'], label: keysTexts().back, help: keysTexts().backToForm, isHint: true },
  },
  menu: {
    ...MOVE,
    choose: { keys: ['return', ' '], label: keysTexts().choose, help: keysTexts().chooseLine, isHint: true },
    close: { keys: ['escape', 'q'], label: keysTexts().back, help: keysTexts().keepAsIs, isHint: true },
  },
  confirm: {
    yes: { keys: ['y', 'Y'], label: keysTexts().yes, help: keysTexts().yesHelp, isHint: true },
    no: { keys: ['n', 'N', 'escape', 'q'], label: keysTexts().no, help: keysTexts().noHelp, isHint: true },
  },
  line: {
    run: { keys: ['return'], label: keysTexts().run, help: keysTexts().runTheCommand, isHint: true },
    complete: {
      keys: ['tab'],
      label: keysTexts().completeWord,
      help: keysTexts().completeTheWord,
      isHint: true,
    },
    older: { keys: ['up'], label: keysTexts().older, help: keysTexts().theCommandBefore },
    newer: { keys: ['down'], label: keysTexts().newer, help: keysTexts().theNextCommand },
    cancel: { keys: ['escape'], label: keysTexts().cancel, help: keysTexts().closeTheLine, isHint: true },
  },
  help: {
    ...MOVE,
    close: {
      keys: ['escape', 'q', '?', 'return'],
      label: keysTexts().close,
      help: keysTexts().closeThisPage,
      isHint: true,
    },
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

/** What stands behind the old words of a command line. */
interface Rest {
  /** The arguments, in order. */
  args: readonly string[];
  /** Whether one of these options is given. */
  has(...names: string[]): boolean;
  /** The value of an option, which is then not among the options of the new spelling. */
  take(name: string): string | undefined;
}

export interface OldSpelling {
  /** The new words and arguments; the options that are given stay behind them. An argument that is not given is undefined. */
  now(rest: Rest): readonly (string | undefined)[];
  /** Options with another name now. */
  options?: Record<string, string>;
  /** Options with a value that `now` takes. */
  taken?: readonly string[];
}

const FILE = ['--format', '--out', '-o'];

/** The same arguments behind other words. */
const words = (...path: string[]): OldSpelling => ({ now: ({ args }) => [...path, ...args] });

/** The same arguments behind other words, and an option that says what is done. */
const option = (path: string[], name: string): OldSpelling => ({
  now: ({ args }) => [...path, ...args, name],
});

/** The last argument is the value of an option now. */
const valued = (path: string[], name: string): OldSpelling => ({
  now: ({ args }) => [...path, ...args.slice(0, -1), name, args.at(-1)],
});

/** `export` wrote a format of its own accord, `list` and `show` ask for one. */
const asFile = (path: string[], standard: string, json = standard): OldSpelling => ({
  now: ({ args, has }) => [
    ...path,
    ...args,
    ...(has(...FILE) ? [] : ['--format', has('--json') ? json : standard]),
  ],
});

const listSpellings = (noun: string): Record<string, OldSpelling> => ({
  [`${noun} import`]: { now: ({ args }) => [noun, 'add', '--import', ...args] },
  [`${noun} export`]: asFile([noun, 'list'], 'csv', 'json'),
});

const setStatus = (noun: string): OldSpelling => ({
  now: ({ args: [status, ...names] }) => [noun, 'edit', ...names, '--status', status],
});

const comment: OldSpelling = { now: ({ args: [id, number] }) => ['read', id, '--comment', number] };

/** How commands were called before, and how they are called now. They work until 1.0. */
export const OLD_SPELLINGS: Record<string, OldSpelling> = {
  whoami: words('status'),
  'providers show': words('providers', 'list'),
  'service status': option(['status'], '--service'),
  'config unset': option(['config', 'set'], '--unset'),
  'columns list': option(['preview'], '--remembered'),
  'columns forget': valued(['preview'], '--forget'),
  'providers costs': option(['providers', 'list'], '--costs'),

  'analyses wait': option(['analyses', 'show'], '--wait'),
  'analyses relations': option(['analyses', 'show'], '--relations'),
  'analyses copies': option(['analyses', 'show'], '--copy-groups'),
  'analyses waves': option(['analyses', 'show'], '--waves'),
  'analyses overview': option(['analyses', 'results'], '--overview'),
  'analyses export': asFile(['analyses', 'results'], 'json'),
  'analyses rename': valued(['analyses', 'edit'], '--name'),
  'analyses pin': option(['analyses', 'edit'], '--pin'),
  'analyses unpin': option(['analyses', 'edit'], '--unpin'),
  'analyses accuracy': { now: ({ args }) => ['eval', '--run', ...args] },
  'analyses agree': { now: ({ args: [a, b] }) => ['eval', '--run', a, '--against', b] },
  'comparisons list': option(['analyses', 'list'], '--comparisons'),
  'comparisons show': option(['analyses', 'show'], '--comparison'),
  'comparisons rename': {
    now: ({ args: [id, ...names] }) => ['analyses', 'edit', id, ...names.flatMap((name) => ['--side', name])],
  },
  'comparisons delete': option(['analyses', 'delete'], '--comparison'),
  'comparisons restore': option(['analyses', 'restore'], '--comparison'),
  'views save': valued(['analyses', 'results'], '--save-view'),
  'views rename': valued(['views', 'edit'], '--name'),

  'analyses judge': comment,
  'analyses mark': comment,
  'analyses judgements': comment,
  'analyses translate': {
    now: ({ args: [id, number], has }) => [
      ...['read', id, '--comment', number],
      ...(has('--to') ? [] : ['--translate']),
    ],
    options: { '--to': '--translate' },
  },
  'analyses queue': { now: ({ args, has }) => ['read', ...args, ...(has('--export') ? [] : ['--list'])] },
  'analyses sample': {
    now: ({ args, has }) => ['read', ...args, ...(has('--size', '--show', '--list') ? [] : ['--draw'])],
    options: { '--size': '--draw', '--show': '--status', '--list': '--drawn' },
  },
  'analyses judge-file': valued(['read'], '--import'),
  'analyses readers': option(['read'], '--agreement'),
  'analyses shares': option(['read'], '--status'),

  'codebooks versions': option(['codebooks', 'show'], '--history'),
  'codebooks diff': option(['codebooks', 'show'], '--diff'),
  'codebooks export': asFile(['codebooks', 'show'], 'csv', 'json'),
  'codebooks import': {
    now({ args: [file], take }) {
      const into = take('--into');
      const place = into === undefined ? ['add', take('--name')] : ['edit', into];
      return ['codebooks', ...place, '--import', file];
    },
    taken: ['--into', '--name'],
  },
  'codebooks rename': valued(['codebooks', 'edit'], '--name'),
  'series show': words('series'),
  'series compare': option(['series'], '--compare'),
  'series words': option(['series'], '--words'),
  'series alarms': {
    now: ({ args, has }) => ['series', ...args, ...(has('--to') ? [] : ['--alarms'])],
    options: { '--to': '--alarms-to' },
  },

  'reports line': { now: ({ args: [id, text = ''] }) => ['report', id, '--line', text] },
  'reports templates': option(['report'], '--templates'),
  'reports save-template': { now: ({ args }) => ['report', '--add-template', ...args] },
  'reports delete-template': { now: ({ args }) => ['report', '--delete-template', ...args] },
  'schedules create': words('schedules', 'add'),
  'schedules change': words('schedules', 'edit'),
  'schedules times': valued(['schedules', 'show'], '--when'),
  'schedules history': option(['schedules', 'show'], '--history'),
  'schedules pause': option(['schedules', 'edit'], '--pause'),
  'schedules resume': option(['schedules', 'edit'], '--resume'),
  'destinations create': words('destinations', 'add'),
  'destinations update': words('destinations', 'edit'),
  'shares create': option(['report'], '--share'),
  'shares revoke': words('shares', 'delete'),

  ...listSpellings('accounts'),
  ...listSpellings('tasks'),
  ...listSpellings('whatsapp'),
  'accounts set-status': setStatus('accounts'),
  'whatsapp set-status': setStatus('whatsapp'),
  'tasks find': { now: ({ args: [text = ''] }) => ['tasks', 'list', '--find', text] },
  'sentiments upload': option(['sentiments', 'add'], '--wait'),
  'sentiments import': words('sentiments', 'add'),
  'sentiments again': { now: ({ args }) => ['sentiments', 'add', '--again', ...args] },
  'sentiments export': {
    now: ({ args, has }) => [
      ...['sentiments', args.length === 0 ? 'list' : 'show', ...args],
      ...(has(...FILE) ? [] : ['--format', 'csv']),
    ],
  },
  'youtube growth': words('youtube', 'show'),
  'facebook comments': words('facebook', 'show'),
  'portraits upload': words('portraits', 'add'),
  'feeds create': words('feeds', 'add'),
  'feeds revoke': words('feeds', 'delete'),

  'users set-role': valued(['users', 'edit'], '--role'),
  'users set-password': option(['users', 'edit'], '--new-password'),
  'users set-language': valued(['users', 'edit'], '--language'),
  'users disable': option(['users', 'edit'], '--disable'),
  'users enable': option(['users', 'edit'], '--enable'),
  'users remove': words('users', 'delete'),
  'sessions list': option(['users', 'list'], '--sessions'),
  'sessions revoke': valued(['users', 'edit'], '--sign-out'),
  'tokens create': words('tokens', 'add'),
  'assistants connect': valued(['mcp'], '--connect'),
  'assistants calls': option(['audit', 'list'], '--assistants'),
};

import { textsOf } from '@smops/core/language/language.model.js';
import { count, plural } from '../../components/format/format.js';

/** The reading room: comments are read one by one, so that a run's shares can be corrected. */
export const READING_TEXT = textsOf('reading', {
  title: 'Reading room',
  run: (file: string) => `Results of ${file}`,
  unnamed: 'Unnamed file',
  loadFailed: 'The reading room could not be opened',

  start: {
    title: 'Read a sample, estimate the whole',
    text: [
      'smops draws comments at random, and you say of each which variables it mentions; the tags that smops gave stay hidden meanwhile.',
      'From what you read it corrects the shares of all comments and says how sure they are.',
      'Numbers mark variables, Enter stores and continues. Each verdict is stored at once: stop when you like, and continue here later, on any device.',
    ],
    sizes: 'How many comments to draw',
    all: (comments: number) => `All ${count(comments)}`,
    points: (points: string) => `at most ± ${points} points`,
    whole: 'exact shares',
    minutes: (minutes: number) => `about ${plural(minutes, 'minute')}`,
    hint: 'Margins are for a variable that one comment in ten mentions. Comments with the same text are read once. More can be drawn later.',
    draw: 'Draw and start reading',
    drawing: 'Drawing…',
    failed: 'The comments could not be drawn',
  },

  queues: {
    label: 'What to look at',
    drawn: 'To read',
    disputed: 'Disputed',
    flagged: 'Flagged',
    done: 'Read',
    readers: 'Readers',
  },

  place: (at: number, of: number, read: number, texts: number) =>
    `${at} of ${of} · ${count(read)} of ${count(texts)} read`,
  progress: 'This session',
  nextReads: (variable: string, reads: number, points: string) =>
    `${variable}: ${count(reads)} more for ± ${points} points`,
  number: (number: number) => `Comment ${count(number)}`,
  copies: (copies: number) => `× ${count(copies)}`,
  copiesHint: (copies: number) => `${count(copies)} comments have this text; it is read once`,
  under: 'Under the post',
  answers: 'In answer to',
  languages: { ms: 'Malay', en: 'English', zh: 'Chinese', id: 'Indonesian', mixed: 'Mixed', und: 'No words' },
  spelling: 'Plain spelling',
  translate: 'Translate',
  definitions: 'Definitions',
  noDefinition: 'No definition',
  counts: 'Counts:',
  notCounts: 'Does not count:',
  variables: 'Which variables does it mention?',
  unmarked: 'Unmarked means no.',
  optional: 'optional',
  allKeys: 'all keys',
  sentiment: 'Sentiment',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' },
  next: 'Store, next',
  store: 'Store',
  back: 'Back',
  skip: 'Skip',
  flag: 'Flag',
  unflag: 'Remove flag',
  note: 'Note (optional)',
  flagIt: 'Flag it',
  cancel: 'Cancel',
  wasStored: 'You have judged this one; you can change it.',

  pause: {
    title: (judged: number) => `${plural(judged, 'comment')} read in this session`,
    all: 'You have read all that was drawn',
    left: (left: number) => `${plural(left, 'comment')} left to read.`,
    shares: 'The shares as they stand now',
    waiting: 'The shares are worked out as soon as all is stored.',
    variable: 'Variable',
    machine: 'smops alone',
    corrected: 'Corrected by reading',
    buys: 'The next reads',
    last: 'The last comment',
    more: (reads: number, points: string) => `${count(reads)} more for ± ${points} points`,
    disputed: (disputed: number) => `You and other readers differ on ${plural(disputed, 'comment')}.`,
    another: (comments: number) => `Read ${count(comments)} more`,
    settle: 'Resolve them',
    results: 'Back to the results',
    drawMore: (size: number) => `Draw ${count(size)} more`,
  },

  settle: {
    text: 'Readers differ here. Your decision counts for all readers.',
    empty: 'Nothing to settle',
    emptyText: 'Comments on which you and other readers differ will stand here.',
    others: (count: number) =>
      `${plural(count, 'more comment')} on which others differ: you see them once you have read them.`,
    question: (variable: string) => `Does it mention ${variable}?`,
    yes: 'Yes',
    no: 'No',
    button: 'Decide, next',
    you: 'you',
    reader: (number: number) => `reader ${number}`,
    says: (reader: string, verdict: string) => `${reader}: ${verdict}`,
  },

  list: {
    flaggedEmpty: 'Nothing is flagged',
    flaggedEmptyText: 'Flag a comment while you read (key G), to come back to it or to ask others.',
    doneEmpty: 'Nothing read yet',
    doneEmptyText: 'What you have read is listed here, the latest first;  a verdict can be changed.',
    open: (number: number) => `Change the verdict on comment ${number}`,
    read: 'Read',
    change: 'Change',
    none: 'none of the variables',
    back: 'Back to the list',
    more: (shown: number) => `The last ${count(shown)} are shown.`,
  },

  readers: {
    title: 'Who reads',
    drawn: (drawn: number, texts: number) =>
      `${plural(drawn, 'comment')} drawn, ${plural(texts, 'different text')}.`,
    you: 'You',
    reader: (number: number) => `Reader ${number}`,
    read: (read: number, texts: number) => `${count(read)} of ${count(texts)}`,
    none: 'No readers yet.',
  },

  agreement: {
    title: 'How far readers agree',
    export: 'Export',
    readers: 'Readers',
    comments: 'Comments',
    percent: 'Agree',
    positive: 'Agree on yes',
    all: 'all',
    range: (low: string, high: string) => `${low} to ${high}`,
    oneReader: 'Agreement needs two readers of the same comments.',
    reading:
      "Only what each reader said alone counts, with 95% intervals. κ is Cohen's kappa, AC1 is Gwet's, α is Krippendorff's: from 0.8 agreement is firm, from 0.667 tentative. Where a variable is rare, κ and α are low even where readers mostly agree: look at AC1 and at agreement on yes.",
  },

  sheet: {
    title: 'Read in a spreadsheet',
    text: 'Export what you have still to read, put x under the variables that a comment mentions (or under “read” where it mentions none), and bring the file back. Rows with nothing in them stay to be read.',
    export: 'Export to read',
    file: 'Choose the filled-in file or drop it here',
    hint: 'XLSX or CSV. A file with an error is rejected completely.',
    stored: (stored: number) => `${plural(stored, 'verdict')} stored`,
    left: (unchanged: number, unread: number) =>
      `${count(unchanged)} unchanged, ${count(unread)} not read yet`,
    problem: (line: number, column: string, message: string) =>
      `Line ${line}${column === '' ? '' : `, ${column}`}: ${message}`,
  },

  keys: {
    variables: 'mark or unmark a variable',
    letters: 'the tenth variable and those after it',
    sentiment: 'positive, neutral, negative',
    next: 'store and go to the next comment',
    back: 'back to the comment before',
    skip: 'skip; it comes again at the end',
    flag: 'flag it, with a note',
    spelling: 'plain spelling',
    translate: 'translate',
    definitions: 'show definitions',
    yesNo: 'settle: yes, no',
  },
});

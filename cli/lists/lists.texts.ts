import { sentencesOf } from '@smops/core/language/language.model.js';

export const listsTexts = sentencesOf('cliLists', {
  giveFile: (path: string) => `${path} is a folder; give a file.`,
  moreProblems: (hidden: number) => `… and ${hidden} more problems (--json shows them)`,
  ignored: (ignoredColumns: string) => `ignored columns: ${ignoredColumns}`,
  xlsxName: 'An XLSX file needs a name: --out FILE.xlsx',
  noRecord: (thing: string, name: string, noun: string) =>
    `There is no ${thing} ${name}; see smops ${noun} list.`,
  severalCalled: (found: number, name: string, ids: string) =>
    `${found} are called ${name}: give the id (${ids}).`,
  noneFound: (noun: string, command: string) => `No ${noun} found. Add one with smops ${command} add.`,
  added: (row: string, id: number) => `Added ${row} with id ${id}.`,
  nothingToChange: (all: string) => `Nothing to change: give at least one of ${all}.`,
  changed: (row: string) => `Changed ${row}.`,
  deleted: (row: string, noun: string, id: number) => `Deleted ${row}. To undo: smops ${noun} restore ${id}`,
  notId: (id: string) => `${id} is not an id: give a whole number.`,
  restored: (row: string) => `Restored ${row}.`,
  deleteWhatsApp: (whatsappName: string) =>
    `Are you sure you want to delete the WhatsApp account for ${whatsappName}?`,
  deleteTask: (taskId: string) => `Are you sure you want to delete task ${taskId}?`,
  deleteAccount: (account: string) => `Are you sure you want to delete ${account}'s account?`,
  wouldBeCompleted: (taskId: string) => `${taskId} would be Completed.`,
  alreadyCompleted: (taskId: string) => `${taskId} already is Completed.`,
  completeTask: (taskId: string) => `Complete ${taskId}? This cannot be undone.`,
  taskCompleted: (taskId: string) => `${taskId} is Completed.`,
  notWritten: 'not written yet',
  lastWritten: (time: string, zone: string) => `last written ${time} ${zone}`,
  unknownList: (value: string, LISTS: string) => `Unknown list ${value}. Choose ${LISTS}.`,
  days: '--days takes a number of days.',
  anyoneReads: (end: string) =>
    `Anyone who has this address can read the list. Shown this once; ends ${end}:`,
  notReachable:
    'Google and other computers cannot reach this address; set SMOPS_PUBLIC_URL to the address that people use',
  feedByNumber: 'A feed is revoked by its number: see smops feeds list.',
  revokeFeed: (id: number) => `Revoke feed ${id}?`,
  feedRevoked: (id: number) => `Revoked feed ${id}.`,
  sheetDone: 'The Google Sheet is up to date.',
  never: 'never',
  takesUpTo: (option: string, max: number) => `${option} takes 1 to ${max}.`,
  analysesWith: 'analyses with their comments',
  comparisons: 'comparisons',
  explorations: 'explorations',
  sentimentsWith: 'sentiment records with their comments',
  cachedAnswers: 'cached answers',
  snapshots: 'daily counts of videos and channels',
  beforeNeeded: '--before names the day: smops purge --before 2026-01-01',
  removeForGood: (list: string, before: string) => `Remove for good ${list} from before ${before}?`,
  nothingRemoved: 'Nothing was removed: --dry-run.',
  noneYet: (noun: string, command: string) => `No ${noun} yet. Add one with smops ${command} add.`,
  imported: (rows: number, created: number, updated: number, unchanged: number, refused: number) =>
    `${rows} rows: ${created} created, ${updated} updated, ${unchanged} unchanged, ${refused} refused`,
  wouldImport: (rows: number, created: number, updated: number, unchanged: number, refused: number) =>
    `${rows} rows: ${created} would be created, ${updated} would be updated, ${unchanged} unchanged, ${refused} refused`,
  line: (line: number) => `line ${line}`,
});

import { plural, sentencesOf } from '@smops/core/platform/language/language.model.js';

export const sentimentsTexts = sentencesOf('cliSentiments', {
  fileDone: (name: string, inserted: string, unchanged: string, rejected: string) =>
    `${name}: ${inserted} inserted, ${unchanged} unchanged, ${rejected} rejected`,
  maxErrors: (maxErrors: string) => `stopped: more than ${maxErrors} rows were rejected (--max-errors)`,
  skipped: (name: string) => `${name}: skipped, it was moved away meanwhile`,
  tooDeep: (MAX_DEPTH: number) =>
    `The row holds lists or objects in each other more than ${MAX_DEPTH} deep, which no comment does.`,
  whichTask: (file: string) =>
    `${file}: which task do these comments belong to? Give --task or --task-from-name.`,
  noTaskInName: (file: string, pattern: string) =>
    `${file}: the name does not fit --task-from-name ${pattern}. Rename the file, or give --task for such files.`,
  foreign:
    'By its name this is not a comment file: smops reads .json, .ndjson, .jsonl, .csv, .tsv, .txt, each also with .gz, and .xlsx. Convert it, or move it away.',
  interrupted: 'Interrupted.',
  noExpression: (pattern: string) => `--task-from-name: ${pattern} is not a regular expression.`,
  mustHoldTask: (pattern: string) =>
    `--task-from-name: ${pattern} must hold {task}, for example comments-{task}-*.json.`,
  noNumber: (text: string) => `${text} is not the number of an analysis; see smops sentiments list.`,
  noneYet: 'There is no sentiment analysis yet.',
  earlier: (score: string) => `made again from the counts by an upgrade; it was ${score} before`,
  weighted: (weightedScore: string) => `${weightedScore}/10, comments counting by their reactions`,
  counts: (total: string, positive: string, neutral: string, negative: string) =>
    `${total}: ${positive} positive, ${neutral} neutral, ${negative} negative`,
  noFileKept: 'Of this analysis no uploaded file is kept.',
  noData: 'No analysis data yet\nUpload and analyze your first JSON file to get started.',
  sureDelete: (taskId: string) => `Are you sure you want to delete the analysis for task ${taskId}?`,
  toUndo: (id: number) => ` To undo: smops sentiments restore ${id}`,
  deleted: 'Sentiment analysis record has been deleted successfully.',
  notId: (id: string) => `${id} is not an id: give a whole number.`,
  restored: (id: number, taskId: string) => `Restored the analysis ${id} for task ${taskId}.`,
  xlsxNoText: 'XLSX is not text:  say where to write it with --out FILE.',
  rows: (read: string) => plural(read, 'row'),
  wentAway: 'the server went away in the middle of an import; the files are tried again',
  whatToImport: 'Say what to import: a file, a folder, a pattern, - for standard input, or --watch DIR.',
  watchAlone: '--watch takes the place of files.',
  fullDisk: 'The disk is full. What was imported is kept; free some space and run it again.',
  maxErrorsTakes: '--max-errors takes a whole number from 0 on.',
});

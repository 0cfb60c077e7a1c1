import { plural, sentencesOf } from '@smops/core/platform/language/language.model.js';

export const analyzeTexts = sentencesOf('cliAnalyze', {
  withoutAnswer: (unread: string) => `, ${unread} of them without an answer`,
  judged: (judged: string, total: string, left: string) =>
    `${judged} of ${total} different comments judged by people${left}`,
  nothingJudged: 'Nothing has been judged yet: smops read RUN, or smops eval with a labelled file.',
  allTogether: 'all together',
  meanF1: (macroF1: string) => `Mean F1 of the variables: ${macroF1}`,
  fewComments: '* few comments',
  moreMistakes: (value: string) => `and ${value} more; all are in --out FILE.json`,
  aboutAtMost: (cost: string, requests: string, label: string, model: string) =>
    `about ${cost} at most, ${requests} to ${label} (${model})`,
  cheaperAfter: (dearUntil: string, zone: string, offPeak: string) =>
    `after ${dearUntil} ${zone} about ${offPeak}: --off-peak waits for that`,
  dayBudget: (dayLeftUsd: string) => `the day's budget has ${dayLeftUsd} left: the run will pause there`,
  pausesAt: (budget: string) => `, and the run pauses at ${budget}`,
  moreThan: (limit: string) => `, more than ${limit} (SMOPS_ASK_ABOVE_USD)`,
  willCost: (cost: string, over: string, paused: string) => `This will cost about ${cost}${over}${paused}.`,
  oneVariable: (name: string, parts: number, separate: string) =>
    `“${name}” is one variable; for ${parts} write ${separate}`,
  whatToLook: 'Say what to look for: --var TEXT, once for each variable, or --codebook NAME.',
  codebookOrVariables:
    'Take the variables from a codebook (--codebook) or give them (--var, --vars-file), not both.',
  codebook: (name: string, version: number) => `Codebook ${name}, version ${version}.`,
  tooManyVariables: (variables: number, MAX_VARIABLES: number) =>
    `${plural(variables, 'variable is', 'variables are')} too many: at most ${MAX_VARIABLES} are allowed.`,
  side: (letter: string, name: string, total: string) => `${letter}  ${name}: ${plural(total, 'comment')}`,
  sideFeels: (negative: string, neutral: string, positive: string, mean: string) =>
    `negative ${negative}, neutral ${neutral}, positive ${positive}; score ${mean}`,
  sideTexts: (texts: string) => plural(texts, 'text'),
  findingComments: ', finding its comments…',
  reading: (name: string, percent: number, done: string, bytes: string, step: string) =>
    `reading ${name}: ${percent}% (${done} of ${bytes} MB)${step}`,
  webAddress: (path: string) =>
    `${path} is a web address. Download the file first (curl -o comments.json ADDRESS), then give its name.`,
  noFiles: (path: string) =>
    `${path} holds no comment files (.json, .ndjson, .csv, .tsv, .txt, .xlsx, or one of them with .gz).`,
  wrote: (path: string) => `wrote ${path}`,
  unknownEncoding: (encoding: string, value: string, ENCODINGS: string) =>
    `Unknown encoding ${encoding}. Choose ${value} or ${ENCODINGS}.`,
  leftOut: (left: string) => `left out: ${left}`,
  noRow: (row: string) => `--header-row takes the number of a line, from 1, and not ${row}.`,
  guessed: (names: string) =>
    `The columns of ${names} have names that no known export uses, so they were recognised by their content: see the lines above. If one is wrong, name it (--text-column, --author-column, --time-column).`,
  columnsOf: (who: string, id: string) =>
    `The columns are those that ${who} chose for files with this header (smops preview --forget ${id}).`,
  columnsRemembered: 'These columns are remembered for files with this header, for the team.',
  columnsNotRemembered: (reason: string) => `The columns are not remembered: ${reason}`,
  noColumnsRemembered:
    'No columns are remembered. Remember some: smops preview FILE --text-column NAME --remember',
  noColumnChoice: (name: string) =>
    `There are no remembered columns ${name}, or several begin so; see smops preview --remembered.`,
  forgetColumns: (names: string) => `Forget the columns of files with ${names}?`,
  columnsForgotten: (names: string) => `Forgot the columns of files with ${names}.`,
  noAuthor: 'no author',
  noTime: 'no time',
  likes: (likes: number) => plural(likes, 'like'),
  columns: 'Columns:',
  row: (value: number) => `row ${value}`,
  line: (line: number) => `line ${line}`,
  badLabelled: (fileName: string, line: number | null, reason: string) =>
    `${fileName}, line ${line}: ${reason} Labelled comments are JSON, NDJSON, CSV or XLSX, each comment with its labels.`,
  sentimentCounts: (positiveComments: string, neutralComments: string, negativeComments: string) =>
    `${positiveComments} positive, ${neutralComments} neutral, ${negativeComments} negative`,
  commentsMatch: (matchedComments: string, totalComments: string, sentiments: string) =>
    `${matchedComments} of ${totalComments} comments mention a variable. All ${totalComments}: ${sentiments}.`,
  readBy: (who: string, model: string, cost: string | undefined) =>
    ` ${who} (${model})${cost === undefined ? '' : `, ${cost}`}.`,
  leftOutOf: (rows: string, left: string) => `Left out of ${plural(rows, 'row')}: ${left}.`,
  readAs: (file: string, reading: string) => `${file} was read as ${reading}.`,
  mostReactions: 'Most reactions:',
  moreMatching: (shown: string, all: string, id: string) =>
    `${shown} of ${all}. All of them: smops analyses results ${id} --tagged --order reactions`,
  matchingComments: (matching: string, comments: string) => `${matching} of ${comments} comments`,
  noComments: 'The analysis has no comments.',
  renamed: (from: string, to: string) => `“${from}” is now “${to}”.`,
  isPinned: (name: string, pinned: boolean) => (pinned ? `“${name}” is pinned.` : `“${name}” is not pinned.`),
  meanScore: (score: string) => `score ${score}`,
  sentence: (parts: readonly string[]) => `${parts.join('; ')}.`,
  /** Two sentences. */
  between: ' ',
  inLanguages: (languages: string) => `Languages: ${languages}`,
  tierCounts: (certain: string, likely: string, none: string, judged: string) =>
    `Tags: ${plural(certain, 'comment')} certain, ${likely} likely, ${none} without; ${judged} judged by people`,
  noneChosen: 'No comment matches the filters.',
  goesOn: (taskId: string) => `the run goes on: smops analyses show ${taskId} --wait`,
  stoppedAfter: (done: string, goOn: string) =>
    `stopped after ${plural(done, 'comment')}; go on with: ${goOn}`,
  someFailed: (failed: string, resume: string) =>
    `${plural(failed, 'comment')} could not be analysed; ask again with: ${resume}`,
  endedBadly: (status: string, value: string, resume: string) => `${status}: ${value} Go on with: ${resume}`,
  noReason: 'no reason given',
  waitingCheaper: (until: string, done: string, total: string) =>
    `waiting for the cheaper hours, until ${until}; ${done} of ${total} done`,
  doneOf: (done: string, total: string) => `${done} of ${total}`,
  timeLeft: (value: string) => `${value} left`,
  failedCount: (failedComments: string) => `${failedComments} failed`,
  hoursMinutes: (value: number, value2: number) => `${value} h ${value2} min`,
  minutes: (minutes: number) => `${minutes} min`,
  seconds: (seconds: number) => `${seconds} s`,
  xlsxName: 'An XLSX file needs a name: --out FILE.xlsx',
  tableNoFile: 'A table goes to the terminal; choose another --format for --out.',
  printIdNeedsOut: 'With --print-id standard output has only the id: give the results a file with --out.',
  detachNoFiles:
    '--detach does not wait for results: leave out --out and --report, and fetch them with smops analyses results.',
  budgetTakes: '--budget takes an amount in US dollars, more than 0.',
  wroteReport: (report: string) => `wrote ${report}`,
  wroteOut: (out: string) => `wrote ${out}`,
  allComments: (id: string) => `all comments with reasons: smops analyses results ${id} --out results.csv`,
  resultsKept: (id: string) => `the results are kept: smops analyses results ${id} --out FILE.csv`,
  runGoesOn: (id: string) =>
    `the run ${id} goes on with the server; wait for it with smops analyses show ${id} --wait, fetch it with smops analyses results ${id}`,
  detachNeedsServer: '--detach leaves the work to a server, and none is running: start one with smops serve.',
  waitFor: (id: string) => `wait for it with smops analyses show ${id} --wait`,
  run: (id: string) => `run ${id}`,
  mentions: (has: string) => `mentions ${has}`,
  mentionsNot: (not: string) => `does not mention ${not}`,
  and: ' and ',
  numberedFrom1: 'Comments are numbered from 1.',
  underBoth: (both: string) => `“${both}” stands under --has and --not.`,
  everyVariable: 'every variable',
  noGoal: 'All that is drawn is read.',
  varNeedsWithin: '--var goes with --within: it says of which variables that is enough.',
  sizeFrom1: 'A size is a whole number from 1.',
  drawn: (drawn: string, texts: string, seed: string) =>
    `${plural(drawn, 'comment')} drawn with the seed ${seed}: ${plural(texts, 'different text')} to read.`,
  you: 'you',
  hasRead: (reader: string, read: string, texts: string) => `${reader}: ${read} of ${texts} read`,
  progressOfReading: (read: string, texts: string, disputed: string, flagged: string) =>
    `${read} of ${texts} read, readers differ on ${disputed}, ${flagged} flagged`,
  readNeedsTerminal:
    'smops read needs a terminal. In scripts: smops read ID --list --json shows what to read, smops read ID --comment NUMBER says what you find.',
  secondHas: (label: string, comments: string, failed: string, cost: string) =>
    `${label} has read ${plural(comments, 'comment')}${failed === '0' ? '' : `; it failed on ${failed}`}; ${cost}.`,
  secondIsAt: (label: string, state: string, done: string, all: string) =>
    `${label} is ${state}: ${done} of ${all} read.`,
  noSecond: (command: string) =>
    `No second reader has read of this analysis. ${command} lets one read a part.`,
  secondNext: (command: string) => `Now draw within what it has read: ${command}`,
  removeSecond: (label: string) =>
    `What ${label} has read of this analysis is removed for good, and shares rest on people's reads alone.`,
  secondRemoved: 'Removed. Shares rest on people’s reads alone.',
  notDrawn: (command: string) =>
    `Nothing is drawn yet: ${command} draws, and shows one comment after another.`,
  oneThing: 'One thing at a time: what the comment mentions, a mark, or a translation.',
  marked: (number: number) => `Noted for comment ${number}.`,
  queueWritten: (file: string) => `Wrote ${file}. Fill it in, then store it with smops read --import.`,
  verdictsStored: (stored: string, unchanged: string, unread: string, flagged: string) =>
    `${stored} stored, ${unchanged} unchanged, ${unread} not read yet, ${flagged} flagged with a note`,
  readerNumber: (number: number) => `reader ${number}`,
  allReaders: 'all',
  theSentiment: 'sentiment',
  oneReader: 'Agreement needs two readers of the same comments.',
  hasNotClear: 'Give --has, --not and --sentiment, or --clear, or --undo.',
  judgementRemoved: (number: number) => `Removed what was said of comment ${number}.`,
  judgementUndone: (number: number) => `Undone: what you said of comment ${number} before stands again.`,
  nothingToUndo: (number: number) => `You have said nothing of comment ${number} that could be undone.`,
  notJudged: (number: number) => `Comment ${number} has not been judged.`,
  anotherReader: 'another reader',
  settled: 'settled',
  feels: (sentiment: string) => `is ${sentiment}`,
  judgementSaved: (number: number, value: string) => `Saved: comment ${number} ${value}.`,
  comparing: (progress: number) => `comparing… ${progress}%`,
  comparison: (taskId: string) => `smops: comparison ${taskId}`,
  comparisonRenamed: (names: string) => `The sides are called ${names}.`,
  sidesOf: (most: number) =>
    `Give two to ${most} sides, each a file or an analysis; or one analysis with --earlier.`,
  tooManyNames: (names: number, sides: number) =>
    `${names} names for ${plural(sides, 'side')}; give at most one --name for each.`,
  earlierOfRun: '--earlier takes an analysis, not a file.',
  noEarlier: (id: string) =>
    `No analysis of other comments, written earlier, has the codebook or all variables of ${id}. Name one; see smops analyses list.`,
  sideLacks: (side: string, variables: string) =>
    `${side} was not analysed for ${variables}; its stored comments are, once.`,
  sideOf: (name: string, providerLabel: string, model: string, fileName: string, total: string) =>
    `${name}  ${providerLabel} (${model}), ${fileName}: ${plural(total, 'comment')}`,
  bothAnswered: (common: string) => `${plural(common, 'different comment')} with a result in both analyses`,
  sentimentKappa: (kappa: string, sentiment: string) => `Sentiment: kappa ${kappa} (${sentiment})`,
  right: ' (right)',
  wrong: ' (wrong)',
  onlyOne: (value: number, value2: string, variable: string, word: string, short: string) =>
    `#${value} only ${value2}: ${variable}${word}: ${short}`,
  moreDisagreements: (value: string) => `and ${value} more; see --out FILE.json`,
  rangeText: (low: string, high: string) => `${low} to ${high}`,
  bitsRange: (low: string, high: string) => `${low} to ${high}`,
  notAllowed: 'not allowed (SMOPS_PROVIDERS)',
  notSetUp: 'not set up: smops providers add',
  unknownCost: 'unknown',
  noPrice: 'no price is set (OWN_MODEL_PRICE), so no budget counts it',
  measuringCosts: (label: string) => `This asks ${label} about 50 sample comments, which costs money.`,
  noModelsHere:
    'No server of models answers on the usual addresses of this machine, or none has that model. Start one, or give --address and --model.',
  whichModel: (most: number) => `Which model? Its number, 1 to ${most}:`,
  noSuchNumber: (given: string) => `There is no number ${given} in the list.`,
  urlNeedsModel: '--address needs --model, the name that its server gives the model.',
  addOneOf: 'Set one of them up: smops providers add --model NAME',
  ownAdded: (model: string, url: string, file: string) =>
    `${model} at ${url} is set up in ${file}. See that it works: smops providers test own`,
  noTags: 'no tags',
  needsNone: 'needs none',
  keyMayCome: 'not set; may come with a request',
  keySet: 'set',
  keyNotSet: 'not set',
  thisMachine: 'this machine',
  usedByDefault: '* used when none is chosen',
  testOk: 'ok    ',
  testFailed: 'FAILED',
  unknownProvider: (unknown: string, PROVIDER_IDS: string) =>
    `Unknown provider ${unknown}. Choose ${PROVIDER_IDS}.`,
  monthsTakes: '--months takes 1 to 120.',
  together: 'together',
  today: (amount: string) => `Today: ${amount}`,
  todayOf: (amount: string, budget: string) => `Today: ${amount} of ${budget}`,
  commentsOf: (fileName: string, total: string) => `${fileName}: ${plural(total, 'comment')}`,
  noPairs: 'No two variables occur together in these comments.',
  thinPairs: '* fewer than ten comments with both are expected',
  noCause: 'That two topics stand in the same comment does not say that one is the cause of the other.',
  noComparison: (name: string) => `There is no comparison ${name}`,
  severalComparisons: (found: number, name: string) => `${found} comparisons begin with ${name}`,
  seeComparisons: (problem: string) => `${problem}; see smops analyses list --comparisons.`,
  deleteComparison: (id: string) => `Delete the comparison ${id}?`,
  comparisonDeleted: (id: string) => `Deleted ${id}. To undo: smops analyses restore ${id} --comparison`,
  comparisonRestored: (taskId: string) => `Restored ${taskId}.`,
  noView: (name: string) => `There is no view ${name}, or several begin so; see smops views list.`,
  noViews: 'No views are saved. Save one: smops analyses results last --save-view NAME --variable VARIABLE',
  viewSaved: (name: string, what: string) => `Saved ${name}: ${what}.`,
  viewRenamed: (name: string) => `The view is called ${name}.`,
  deleteView: (name: string) => `Delete the view ${name}?`,
  viewDeleted: (name: string, id: string) => `Deleted ${name}. To undo: smops views restore ${id}`,
  viewRestored: (name: string) => `Restored ${name}.`,
  partRead: (read: string) => `, ${read} of them read, evenly spread`,
  explored: (fileName: string, total: string, sample: string) =>
    `${fileName}: ${plural(total, 'comment')}${sample}`,
  noThemes: 'No theme comes up often enough to be proposed.',
  themesNote:
    'Themes are suggestions from word matches; analyse the file with them as variables for exact counts.',
  withinTakes: (least: number, most: number) =>
    `--within takes a number of percentage points from ${least} to ${most}.`,
  fileOrRun: 'Give a file, or --run and an analysis.',
  wroteVars: (varsOut: string) => `wrote ${varsOut}`,
  noneOfYours: 'You have not started an analysis yet; those of others are in smops analyses list.',
  isComparison: (name: string) =>
    `${name} is a comparison: give --comparison, or --of comparison to smops report.`,
  noAnalysis: (name: string) => `There is no analysis ${name}; see smops analyses list.`,
  severalAnalyses: (found: number, name: string) =>
    `${plural(found, 'analysis begins', 'analyses begin')} with ${name}: give more of the id.`,
  limitWhole: '--limit takes a whole number from 1.',
  running: (progress: number) => `running, ${progress}%`,
  processed: (processedComments: string, totalComments: string, failedComments: string) =>
    `${processedComments} of ${totalComments}, ${failedComments} failed`,
  stopped: (taskId: string) => `Stopped; go on with: smops analyses resume ${taskId}`,
  exportFormats: 'An export is csv, xlsx, json, ndjson or html.',
  wroteFile: (out: string) => `wrote ${out}`,
  deleteAnalysis: (id: string) => `Delete the analysis ${id}?`,
  analysisDeleted: (id: string) => `Deleted ${id}. To undo: smops analyses restore ${id}`,
  analysisRestored: (id: string) => `Restored ${id}.`,
  requests: (text: string, n: number) => `${text} ${n === 1 ? 'request' : 'requests'}`,
  comments: (text: string, n: number) => `${text} ${n === 1 ? 'comment' : 'comments'}`,
  madeEarlier: 'made earlier',
  translatedBy: (provider: string, model: string, cost: string) =>
    `Machine translation by ${provider} (${model}), ${cost}.`,
});

import { plural, sentencesOf } from '@smops/core/platform/language/language.model.js';

export const readingTexts = sentencesOf('cliReading', {
  loading: 'looking for comments to read…',
  failed: (why: string) => `✗ ${why} Enter tries again, Esc leaves.`,
  /** Of a token that is not a person's. */
  programTitle: 'This token is not personal',
  programWhy:
    "Judgements made with it are recorded as a program's: they count in no share and in no agreement between readers.",
  programRemedy: 'Ask an admin for a token of your own: smops tokens add NAME --personal-of YOUR-USERNAME',
  programGoOn: 'Enter reads all the same, Esc leaves.',
  drawTitle: 'Draw comments to read',
  drawMoreTitle: 'Draw more comments to read',
  drawSize: 'How many comments',
  drawHint: (most: number) =>
    `Drawn at random, at most ${most.toLocaleString('en')}. Once enough are read, shares are corrected.`,
  draw: 'Draw',
  drawWhole: (most: number) => `A whole number from 1 to ${most.toLocaleString('en')}.`,
  ofSession: (at: number, total: number) => `${at} of ${total}`,
  readOf: (read: number, texts: number) =>
    `${read.toLocaleString('en')} of ${texts.toLocaleString('en')} read`,
  numbered: (number: number) => `comment ${number.toLocaleString('en')}`,
  languageNames: { ms: 'Malay', en: 'English', zh: 'Chinese', id: 'Indonesian', mixed: 'mixed', und: '' },
  skippedBefore: 'skipped before',
  flagged: (note: string) => (note === '' ? 'flagged' : `flagged “${note}”`),
  post: (text: string) => `Post: ${text}`,
  answers: (text: string) => `Answers: ${text}`,
  plainSpelling: (text: string) => `Plain spelling: ${text}`,
  means: (variable: string, definition: string) => `${variable}: ${definition}`,
  counts: (what: string) => `Counts: ${what}`,
  notCounts: (what: string) => `Does not count: ${what}`,
  howTo:
    'Press the number of each variable that the comment is about, then + 0 or − for its sentiment. What has no mark counts as no. Enter continues.',
  sentiment: 'Sentiment: ',
  note: 'Note: ',
  notePlaceholder: 'why, for you and the others; may be empty',
  unsent: (count: number, why: string) =>
    `${plural(count, 'judgement is', 'judgements are')} not stored yet: ${why} It is tried again.`,
  leaveUnsent: (count: number) =>
    `${plural(count, 'judgement is', 'judgements are')} not stored yet. Leave and lose what is not stored?`,
  endUnsent: (count: number) =>
    `${plural(count, 'judgement is', 'judgements are')} not stored yet. End smops and lose what is not stored? Ctrl+C again ends it.`,
  notStored: 'Not stored',
  noDisputes: 'Readers do not differ on the comments that you have read.',
  settleTitle: (at: number, total: number) => `Disagreement ${at} of ${total}`,
  doesItCount: (variable: string) => `Does it count as “${variable}”? Y yes, N no`,
  whichSentiment: 'Which sentiment has it? + positive, 0 neutral, − negative',
  you: 'you',
  reader: (number: number) => `reader ${number}`,
  said: (reader: string, verdict: string) => `${reader}: ${verdict}`,
  endTitle: 'How the shares stand',
  sessionRead: (read: number) => `${plural(read, 'comment')} read in this session.`,
  allRead: 'You have read all that was drawn. M draws more.',
  goesOn: (count: number) => `Enter: the next ${count}.`,
  disputes: (count: number) => `D: readers differ on ${plural(count, 'comment')}.`,
  storing: 'storing…',
  buys: (reads: number, points: string) =>
    `${reads.toLocaleString('en')} more for ± ${plural(points, 'point')}`,
});

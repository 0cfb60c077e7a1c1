import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of series to those who ask for them. */
export const SAY = sentencesOf('core.series', {
  bothDays:
    'Give both days of the later span (from, to), and both of the earlier one (beforeFrom, beforeTo) if it is not the days just before.',
  wrongOrder: (from: string, to: string) => `The span from ${from} to ${to} ends before it begins.`,
  overlap: 'The two spans share days. Choose spans that do not.',
  noTimes: (name: string) =>
    `No comment of a completed analysis with the codebook “${name}” carries a time, so spans of days cannot be compared.`,
  engineChanged: (from: string, to: string) => `read by ${to}, before by ${from}`,
  engineNote: (day: string, from: string, to: string) =>
    `From ${day} on comments were read by ${to}, before by ${from}. Part of a change may come from the program.`,
  aboutEngine: 'Dashed: from there on another version of the engine read the comments',
});

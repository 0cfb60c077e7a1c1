import { sentencesOf } from '../../platform/language/language.model.js';

/** The message about an alarm that destinations get. */
export const ALARM = sentencesOf('core.alarms', {
  began: (variable: string, codebook: string) => `Alarm: ${variable} (${codebook})`,
  ended: (variable: string, codebook: string) => `Over: ${variable} (${codebook})`,
  what: (variable: string, day: string, count: number, total: number, expected: string) =>
    `${day}: ${variable} stands in ${count} of ${total} comments, each text counted once. The days before make one expect ${expected}.`,
  isOver: 'It is over by now.',
  over: (variable: string, first: string, last: string) =>
    `${variable} no longer stands out. The alarm lasted from ${first} to ${last}.`,
});

import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What assistants read about calls that cost money, and what people are asked. */
export const SAY = sentencesOf('core.assistants', {
  askCost: (comments: string, provider: string, usd: string) =>
    `Start a run of ${plural(comments, 'comment')} for about ${usd}? They are sent to ${provider}.`,
  askUncounted: (comments: string, provider: string, why: string) =>
    `Start a run of ${plural(comments, 'comment')} at an unknown cost? They are sent to ${provider}. ${why}`,
  agree: 'Start it',
  declined: 'Nothing was started: the person did not agree to the cost.',
  confirmCost: (tool: string, question: string, minutes: number) =>
    `Nothing was started yet. Ask the person: ${question} Only if the person agrees, call ${tool} again within ${minutes} minutes with the same arguments and this confirmation.`,
});

/** What became of an assistant's call: it waits for a person's consent, the person declined, it failed, or the token may not call the tool. */
export const ASSISTANT_OUTCOMES = ['done', 'asked', 'declined', 'failed', 'refused'] as const;
export type AssistantOutcome = (typeof ASSISTANT_OUTCOMES)[number];

/** Calls of a page, and most that may be asked for. */
export const CALLS_PAGE = 50;
export const CALLS_PAGE_MAX = 500;

/** How long a person has to agree to what a call costs. */
export const CONFIRM_WITHIN_MINUTES = 10;

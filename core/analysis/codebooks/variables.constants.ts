/** Limits of what a run looks for. */
export const MAX_VARIABLES = 100;
export const MAX_VARIABLE_LENGTH = 200;
/** A variable's own terms (`NAME=TERM,TERM`), each at most MAX_VARIABLE_LENGTH long. */
export const MAX_TERMS = 50;

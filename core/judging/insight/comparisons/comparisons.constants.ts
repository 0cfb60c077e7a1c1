/** The most runs that are compared at once: more colours and columns cannot be told apart. */
export const MOST_SIDES = 6;

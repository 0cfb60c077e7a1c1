/** Most comments of the part that a second reader reads. */
export const MAX_PART = 100_000;

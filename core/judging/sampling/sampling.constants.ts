/** Most comments of one draw: more than a team reads. */
export const MAX_DRAW = 5000;

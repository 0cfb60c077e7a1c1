/** Views of one run. */
export const MAX_VIEWS = 50;
export const MAX_VIEW_NAME_LENGTH = 80;

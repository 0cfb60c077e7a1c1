/** How long a person reads a comment where nothing was measured. */
export const USUAL_SECONDS = 12;

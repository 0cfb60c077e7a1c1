/** How long a person reads a comment where nothing was measured. */
export const USUAL_SECONDS = 12;

/**
 * What an hour of reading counts beside a provider's bill (USD), and an hour of a machine's time beside one of a person's, when it is
 * worked out how many comments a second reader had best read. No other figure rests on them.
 */
export const USD_PER_HOUR = 6;
export const MACHINE_HOUR = 1 / 20;

/** What a second reader reads of a file where neither its time nor its price is known: this number, or a fifth of fewer comments. */
export const USUAL_PART = { comments: 2000, share: 1 / 5 };

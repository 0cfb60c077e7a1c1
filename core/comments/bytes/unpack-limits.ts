/** How many times larger than an archive its content may be, past the first MIN_BOMB_BYTES, unless the caller says otherwise. */
export const MAX_RATIO = 200;
export const MIN_BOMB_BYTES = 16 * 1_048_576;

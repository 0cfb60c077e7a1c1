/** What the file picker of the Sentiments page offers. */
export const JSON_FILE_ACCEPT = '.json,application/json';

/** Whether a file may be uploaded to be scored: JSON by its name or its media type. Bulk imports take more (docs/cron.md). */
export const looksLikeJsonFile = (fileName: string, mediaType = ''): boolean =>
  /^application\/json\b/i.test(mediaType) || /\.json$/i.test(fileName);

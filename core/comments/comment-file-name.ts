const READABLE = /\.(json|ndjson|jsonl|txt|csv|tsv)$/i;

/** Whether a chosen or dropped file can be a comment file, by its media type or name. */
export const looksLikeCommentFile = (fileName: string, mediaType = '') =>
  mediaType === 'application/json' || READABLE.test(fileName);

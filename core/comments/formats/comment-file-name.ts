const READABLE = /\.((json|ndjson|jsonl|txt|csv|tsv)(\.gz)?|xlsx|zip)$/i;

/** What a file picker offers. */
export const COMMENT_FILE_ACCEPT = '.json,.ndjson,.jsonl,.txt,.csv,.tsv,.xlsx,.zip,.gz,application/json';

/** Whether a chosen or dropped file can be a comment file, by its media type or name. */
export const looksLikeCommentFile = (fileName: string, mediaType = '') =>
  /^application\/json\b/i.test(mediaType) || READABLE.test(fileName);

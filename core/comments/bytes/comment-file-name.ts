const READABLE = /\.((json|ndjson|jsonl|txt|csv|tsv)(\.gz)?|xlsx|zip)$/i;

/** What a file picker offers. */
export const COMMENT_FILE_ACCEPT = '.json,.ndjson,.jsonl,.txt,.csv,.tsv,.xlsx,.zip,.gz,application/json';

/** Whether a chosen or dropped file can be a comment file, by its media type or name. */
export const looksLikeCommentFile = (fileName: string, mediaType = '') =>
  /^application\/json\b/i.test(mediaType) || READABLE.test(fileName);

/** Files of other programs, which hold no comments that can be read, but whose content tells what to do instead. */
export const isToldByContent = (fileName: string) => /\.(xls|ods|docx?|pdf|rar|7z)$/i.test(fileName);

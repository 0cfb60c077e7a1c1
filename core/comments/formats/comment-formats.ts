/** What a comment file is made of; `lines` is a plain list, one comment a line. */
export const COMMENT_FILE_FORMATS = ['json', 'ndjson', 'csv', 'xlsx', 'lines'] as const;

export type CommentFileFormat = (typeof COMMENT_FILE_FORMATS)[number];

/** What a comment file is made of; `lines` is a plain list, one comment a line, `chat` the text of a WhatsApp chat. */
export const COMMENT_FILE_FORMATS = ['json', 'ndjson', 'csv', 'xlsx', 'lines', 'chat'] as const;

export type CommentFileFormat = (typeof COMMENT_FILE_FORMATS)[number];

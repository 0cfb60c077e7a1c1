/** What a comment file is made of; `lines` is a plain list, one comment a line, `chat` the text of a WhatsApp chat. */
export const COMMENT_FILE_FORMATS = ['json', 'ndjson', 'csv', 'xlsx', 'lines', 'chat'] as const;

export type CommentFileFormat = (typeof COMMENT_FILE_FORMATS)[number];

/** Whether a file has columns to choose among: a plain list and a chat tell by themselves what is what. */
export const hasColumns = (format: CommentFileFormat) => format !== 'lines' && format !== 'chat';

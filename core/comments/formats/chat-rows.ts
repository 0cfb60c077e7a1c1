import { invalid } from '../../errors.js';
import { NEWLINE } from '../bytes/json-bytes.js';
import { LineRest } from '../bytes/line-rest.js';
import { anyText } from '../bytes/utf8.js';
import { BROKEN_FILES_TEXTS } from '../texts/broken-files.texts.model.js';
import { BATCH_ROWS, MAX_ROW_BYTES } from './json/row-batch.js';
import type { RowChunk, RowReader } from './row-chunk.js';

/** The beginning of a message: `20/11/2026, 9:05 PG - ` on Android, `[20/11/2026, 9:05:11 AM] ` on an iPhone. */
const START =
  /^[\u200e\u200f\ufeff]*(\[)?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{4}年\d{1,2}月\d{1,2}日)(?:,\s?|\s)((?:[^\s\d]{1,6}\s?)?\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?[^\s\d\]]{1,6}(?:\s?m\.)?)?)(?:\](?=\s)|\s[-–])\s?/u;
/** Who wrote it, up to the first colon. */
const AUTHOR = /^([^:\n]{1,120}?):(?:\s|$)/;
/** What stands in place of a picture, a call or a message that was taken back. */
const MEDIA =
  /^\u200e|^<[^<>]{2,60}>$|^(?:this message was deleted|you deleted this message|mesej ini telah dipadam|anda (?:telah )?memadam mesej ini|mesej ini dipadamkan|此消息已删除|您删除了此消息|你删除了此消息|此訊息已被刪除|此訊息已刪除|missed (?:voice|video) call|null|[^\n]{1,200}\((?:file attached|fail dilampirkan|文件附件|檔案附件)\))\s*$|^(?:location|lokasi|位置): ?https?:|\.vcf \(/i;
const ATTACHED = /^\u200e?[^\n]{1,200}\((?:file attached|fail dilampirkan|文件附件|檔案附件)\)\n/i;
const POLL = /^\u200e?(?:POLL|TINJAUAN|UNDIAN|PUNGUTAN SUARA|投票|民意调查)[:：]?\s*(?:\n|$)/i;
/** What a chat adds to a message that was changed later: `<This message was edited>`. */
const EDITED = /edited|disunting|diedit|编辑|編輯/i;
const ANGLED_END = /<[^<>]{2,60}>$/;
const LINES_PROBED = 12;

/** The message without the note that it was edited. */
function withoutEdited(text: string): string {
  const end = text.trimEnd();
  const note = ANGLED_END.exec(end);
  return note && EDITED.test(note[0])
    ? end
        .slice(0, note.index)
        .replace(/\u200e$/, '')
        .trimEnd()
    : text;
}

/** Whether a text is the export of a WhatsApp chat: its first lines are messages. */
export function isChat(text: string): boolean {
  const lines = text
    .slice(0, 16_384)
    .split(/\r?\n/, LINES_PROBED + 1)
    .slice(0, LINES_PROBED);
  if (!START.test(lines[0] ?? '')) return false;
  const filled = lines.filter((line) => line.trim() !== '');
  const starts = filled.filter((line) => START.test(line)).length;
  return starts >= Math.min(2, filled.length) || starts * 3 >= filled.length;
}

/** Makes a row of each message of a WhatsApp chat, which may have several lines; notices, pictures and polls are marked. */
export class ChatRows implements RowReader {
  readonly #rest = new LineRest();
  #line = 0;
  #index = 0;
  #begun: { line: number; time: string; text: string } | null = null;

  *push(piece: Uint8Array): Generator<RowChunk> {
    yield* this.#rows(this.#rest.add(piece));
    if (this.#rest.length > MAX_ROW_BYTES)
      throw invalid(BROKEN_FILES_TEXTS().lineTooLong(this.#line + 1, MAX_ROW_BYTES / 1_048_576));
  }

  *end(): Generator<RowChunk> {
    yield* this.#rows(this.#rest.take());
    const chunk: RowChunk = { rows: [], problems: [] };
    this.#finish(chunk);
    yield chunk;
  }

  *#rows(bytes: Uint8Array): Generator<RowChunk> {
    let chunk: RowChunk = { rows: [], problems: [] };
    for (let start = 0; start < bytes.length; ) {
      const newline = bytes.indexOf(NEWLINE, start);
      const end = newline === -1 ? bytes.length : newline;
      this.#take(anyText(bytes.subarray(start, end)).replace(/\r$/, ''), chunk);
      start = end + 1;
      if (chunk.rows.length < BATCH_ROWS) continue;
      yield chunk;
      chunk = { rows: [], problems: [] };
    }
    yield chunk;
  }

  #take(text: string, chunk: RowChunk): void {
    this.#line++;
    const start = START.exec(text);
    if (start === null) {
      if (this.#begun !== null && this.#begun.text.length < MAX_ROW_BYTES) this.#begun.text += `\n${text}`;
      return;
    }
    this.#finish(chunk);
    this.#begun = { line: this.#line, time: `${start[2]} ${start[3]}`, text: text.slice(start[0].length) };
  }

  #finish({ rows }: RowChunk): void {
    if (this.#begun === null) return;
    const { line, time, text } = this.#begun;
    this.#begun = null;
    const author = AUTHOR.exec(text);
    const name = author?.[1]?.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069~]/g, '').trim() ?? '';
    // A notice may quote what a person wrote: `Ali changed the subject to "Info: banjir"`.
    const isNotice = author === null || /["“”「」]/.test(name);
    const message = isNotice ? text : withoutEdited(text.slice(author[0].length).replace(ATTACHED, ''));
    const notice =
      isNotice || MEDIA.test(message.trim()) || MEDIA.test(message)
        ? 'notice'
        : POLL.test(message)
          ? 'poll'
          : '';
    const clock = time.replace(/(\d)\.(\d\d)(?=\.\d\d\b|\s|$)(?!.*\d:\d)/, '$1:$2');
    const row = {
      chat_time: clock,
      chat_author: isNotice ? '' : name,
      chat_message: message.replaceAll('\u200e', ''),
      chat_notice: notice,
    };
    rows.push({ row, line, index: this.#index++ });
  }
}

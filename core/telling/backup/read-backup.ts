import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { AppError, messageOf } from '../../errors.js';
import { BackupHeader, type BackupSummary, EndLine, ObjectLine, TableLine } from './backup.schemas.js';
import { BACKUP_TEXTS } from './backup.texts.model.js';

/** What is done with a backup's parts, in the order they come; a missing one is only checked. */
export interface BackupVisitor {
  onHeader?(header: BackupHeader): Promise<void>;
  onTable?(table: { table: string; columns: string[] }): Promise<void>;
  /** A list of rows of the last table, as JSON text. */
  onRows?(json: string): Promise<void>;
  onObject?(object: { object: string; sizeBytes: number }): Promise<void>;
  onObjectPiece?(bytes: Buffer): Promise<void>;
  onEnd?(end: EndLine): Promise<void>;
}

const damaged = (why: string, cause?: unknown) =>
  new AppError('VALIDATION', BACKUP_TEXTS().unusable(why), { cause });

/** A line is written with half a megabyte, unless one row alone is longer. Parsing a longer one could need gigabytes. */
const MAX_LINE_CHARS = 16 * 1_048_576;

/** The lines, whole characters also where a chunk ends inside one. Throws VALIDATION for one without an end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let chars = 0;
  let line = 1;
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split('\n');
    for (const part of parts.slice(0, -1)) {
      yield pieces.length === 0 ? part : pieces.join('') + part;
      pieces = [];
      chars = 0;
      line++;
    }
    const rest = parts.at(-1) as string;
    chars += rest.length;
    if (chars > MAX_LINE_CHARS) throw damaged(BACKUP_TEXTS().longLine(line));
    pieces.push(rest);
  }
  const rest = pieces.join('');
  if (rest !== '') yield rest;
}

/** How many rows a line has. */
function countRows(json: string): number {
  const rows = JSON.parse(json) as unknown[];
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && !Array.isArray(row);
  if (!rows.every(isRow)) throw damaged(BACKUP_TEXTS().noObjects);
  return rows.length;
}

class BackupReader {
  private header: BackupHeader | undefined;
  private table: string | undefined;
  private openBytes = 0;
  private objects = 0;
  private end: EndLine | undefined;
  private readonly rows: Record<string, number> = {};
  private readonly visitor: BackupVisitor;

  constructor(visitor: BackupVisitor) {
    this.visitor = visitor;
  }

  async take(line: string): Promise<void> {
    if (this.end !== undefined) throw damaged(BACKUP_TEXTS().goesOn);
    if (this.header === undefined) return await this.takeHeader(line);
    if (line.startsWith('[')) return await this.takeRows(line);
    if (line.startsWith('"')) return await this.takePiece(line);
    if (this.openBytes !== 0) throw damaged(BACKUP_TEXTS().cutObject);
    const value: unknown = JSON.parse(line);
    const table = TableLine.safeParse(value);
    if (table.success) {
      this.table = table.data.table;
      this.rows[table.data.table] = 0;
      return await this.visitor.onTable?.(table.data);
    }
    const object = ObjectLine.safeParse(value);
    if (object.success) {
      this.objects += 1;
      this.openBytes = object.data.sizeBytes;
      return await this.visitor.onObject?.(object.data);
    }
    this.end = EndLine.parse(value);
    this.checkCounts(this.end);
    await this.visitor.onEnd?.(this.end);
  }

  private async takeHeader(line: string): Promise<void> {
    const header = BackupHeader.safeParse(line.startsWith('{') ? JSON.parse(line) : undefined);
    if (!header.success) throw damaged(BACKUP_TEXTS().notOurs);
    this.header = header.data;
    await this.visitor.onHeader?.(header.data);
  }

  private async takeRows(json: string): Promise<void> {
    if (this.table === undefined) throw damaged(BACKUP_TEXTS().noTable);
    this.rows[this.table] = (this.rows[this.table] ?? 0) + countRows(json);
    await this.visitor.onRows?.(json);
  }

  private async takePiece(line: string): Promise<void> {
    const bytes = Buffer.from(JSON.parse(line) as string, 'base64');
    this.openBytes -= bytes.length;
    if (this.openBytes < 0) throw damaged(BACKUP_TEXTS().longObject);
    await this.visitor.onObjectPiece?.(bytes);
  }

  private checkCounts(end: EndLine): void {
    const isSame =
      JSON.stringify(Object.entries(end.rows).sort()) === JSON.stringify(Object.entries(this.rows).sort());
    if (!isSame || end.objects !== this.objects) throw damaged(BACKUP_TEXTS().missing);
  }

  finish(): BackupSummary {
    if (this.header === undefined) throw damaged(BACKUP_TEXTS().empty);
    if (this.end === undefined) throw damaged(BACKUP_TEXTS().cutShort);
    const { createdAt, version } = this.header;
    const counts = Object.values(this.rows);
    const rows = counts.reduce((sum, count) => sum + count, 0);
    return { createdAt, version, tables: counts.length, rows, objects: this.objects };
  }
}

/**
 * Reads a backup from beginning to end and hands its parts on. Throws VALIDATION when it is no backup, or damaged, or
 * cut short; what a visitor throws comes through.
 */
export async function readBackup(path: string, visitor: BackupVisitor = {}): Promise<BackupSummary> {
  const reader = new BackupReader(visitor);
  try {
    const chunks = createGunzip();
    const fed = pipeline(createReadStream(path), chunks);
    fed.catch(() => {});
    for await (const line of linesOf(chunks)) await reader.take(line);
    await fed;
  } catch (error) {
    const code = String((error as { code?: unknown }).code ?? '');
    const isFormat = error instanceof SyntaxError || (error as Error).name === 'ZodError';
    if (code === 'Z_BUF_ERROR') throw damaged(BACKUP_TEXTS().cutShort, error);
    if (code === 'Z_DATA_ERROR') throw damaged(BACKUP_TEXTS().noGzip, error);
    if (isFormat) throw damaged(BACKUP_TEXTS().strangeLine(messageOf(error).slice(0, 80)), error);
    throw error;
  }
  return reader.finish();
}

import stringWidth from 'string-width';

/** What the screen needs of a terminal's output: `process.stdout`, or a test's stand-in. */
export interface TerminalOut {
  columns?: number;
  rows?: number;
  write(text: string): unknown;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export interface Size {
  columns: number;
  rows: number;
}

/** A place on the screen, both from 0. */
export interface Place {
  row: number;
  column: number;
}

const ENTER = '\u001b[?1049h\u001b[?2004h\u001b[?7l\u001b[?25l\u001b[2J';
/** Everything that ENTER and a frame may have switched, and the shell's screen back. */
const LEAVE = '\u001b[0m\u001b[?25h\u001b[?7h\u001b[?2004l\u001b[?1049l';
/** Terminals that know synchronized output show a frame at once; the others ignore it. */
const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

/**
 * The alternate screen, painted by lines: only what differs from the last frame is written, at absolute places, so that
 * nothing scrolls or flickers and a resize or a stray message is cured by the next `repaint`.
 */
export class Screen {
  private readonly out: TerminalOut;
  private shown: string[] = [];
  private frame: string[] = [];
  private cursor: Place | undefined;
  private shownCursor = '';
  private isOn = false;
  private isScheduled = false;
  private readonly resizeListeners = new Set<() => void>();
  /** Called after each painted frame with what was written, for measurements. */
  onPaint: ((bytes: number) => void) | undefined;

  constructor(out: TerminalOut) {
    this.out = out;
  }

  get size(): Size {
    return { columns: this.out.columns || 80, rows: this.out.rows || 24 };
  }

  enter(): void {
    if (this.isOn) return;
    this.isOn = true;
    this.out.write(ENTER);
    this.out.on('resize', this.resized);
    this.repaint();
  }

  /** Gives the terminal back as it was. May be called at any time and often. */
  leave(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.out.off('resize', this.resized);
    this.out.write(LEAVE);
  }

  /** Takes a frame; it is painted when the present work is done, later frames of it instead of earlier ones. */
  show(frame: string): void {
    this.frame = frame.split('\n');
    this.schedule();
  }

  /** Where the terminal's cursor stands, for input methods; undefined hides it. */
  setCursor(cursor: Place | undefined): void {
    this.cursor = cursor;
    this.schedule();
  }

  /** Writes everything again with the next paint. */
  repaint(): void {
    this.shown = [];
    this.shownCursor = '';
    if (!this.isOn) return;
    this.out.write('\u001b[2J');
    this.schedule();
  }

  onResize(listener: () => void): () => void {
    this.resizeListeners.add(listener);
    return () => this.resizeListeners.delete(listener);
  }

  private readonly resized = (): void => {
    this.repaint();
    for (const listener of this.resizeListeners) listener();
  };

  private schedule(): void {
    if (this.isScheduled || !this.isOn) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.paint();
    });
  }

  private paint(): void {
    if (!this.isOn) return;
    const { rows } = this.size;
    let text = '';
    const height = Math.max(this.shown.length, Math.min(this.frame.length, rows));
    for (let row = 0; row < height && row < rows; row++) {
      const line = this.frame[row] ?? '';
      // Erased first: after a line that fills the last column, erasing to the end would take that column too.
      if (line !== this.shown[row]) text += `\u001b[${row + 1};1H\u001b[0m\u001b[2K${line}\u001b[0m`;
    }
    this.shown = this.frame.slice(0, rows);
    const cursor = this.cursorText();
    if (text === '' && cursor === this.shownCursor) return;
    this.shownCursor = cursor;
    this.out.write(`${BEGIN}${text}${cursor}${END}`);
    this.onPaint?.(text.length);
  }

  private cursorText(): string {
    if (this.cursor === undefined) return '\u001b[?25l';
    return `\u001b[${this.cursor.row + 1};${this.cursor.column + 1}H\u001b[?25h`;
  }
}

/** The columns that a text takes on the terminal. */
export const widthOf = (text: string): number => stringWidth(text);

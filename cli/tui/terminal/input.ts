import { emitKeypressEvents, type Key } from 'node:readline';
import { PassThrough } from 'node:stream';

/** What the keyboard needs of a terminal's input: `process.stdin`, or a test's stand-in. */
export interface TerminalIn {
  setRawMode?(isRaw: boolean): unknown;
  on(event: 'data', listener: (chunk: Buffer | string) => void): unknown;
  off(event: 'data', listener: (chunk: Buffer | string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** A key as the key map names it (`a`, `G`, `ctrl+s`, `shift+tab`, `return`), and what it types, if anything. */
export interface Press {
  id: string;
  text?: string;
}

/** A lone Escape is one when nothing follows within this time. */
const ESCAPE_MS = 40;

const PASTE_END = '\u001b[201~';

const NAMES: Record<string, string> = { enter: 'return', space: ' ' };

/** The key map's name of what Node's decoder found. */
export function pressOf(text: string | undefined, key: Key): Press | undefined {
  const name = key.name === undefined ? undefined : (NAMES[key.name] ?? key.name);
  if (key.ctrl && name !== undefined) return { id: `ctrl+${name}` };
  const isTyped = text !== undefined && text !== '' && !/\p{Cc}/u.test(text);
  if (key.meta && name !== undefined && name !== 'escape') return { id: `alt+${name}` };
  if (isTyped) return { id: text, text };
  if (name === undefined || name === 'undefined') return undefined;
  return { id: key.shift ? `shift+${name}` : name };
}

/**
 * The keyboard: raw mode, keys by name, and what is pasted (bracketed paste) as one piece of text, so that a pasted `q`
 * never quits. Keys come one by one, each after the last one's effects are on the screen.
 */
export class Input {
  private readonly source: TerminalIn;
  private readonly decoder = new PassThrough();
  private pasted: string | undefined;
  /** The last characters of `pasted`. */
  private pastedLast = '';
  private isOn = false;
  /** Keys and pastes wait here until what the last one did is drawn: the next one may mean something else then. */
  private readonly waiting: (Press | { pasted: string })[] = [];
  onPress: (press: Press) => void = () => {};
  /** Whether what is typed now is text of a field; then it comes in one piece, however fast it is typed. */
  takesText: () => boolean = () => false;
  onPaste: (text: string) => void = () => {};

  constructor(source: TerminalIn) {
    this.source = source;
    // Of an interface only this field is read.
    emitKeypressEvents(this.decoder, { escapeCodeTimeout: ESCAPE_MS } as never);
    this.decoder.on('keypress', (text: string | undefined, key: Key) => this.decoded(text, key));
  }

  start(): void {
    if (this.isOn) return;
    this.isOn = true;
    this.source.setRawMode?.(true);
    this.source.on('data', this.take);
    this.source.resume();
  }

  stop(): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.waiting.length = 0;
    this.source.off('data', this.take);
    this.source.setRawMode?.(false);
    this.source.pause();
  }

  private readonly take = (chunk: Buffer | string): void => {
    this.decoder.write(chunk);
  };

  private decoded(text: string | undefined, key: Key): void {
    if (this.pasted !== undefined) {
      const piece = text ?? key.sequence ?? '';
      this.pasted += piece;
      this.pastedLast = (this.pastedLast + piece).slice(-PASTE_END.length);
      // Not by the key's name: half a control sequence at the end of the text swallows it.
      if (this.pastedLast === PASTE_END) {
        const pasted = this.pasted.slice(0, -PASTE_END.length).replaceAll(/\r\n?/g, '\n');
        this.pasted = undefined;
        this.pastedLast = '';
        if (pasted !== '') this.enqueue({ pasted });
      }
    } else if (key.name === 'paste-start') {
      this.pasted = '';
    } else {
      const press = pressOf(text, key);
      if (press !== undefined) this.enqueue(press);
    }
  }

  private enqueue(event: Press | { pasted: string }): void {
    if (this.waiting.push(event) === 1) setImmediate(this.next);
  }

  private readonly next = (): void => {
    const [first, ...rest] = this.waiting;
    if (first === undefined || !this.isOn) return;
    let taken = 1;
    if ('pasted' in first) this.onPaste(first.pasted);
    else {
      let text = first.text ?? '';
      if (text !== '' && this.takesText()) {
        for (const more of rest) {
          if ('pasted' in more || more.text === undefined) break;
          text += more.text;
          taken++;
        }
      }
      this.onPress(taken === 1 ? first : { id: text, text });
    }
    this.waiting.splice(0, taken);
    if (this.waiting.length > 0) setImmediate(this.next);
  };
}

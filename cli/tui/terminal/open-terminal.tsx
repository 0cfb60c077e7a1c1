import { PassThrough } from 'node:stream';
import { render } from 'ink';
import type { ReactNode } from 'react';
import { Input, type TerminalIn } from './input.js';
import { Screen, type TerminalOut } from './screen.js';

export interface Terminal {
  screen: Screen;
  input: Input;
  draw(node: ReactNode): void;
  /** Draws what has changed at once: the next key may mean something else then. */
  flush(): void;
  /** To the shell and back, as ^Z does in any program. */
  suspend(): void;
  /** Gives the terminal back as it was; may be called often. */
  close(): void;
  /** Called when the drawing itself fails. */
  onError: (error: unknown) => void;
}

/** Ink's own output is one whole frame per change (`debug`); the screen writes what differs. */
function inkOut(screen: Screen, isClosed: () => boolean): NodeJS.WriteStream {
  const out = {
    get columns() {
      return screen.size.columns;
    },
    get rows() {
      return screen.size.rows;
    },
    isTTY: true,
    write(frame: string) {
      if (!isClosed()) screen.show(frame);
      return true;
    },
    on() {},
    off() {},
  };
  // Ink needs no more of a stream than this.
  return out as unknown as NodeJS.WriteStream;
}

/**
 * Takes the terminal over: alternate screen, raw keyboard. For screen readers there is no alternate screen: Ink then
 * writes lines as they change.
 */
export function openTerminal(stdin: TerminalIn, stdout: TerminalOut, isScreenReader: boolean): Terminal {
  const screen = new Screen(stdout);
  const input = new Input(stdin);
  let instance: ReturnType<typeof render> | undefined;
  let drawn: ReactNode;
  let isClosed = false;
  let isAway = false;

  const back = () => {
    if (isClosed) return;
    isAway = false;
    input.start();
    if (!isScreenReader) {
      // The shell may have left anything on the screen and in the modes.
      screen.leave();
      screen.enter();
    }
  };
  process.on('SIGCONT', back);
  const terminal: Terminal = {
    screen,
    input,
    onError: () => {},
    draw(node) {
      // Drawn again after its end it would live on, with its timers, and so would the process.
      if (isClosed) return;
      drawn = node;
      if (instance !== undefined) {
        instance.rerender(node);
        return;
      }
      instance = render(node, {
        stdout: isScreenReader ? (stdout as unknown as NodeJS.WriteStream) : inkOut(screen, () => isClosed),
        stdin: new PassThrough() as unknown as NodeJS.ReadStream,
        debug: !isScreenReader,
        isScreenReaderEnabled: isScreenReader,
        exitOnCtrlC: false,
        patchConsole: false,
      });
      instance.waitUntilExit().catch((error: unknown) => terminal.onError(error));
    },
    // Drawing the same again makes React finish what is waiting.
    flush: () => {
      if (!isClosed) instance?.rerender(drawn);
    },
    suspend() {
      // Windows has no job control.
      if (process.platform === 'win32') return;
      isAway = true;
      input.stop();
      screen.leave();
      // The whole job, as the terminal itself would: npx and npm stop with it.
      process.kill(0, 'SIGTSTP');
      // Without job control nothing has stopped. The timer also keeps the process from ending: with the
      // keyboard off nothing else does.
      setTimeout(() => isAway && back(), 100);
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      process.off('SIGCONT', back);
      input.stop();
      screen.leave();
      instance?.unmount();
      // Plain lines stay on the screen: the shell's prompt begins a line of its own below them.
      if (isScreenReader) stdout.write('\n');
    },
  };
  input.start();
  if (!isScreenReader) screen.enter();
  return terminal;
}

import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';

/** Smaller files are read before anybody looks. */
const MIN_BYTES = 4 * 1_048_576;
const CLEAR = '\r\u001b[2K';

/** One living line on a terminal while a large file is read; nothing elsewhere. */
export function createReadingProgress({ io, json }: Pick<Call, 'io' | 'json'>, name: string, bytes: number) {
  const isShown = io.isErrTty && !json && bytes >= MIN_BYTES;
  const megabytes = (count: number) => Math.round(count / 1_048_576).toLocaleString('en');
  let done = 0;
  return {
    read(count: number): void {
      done += count;
      if (!isShown) return;
      const percent = Math.min(100, Math.floor((done / bytes) * 100));
      const step = done >= bytes ? analyzeTexts().findingComments : '';
      io.err(
        `${CLEAR}${analyzeTexts().reading(sanitize(name), percent, megabytes(done), megabytes(bytes), step)}`,
      );
    },
    end(): void {
      if (isShown) io.err(CLEAR);
    },
  };
}

import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { UNREADABLE } from './comment-file.texts.js';
import type { FileAnswer, FileQuestion, FileReport, KnownColumns } from './messages.js';

/** A file that gives no comments; the message is the recogniser's sentence. */
export class UnreadableFile extends Error {}

export interface FileReader {
  /** Reads a comment file away from the page. `known` says which field is which. Throws UnreadableFile. */
  read(file: File, known: KnownColumns, onProgress: (progress: number) => void): Promise<FileReport>;
  /** The comments of the file that was read last, as JSON in UTF-8, ready to be sent. */
  takeComments(): Promise<Uint8Array<ArrayBuffer>>;
  /** Drops the comments; the next file starts a new worker. */
  close(): void;
}

/** A reader with a worker of its own, started at its first file; it keeps the comments of one file at a time. */
export function createFileReader(): FileReader {
  let worker: Worker | undefined;
  let lastAsk = 0;

  /** Asks the worker; the answer is the first that is no progress. */
  function ask<Kind extends 'report' | 'comments'>(
    question: (ask: number) => FileQuestion,
    kind: Kind,
    onProgress: (progress: number) => void,
  ): Promise<Extract<FileAnswer, { kind: Kind }>> {
    worker ??= new Worker(new URL('./reader.worker.ts', import.meta.url), {
      type: 'module',
      name: currentLanguage(),
    });
    const active = worker;
    const number = ++lastAsk;
    return new Promise((resolve, reject) => {
      const stop = () => {
        active.removeEventListener('message', hear);
        active.removeEventListener('error', fail);
      };
      const hear = ({ data: answer }: MessageEvent<FileAnswer>) => {
        if (answer.ask !== number) return;
        if (answer.kind === 'progress') {
          onProgress(answer.progress);
          return;
        }
        stop();
        if (answer.kind === kind) resolve(answer as Extract<FileAnswer, { kind: Kind }>);
        else reject(new UnreadableFile(answer.kind === 'refused' ? answer.reason : UNREADABLE.unread));
      };
      const fail = (event: ErrorEvent) => {
        stop();
        worker = undefined;
        reject(new UnreadableFile(event.message || UNREADABLE.unread));
      };
      active.addEventListener('message', hear);
      active.addEventListener('error', fail);
      active.postMessage(question(number));
    });
  }

  return {
    read: async (file, known, onProgress) =>
      (
        await ask(
          (number) => ({ kind: 'read', ask: number, file, known, texts: UNREADABLE }),
          'report',
          onProgress,
        )
      ).report,
    takeComments: async () =>
      (
        await ask(
          (number) => ({ kind: 'comments', ask: number }),
          'comments',
          () => {},
        )
      ).bytes,
    close() {
      worker?.terminate();
      worker = undefined;
    },
  };
}

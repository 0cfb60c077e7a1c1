import { measureComments, toCommentRow } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { Comment } from '@smops/core/comments/comment.js';
import { parseLanguage, setLanguage } from '@smops/core/platform/language/language.model.js';
import type { FileAnswer, FileQuestion } from './messages.js';
import { readChosenFile } from './read-chosen-file.js';

/** How many comments are shown before anything runs. */
const PREVIEWED = 5;

// The page's types know this scope only as a window; here are the two things of a worker that are used.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<FileQuestion>) => void) | null;
  postMessage(answer: FileAnswer, transfer?: Transferable[]): void;
};

// The worker is named by the page's language. It may not load the texts of that language alone: it has them all.
setLanguage(parseLanguage(self.name) ?? 'written');

let comments: Comment[] = [];

/** Reads big files beside the page's own thread: the page stays free, and gets only what it shows. */
scope.onmessage = ({ data: question }) => {
  if (question.kind === 'comments') {
    const bytes = new TextEncoder().encode(JSON.stringify(comments.map(toCommentRow)));
    scope.postMessage({ kind: 'comments', ask: question.ask, bytes }, [bytes.buffer]);
    return;
  }
  void read(question);
};

async function read({ ask, file, known, texts }: Extract<FileQuestion, { kind: 'read' }>) {
  try {
    const onRead = () => scope.postMessage({ kind: 'progress', ask, progress: 10 });
    const { comments: all, ...report } = await readChosenFile(file, known, texts, onRead);
    comments = all;
    const shown = { preview: all.slice(0, PREVIEWED), measure: measureComments(all) };
    scope.postMessage({ kind: 'report', ask, report: { ...report, ...shown } });
  } catch (error) {
    scope.postMessage({
      kind: 'refused',
      ask,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

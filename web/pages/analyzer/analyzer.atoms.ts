import { DEFAULT_BATCH_SIZE } from '@smops/core/analyzer/analyzer.constants.js';
import type { CommentMapping } from '@smops/core/comments/comment-fields.js';
import { looksLikeCommentFile } from '@smops/core/comments/comment-file-name.js';
import { atom } from '../../state/atoms.js';
import { toast } from '../../state/toasts.js';
import { TEXT } from './analyzer.texts.js';
import type { FileReport } from './prepare/comment-file.messages.js';
import { readFile } from './prepare/comment-file.reader.js';
import type { Variable } from './prepare/variables.model.js';

export type ChosenFile =
  | { status: 'none' }
  | { status: 'reading'; file: File; progress: number }
  | { status: 'read'; file: File; report: FileReport }
  | { status: 'refused'; file: File; reason: string };

/** What was prepared stays while one looks at another page; it goes with the page itself. */
export const fileAtom = atom<ChosenFile>({ status: 'none' });
export const variablesAtom = atom<readonly Variable[]>([]);
/** Undefined: the server's default. */
export const providerIdAtom = atom<string | undefined>(undefined);
export const batchSizeAtom = atom<number>(DEFAULT_BATCH_SIZE);
export const postAtom = atom('');
export const apiKeyAtom = atom('');

/** Reads a chosen or dropped file, or the same one again with a corrected mapping. */
export const chooseFileAtom = atom(null, async (get, set, file: File, mapping?: CommentMapping) => {
  if (!looksLikeCommentFile(file.name, file.type)) {
    toast({ tone: 'destructive', title: TEXT.toasts.fileWrong, description: TEXT.toasts.fileWrongText });
    return;
  }
  const isStillChosen = () => {
    const chosen = get(fileAtom);
    return chosen.status !== 'none' && chosen.file === file;
  };
  if (!mapping) set(fileAtom, { status: 'reading', file, progress: 0 });
  try {
    const report = await readFile(file, mapping, (progress) => {
      if (isStillChosen() && !mapping) set(fileAtom, { status: 'reading', file, progress });
    });
    if (!isStillChosen()) return;
    set(fileAtom, { status: 'read', file, report });
    if (!mapping) toast({ title: TEXT.toasts.fileDone, description: file.name });
  } catch (error) {
    if (!isStillChosen()) return;
    set(fileAtom, { status: 'refused', file, reason: (error as Error).message });
    toast({ tone: 'destructive', title: TEXT.toasts.fileWrong, description: (error as Error).message });
  }
});

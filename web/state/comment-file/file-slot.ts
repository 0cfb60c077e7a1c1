import type { CommentMapping } from '@smops/core/comments/fields/comment-fields.js';
import { looksLikeCommentFile } from '@smops/core/comments/formats/comment-file-name.js';
import { atom } from '../atoms.js';
import { keptAtom, onForgotten } from '../kept.js';
import { toast } from '../toasts.js';
import { TEXT } from './comment-file.texts.js';
import type { FileReport } from './messages.js';
import { createFileReader } from './reader.js';

export type ChosenFile =
  | { status: 'none' }
  | { status: 'reading'; file: File; progress: number }
  | { status: 'read'; file: File; report: FileReport }
  | { status: 'refused'; file: File; reason: string };

/** A place for one comment file: what was chosen, the way to choose, and its comments. */
export type FileSlot = ReturnType<typeof fileSlot>;

export function fileSlot() {
  const reader = createFileReader();
  const fileAtom = keptAtom<ChosenFile>({ status: 'none' });
  onForgotten(reader.close);

  /** Reads a chosen or dropped file, or the same one again with a corrected mapping. */
  const chooseAtom = atom(null, async (get, set, file: File, mapping?: CommentMapping) => {
    if (!looksLikeCommentFile(file.name, file.type)) {
      toast({ tone: 'destructive', title: TEXT.wrong, description: TEXT.wrongText });
      return;
    }
    const isStillChosen = () => {
      const chosen = get(fileAtom);
      return chosen.status !== 'none' && chosen.file === file;
    };
    if (!mapping) set(fileAtom, { status: 'reading', file, progress: 0 });
    try {
      const report = await reader.read(file, mapping, (progress) => {
        if (isStillChosen() && !mapping) set(fileAtom, { status: 'reading', file, progress });
      });
      if (!isStillChosen()) return;
      set(fileAtom, { status: 'read', file, report });
      if (!mapping) toast({ title: TEXT.read, description: file.name });
    } catch (error) {
      if (!isStillChosen()) return;
      set(fileAtom, { status: 'refused', file, reason: (error as Error).message });
      toast({ tone: 'destructive', title: TEXT.wrong, description: (error as Error).message });
    }
  });

  return { fileAtom, chooseAtom, takeComments: reader.takeComments };
}

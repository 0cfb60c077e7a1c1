import { isToldByContent, looksLikeCommentFile } from '@smops/core/comments/bytes/comment-file-name.js';
import { sheetFileName } from '@smops/core/comments/formats/google-sheet.js';
import { SHEETS } from '@smops/core/comments/sheets/sheets.operations.js';
import { atom } from '../atoms.js';
import { client } from '../client.js';
import { keptAtom, onForgotten } from '../kept.js';
import { toast } from '../toasts.js';
import { type Corrections, forgetColumns, loadColumnChoices, rememberColumns } from './column-choices.js';
import { SENTIMENT_FILE_TEXT, TEXT } from './comment-file.texts.js';
import type { FileReport } from './messages.js';
import { createFileReader } from './reader.js';

export type ChosenFile =
  | { status: 'none' }
  | { status: 'reading'; file: File; progress: number }
  | {
      status: 'read';
      file: File;
      report: FileReport;
      corrections: Corrections | undefined;
      /** Under which the columns are remembered for files with this header; undefined when they are not. */
      choiceId: string | undefined;
    }
  | { status: 'refused'; file: File; reason: string };

/** A place for one comment file: what was chosen, the way to choose, and its comments. */
export type FileSlot = ReturnType<typeof fileSlot>;

/**
 * `isOfAnalyzer`: its screen is Chinese as written, and tells by toasts that a file was read or is none. Another screen says so in its own
 * way.
 */
export function fileSlot(isOfAnalyzer = true) {
  const { notRemembered, notForgotten } = isOfAnalyzer ? TEXT : SENTIMENT_FILE_TEXT;
  const reader = createFileReader();
  const fileAtom = keptAtom<ChosenFile>({ status: 'none' });
  onForgotten(reader.close);

  /** Reads a chosen or dropped file, or the same one again with corrections, which are then remembered for the team. */
  const chooseAtom = atom(null, async (get, set, file: File, corrections?: Corrections) => {
    if (!looksLikeCommentFile(file.name, file.type) && !isToldByContent(file.name)) {
      toast({ tone: 'destructive', title: TEXT.wrong, description: TEXT.wrongText });
      return;
    }
    /** What cannot be remembered holds for this file all the same. */
    const remember = async (report: FileReport, said: Corrections) => {
      try {
        const choiceId = await rememberColumns(report.header, said);
        const chosen = get(fileAtom);
        if (chosen.status === 'read' && chosen.report === report) set(fileAtom, { ...chosen, choiceId });
      } catch (error) {
        toast({ tone: 'destructive', title: notRemembered, description: (error as Error).message });
      }
    };
    const isStillChosen = () => {
      const chosen = get(fileAtom);
      return chosen.status !== 'none' && chosen.file === file;
    };
    if (!corrections) set(fileAtom, { status: 'reading', file, progress: 0 });
    try {
      const choices = corrections ? [] : await loadColumnChoices();
      if (!isStillChosen()) return;
      const report = await reader.read(file, { corrections, choices }, (progress) => {
        if (isStillChosen() && !corrections) set(fileAtom, { status: 'reading', file, progress });
      });
      if (!isStillChosen()) return;
      const choiceId = report.remembered?.choiceId;
      set(fileAtom, { status: 'read', file, report, corrections, choiceId });
      if (corrections) await remember(report, corrections);
      else if (isOfAnalyzer) toast({ title: TEXT.read, description: file.name });
    } catch (error) {
      if (!isStillChosen()) return;
      set(fileAtom, { status: 'refused', file, reason: (error as Error).message });
      if (isOfAnalyzer)
        toast({ tone: 'destructive', title: TEXT.wrong, description: (error as Error).message });
    }
  });

  /** Reads the Google sheet at a link, which the server fetches. Returns whether it could be fetched. */
  const chooseLinkAtom = atom(null, async (_get, set, link: string): Promise<boolean> => {
    let file: File;
    try {
      const response = await client.download(SHEETS.getFile, { url: link });
      file = new File([await response.blob()], sheetFileName(link), { type: 'text/csv' });
    } catch (error) {
      toast({ tone: 'destructive', title: TEXT.noSheet, description: (error as Error).message });
      return false;
    }
    await set(chooseAtom, file);
    return true;
  });

  /** Forgets what was remembered for the header of the file that was read, and reads the file again. */
  const forgetAtom = atom(null, async (get, set) => {
    const chosen = get(fileAtom);
    if (chosen.status !== 'read' || chosen.choiceId === undefined) return;
    try {
      await forgetColumns(chosen.choiceId);
    } catch (error) {
      toast({ tone: 'destructive', title: notForgotten, description: (error as Error).message });
      return;
    }
    await set(chooseAtom, chosen.file);
  });

  return { fileAtom, chooseAtom, chooseLinkAtom, forgetAtom, takeComments: reader.takeComments };
}

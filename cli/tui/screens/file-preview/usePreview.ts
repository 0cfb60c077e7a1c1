import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import { useEffect, useRef, useState } from 'react';
import { describeFailure } from '../../../failures/failures.js';
import { analyzeTexts } from '../../../runs/analyze.texts.js';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import type { FormProblem } from '../../forms/form-spec.js';
import { type Tui, useTui } from '../../state/tui.js';
import { screensTexts } from '../screens.texts.js';
import { previewTexts } from './preview.texts.js';
import { type Change, choiceAfter, guessedText } from './preview-rows.js';

export type ReadFiles = Awaited<ReturnType<Tui['readComments']>>;

/** What is read, and how a person has said so far. */
export interface ToPreview {
  path: string;
  reading: ChosenReading;
  read: ReadFiles;
}

/** The files as they were read the last time, the one that is shown, and what a person can do: each change reads them again. */
export function usePreview(
  given: ToPreview,
  start: (read: ReadFiles, reading: ChosenReading) => Promise<FormProblem[] | undefined>,
) {
  const { call, readComments, toast, ask } = useTui();
  const say = previewTexts();
  const [shown, setShown] = useState(given);
  const [fileAt, setFileAt] = useState(0);
  const [busy, setBusy] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const { files } = shown.read;
  const file = files[Math.min(fileAt, files.length - 1)];

  /** Reads everything again; what cannot be read leaves what was. */
  const readAgain = async (reading: ChosenReading): Promise<boolean> => {
    setBusy(say.reading);
    setProblem(undefined);
    try {
      const read = await readComments(shown.path, reading);
      if (isThere.current) setShown({ ...shown, reading, read });
      return isThere.current;
    } catch (error) {
      setProblem(describeFailure(error).message);
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const remember = async (choice: ColumnChoice): Promise<void> => {
    try {
      const { header, mapping, dateOrder } = choice;
      await call((client) => client.call(COLUMN_CHOICES.save, { header: [...header], mapping, dateOrder }));
      toast({ kind: 'done', title: analyzeTexts().columnsRemembered });
    } catch (error) {
      const text = analyzeTexts().columnsNotRemembered(describeFailure(error).message);
      toast({ kind: 'failed', title: screensTexts().error, text });
    }
  };
  const apply = async (change: Change) => {
    if (file === undefined) return;
    const { reading } = shown;
    if (change.kind === 'posts') await readAgain({ ...reading, withPosts: change.isKept });
    else if (change.kind === 'names') await readAgain({ ...reading, withNames: change.isKept });
    else {
      const choice = choiceAfter(file.report, change);
      const others = (reading.choices ?? []).filter(({ header }) => header !== file.report.header);
      if (await readAgain({ ...reading, choices: [choice, ...others] })) await remember(choice);
    }
  };
  const forget = async (choiceId: string) => {
    try {
      await call((client) => client.call(COLUMN_CHOICES.forget, { choiceId }));
      if (await readAgain({ ...shown.reading, choices: [] })) toast({ kind: 'done', title: say.forgotten });
    } catch (error) {
      toast({ kind: 'failed', title: screensTexts().error, text: describeFailure(error).message });
    }
  };
  const begin = async () => {
    setBusy(say.starting);
    setProblem(undefined);
    const problems = await start(shown.read, shown.reading);
    if (!isThere.current || problems === undefined) return;
    setBusy(undefined);
    setProblem(problems.map(({ message }) => message).join(' '));
  };
  const guessed = files.filter(({ report }) => report.guessed.length > 0);
  const startOrAsk = () => {
    if (guessed.length === 0) return void begin();
    const told = guessed.map(({ name, report }) =>
      files.length > 1 ? `${name}: ${guessedText(report)}` : guessedText(report),
    );
    ask(say.startGuessed(told.join('; ')), () => {
      for (const { report } of guessed) void remember(choiceAfter(report));
      void begin();
    });
  };
  const goTo = (by: number) => setFileAt((fileAt + by + files.length) % files.length);
  return { shown, file, fileAt, busy, problem, apply, forget, startOrAsk, goTo };
}

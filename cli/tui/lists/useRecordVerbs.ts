import { sameKeyHint } from '@smops/core/records/lists/record-key.model.js';
import { useState } from 'react';
import { describeFailure } from '../../failures/failures.js';
import type { FormProblem } from '../forms/form-spec.js';
import { useTui } from '../state/tui.js';
import { tuiTexts } from '../tui.texts.js';
import type { ListPage } from './list-page.js';

/** What the server found wrong, under the fields it names. */
function problemsOf(error: unknown, failed: string): FormProblem[] {
  const { message, problems = [] } = describeFailure(error);
  const named = problems.map((one) => ({ name: one.path ?? '', message: one.message }));
  return named.length > 0 ? named : [{ message: failed }, { message }];
}

interface Around<Row> {
  all: readonly Row[];
  reload(): void;
  showList(): void;
}

/** What is done with a record of a list: saving, deleting and its undo, a status, its link. Each says how it went. */
export function useRecordVerbs<Row extends { id: number; version: number }>(
  page: ListPage<Row>,
  { all, reload, showList }: Around<Row>,
) {
  const { call, toast, ask, copy } = useTui();
  const [deleted, setDeleted] = useState<Row | undefined>();
  const { view } = page;
  const texts = view.texts();
  const attempt = async (
    work: () => Promise<unknown>,
    done: readonly [string, string],
    failed: string,
  ): Promise<boolean> => {
    try {
      await work();
      toast({ kind: 'done', title: done[0], text: done[1] });
      reload();
      return true;
    } catch (cause) {
      toast({ kind: 'failed', title: tuiTexts().error, text: `${failed} ${describeFailure(cause).message}` });
      return false;
    }
  };
  const remove = (row: Row) =>
    ask(texts.deleteQuestion(view.nameOf(row)), () => {
      showList();
      const done = [texts.deleted[0], tuiTexts().toUndo(texts.deleted[1])] as const;
      void attempt(
        () => call((client) => client.call(page.operations.delete, { id: row.id })),
        done,
        texts.deleteFailed,
      ).then((isDone) => isDone && setDeleted(row));
    });
  const undo = (row: Row) => {
    setDeleted(undefined);
    void attempt(
      () => call((client) => client.call(page.operations.restore, { id: row.id })),
      texts.restored,
      texts.restoreFailed,
    );
  };
  const setStatus = (row: Row) => {
    const change = page.setStatus?.(row);
    const { statusMessages: said } = page;
    if (said === undefined) return;
    if (change === undefined) toast({ kind: 'note', title: said.refused });
    else ask(said.question(row), () => void attempt(() => call(change), said.done, said.failed));
  };
  const copyLink = (row: Row) => {
    const link = page.linkOf?.(row) ?? null;
    if (link === null) toast({ kind: 'note', title: tuiTexts().noLink });
    else if (copy(link)) toast({ kind: 'done', title: tuiTexts().linkCopied, text: link });
    else toast({ kind: 'failed', title: tuiTexts().error, text: tuiTexts().copyFailed });
  };
  const save = async (row: Row | undefined, input: object): Promise<FormProblem[] | undefined> => {
    const [done, failed] = row ? [texts.updated, texts.updateFailed] : [texts.created, texts.createFailed];
    let saved: Row;
    try {
      saved = await call((client) =>
        row
          ? client.call(page.operations.update, { ...input, id: row.id, version: row.version })
          : client.call(page.operations.create, input),
      );
    } catch (cause) {
      return problemsOf(cause, failed);
    }
    const hint = view.key && sameKeyHint(all, saved, view.key, row);
    toast({ kind: 'done', title: done[0], text: hint ?? done[1] });
    showList();
    reload();
    return undefined;
  };
  return { deleted, remove, undo, setStatus, copyLink, save };
}

import { sameKeyHint } from '@smops/core/lists/record-key.model.js';
import { useMemo, useState } from 'react';
import { describeFailure } from '../../failures/failures.js';
import { Reader } from '../components/Reader.js';
import { Form } from '../forms/Form.js';
import type { FormProblem } from '../forms/form-spec.js';
import { useKeys } from '../keys/useKeys.js';
import { useResource } from '../state/resources.js';
import { useClock, useTui } from '../state/tui.js';
import { tuiTexts } from '../tui.texts.js';
import { ListView } from './ListView.js';
import type { ListPage } from './list-page.js';
import { useListView } from './useListView.js';

/** What every screen is given: its room, and whether it is the one that is shown. */
export interface ScreenProps {
  columns: number;
  rows: number;
  isActive: boolean;
}

type Mode<Row> = { kind: 'list' } | { kind: 'details'; id: number } | { kind: 'form'; row: Row | undefined };

/** What the server found wrong, under the fields it names. */
function problemsOf(error: unknown, failed: string): FormProblem[] {
  const { message, problems = [] } = describeFailure(error);
  const named = problems.map((one) => ({ name: one.path ?? '', message: one.message }));
  return named.length > 0 ? named : [{ message: failed }, { message }];
}

/** A list with search, details, forms, delete and undo, as its page describes it. */
export function ListScreen<Row extends { id: number; version: number }, Input extends object>(
  props: ScreenProps & { page: ListPage<Row, Input> },
) {
  const { page, columns, rows: height, isActive } = props;
  const { call, toast, ask, copy, now } = useTui();
  const [mode, setMode] = useState<Mode<Row>>({ kind: 'list' });
  const isForm = mode.kind === 'form';
  const { data, error, isLoading, reload } = useResource(
    page.name,
    (client) => client.call(page.operations.list),
    isActive,
    !isForm,
  );
  const [deleted, setDeleted] = useState<Row | undefined>();
  const all = data ?? NOTHING;
  const open = mode.kind === 'details' ? all.find(({ id }) => id === mode.id) : undefined;
  // Details of a record that was deleted meanwhile: back to the list.
  const isList = isActive && !isForm && open === undefined;
  const list = useListView<Row>({
    rows: all,
    keyOf: idOf,
    filters: page.filters,
    columns: page.columns,
    filter: page.filter,
    width: columns,
    height,
    error,
    isActive: isList,
  });
  const today = useClock().minute(now().toISOString()).slice(0, 10);
  const cards = useMemo(() => (data === undefined ? [] : page.cards(data, today)), [data, page, today]);
  const { current } = list;
  const { messages } = page;

  const attempt = async (
    work: () => Promise<unknown>,
    done: readonly [string, string],
    failed: readonly [string, string],
  ): Promise<boolean> => {
    try {
      await work();
      toast({ kind: 'done', title: done[0], text: done[1] });
      void reload();
      return true;
    } catch (cause) {
      toast({ kind: 'failed', title: failed[0], text: `${failed[1]} ${describeFailure(cause).message}` });
      return false;
    }
  };
  const remove = (row: Row) =>
    ask(page.deleteQuestion(row), () => {
      setMode({ kind: 'list' });
      const done = [messages.deleted[0], tuiTexts().toUndo(messages.deleted[1])] as const;
      void attempt(
        () => call((client) => client.call(page.operations.delete, { id: row.id })),
        done,
        messages.deleteFailed,
      ).then((isDone) => isDone && setDeleted(row));
    });
  const undo = (row: Row) => {
    setDeleted(undefined);
    void attempt(
      () => call((client) => client.call(page.operations.restore, { id: row.id })),
      messages.restored,
      messages.restoreFailed,
    );
  };
  const setStatus = (row: Row) => {
    const change = page.setStatus?.(row);
    const { statusMessages: texts } = page;
    if (texts === undefined) return;
    if (change === undefined) toast({ kind: 'note', title: texts.refused });
    else ask(texts.question(row), () => void attempt(() => call(change), texts.done, texts.failed));
  };
  const copyLink = (row: Row) => {
    const link = page.linkOf?.(row) ?? null;
    if (link === null) toast({ kind: 'note', title: tuiTexts().noLink });
    else if (copy(link)) toast({ kind: 'done', title: tuiTexts().linkCopied, text: link });
    else toast({ kind: 'failed', title: tuiTexts().error, text: tuiTexts().copyFailed });
  };
  useKeys(
    'list',
    {
      ...list.handlers,
      open: current && (() => setMode({ kind: 'details', id: current.id })),
      add: () => setMode({ kind: 'form', row: undefined }),
      edit: current && (() => setMode({ kind: 'form', row: current })),
      remove: current && (() => remove(current)),
      undo: deleted && (() => undo(deleted)),
      status: current && page.setStatus && (() => setStatus(current)),
      copy: current && page.linkOf && (() => copyLink(current)),
      refresh: () => void reload(),
    },
    { isActive: isList },
  );

  if (!isActive) return null;
  if (mode.kind === 'form') {
    const { row } = mode;
    const spec = page.form(row, today);
    const save = async (input: Input): Promise<FormProblem[] | undefined> => {
      const [done, failed] = row
        ? [messages.updated, messages.updateFailed]
        : [messages.created, messages.createFailed];
      let saved: Row;
      try {
        saved = await call((client) =>
          row
            ? client.call(page.operations.update, { ...input, id: row.id, version: row.version })
            : client.call(page.operations.create, input),
        );
      } catch (cause) {
        return problemsOf(cause, failed[1]);
      }
      const hint = page.key && sameKeyHint(all, saved, page.key, row);
      toast({ kind: 'done', title: done[0], text: hint ?? done[1] });
      setMode({ kind: 'list' });
      void reload();
      return undefined;
    };
    return (
      <Form spec={spec} columns={columns} rows={height} save={save} close={() => setMode({ kind: 'list' })} />
    );
  }
  if (open !== undefined) {
    return (
      <Reader
        title={page.labelOf(open)}
        lines={page.details(open)}
        columns={columns}
        rows={height}
        handlers={{
          close: () => setMode({ kind: 'list' }),
          edit: () => setMode({ kind: 'form', row: open }),
          remove: () => remove(open),
          copy: page.linkOf && (() => copyLink(open)),
        }}
      />
    );
  }
  return (
    <ListView
      title={page.title}
      cards={cards}
      columns={page.columns}
      rows={list.inView}
      selected={list.selected}
      at={list.cursor.at}
      count={list.shown.length}
      total={data === undefined ? -1 : all.length}
      view={list.view}
      filters={page.filters}
      typing={list.typing}
      isLoading={isLoading}
      error={error}
      empty={page.empty}
      width={columns}
      height={height}
    />
  );
}

const idOf = ({ id }: { id: number }) => id;

/** One list for all that are not loaded, so that nothing is computed again. */
const NOTHING: never[] = [];

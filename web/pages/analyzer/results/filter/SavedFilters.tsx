import type { ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { MAX_VIEW_NAME_LENGTH } from '@smops/core/analysis/analyzer/views/views.constants.js';
import { RUN_VIEWS } from '@smops/core/analysis/analyzer/views/views.operations.js';
import type { RunView } from '@smops/core/analysis/analyzer/views/views.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useMemo, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../../../components/dialog/FormDialog.js';
import { TextField } from '../../../../components/form/fields.js';
import { reasonOf } from '../../../../components/reason-of.js';
import { useAction } from '../../../../components/useAction.js';
import { viewsAtom } from '../../../../state/analyzer/views.js';
import { useAtomValue } from '../../../../state/atoms.js';
import { client } from '../../../../state/client.js';
import { toast } from '../../../../state/toasts.js';
import { ACTOR_WORDS } from '../../actor-words.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { RESULTS_TEXT } from '../results.texts.js';
import { type ChangeFilter, isFiltered, isSameView } from './filter.model.js';

const TEXT = RESULTS_TEXT.views;
const NAMED = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => TEXT.nameMissing })
    .max(MAX_VIEW_NAME_LENGTH),
});
const ITEM =
  'relative flex cursor-pointer select-none items-baseline rounded-md py-1.5 pr-3 pl-8 text-sm outline-none data-disabled:cursor-default data-highlighted:bg-base-200 data-disabled:text-muted';

interface Props {
  runId: string;
  filter: CommentFilter;
  order: ResultOrder;
  /** A name for the filter that is on the screen. */
  proposed: string;
  onFilter: ChangeFilter;
  onOrder(order: ResultOrder): void;
}

/** The saved filters of a run, and what can be done with them. */
export interface SavedFilters {
  views: readonly RunView[];
  hasFailed: boolean;
  /** The one that is on the screen. */
  current: RunView | undefined;
  canSave: boolean;
  open(view: RunView): void;
  remove(view: RunView): void;
  /** Asks for a name, for a new one or another for this one. */
  name(view: 'new' | RunView): void;
  /** Where the name is asked for: outside of the menu, which closes. */
  dialog: ReactNode;
}

export function useSavedFilters({ runId, filter, order, proposed, onFilter, onOrder }: Props): SavedFilters {
  const atom = useMemo(() => viewsAtom(runId), [runId]);
  const { data: views = [], error } = useAtomValue(atom);
  const [naming, setNaming] = useState<'new' | RunView>();
  const current = views.find((view) => isSameView(view, { filter, order }));
  const complain = (title: string) => (failure: Error) =>
    toast({ tone: 'destructive', title, description: reasonOf(failure) });
  const [undo] = useAction(
    async (view: RunView) => {
      await client.call(RUN_VIEWS.restore, { viewId: view.viewId });
      await atom.refetch();
    },
    complain(ALL.runs.restoreFailed),
    ({ viewId }) => viewId,
  );
  const [remove] = useAction(
    async (view: RunView) => {
      await client.call(RUN_VIEWS.delete, { viewId: view.viewId });
      await atom.refetch();
      toast({
        title: TEXT.deleted,
        description: view.name,
        action: { label: ALL.runs.undo, onSelect: () => void undo(view) },
      });
    },
    complain(TEXT.deleteFailed),
    ({ viewId }) => viewId,
  );
  const open = (view: RunView) => {
    onFilter(() => view.filter);
    onOrder(view.order);
  };
  const dialog = naming && (
    <FormDialog
      open
      onClose={() => setNaming(undefined)}
      title={naming === 'new' ? TEXT.saveTitle : TEXT.renameTitle}
      action={naming === 'new' ? TEXT.saveTitle : TEXT.renameTitle}
      size="small"
      schema={NAMED}
      values={{ name: naming === 'new' ? proposed.slice(0, MAX_VIEW_NAME_LENGTH) : naming.name }}
      save={async ({ name }) => {
        if (naming === 'new') await client.call(RUN_VIEWS.save, { taskId: runId, name, filter, order });
        else await client.call(RUN_VIEWS.update, { viewId: naming.viewId, name });
        await atom.refetch();
      }}
      onSaved={() => {
        toast({ title: naming === 'new' ? TEXT.saved : TEXT.renamed });
        setNaming(undefined);
      }}
    >
      {(form) => <TextField form={form} name="name" label={TEXT.name} required autoFocus />}
    </FormDialog>
  );
  return {
    views,
    hasFailed: error !== undefined,
    current,
    canSave: isFiltered(filter),
    open,
    remove: (view) => void remove(view),
    name: setNaming,
    dialog,
  };
}

/** A click opens one; the one that is open can be renamed or deleted, another one saved. */
export const SavedFilterItems = ({ saved }: { saved: SavedFilters }) => (
  <DropdownMenu.Group aria-label={TEXT.title}>
    <DropdownMenu.Label className="px-3 pt-1.5 pb-0.5 font-medium text-muted text-xs">
      {TEXT.title}
    </DropdownMenu.Label>
    {saved.views.map((view) => (
      <DropdownMenu.CheckboxItem
        key={view.viewId}
        checked={view === saved.current}
        className={ITEM}
        title={TEXT.savedBy(actorText(view.createdBy, ACTOR_WORDS))}
        onSelect={() => saved.open(view)}
      >
        <DropdownMenu.ItemIndicator className="absolute top-2 left-2.5">
          <Check className="size-4 text-primary" aria-hidden />
        </DropdownMenu.ItemIndicator>
        <span className="min-w-0 break-words">{view.name}</span>
      </DropdownMenu.CheckboxItem>
    ))}
    {saved.hasFailed && (
      <DropdownMenu.Item disabled className={ITEM}>
        {TEXT.loadFailed}
      </DropdownMenu.Item>
    )}
    {saved.current ? (
      <CurrentItems saved={saved} current={saved.current} />
    ) : (
      <DropdownMenu.Item className={ITEM} disabled={!saved.canSave} onSelect={() => saved.name('new')}>
        {saved.canSave ? TEXT.save : TEXT.saveHint}
      </DropdownMenu.Item>
    )}
  </DropdownMenu.Group>
);

const CurrentItems = ({ saved, current }: { saved: SavedFilters; current: RunView }) => (
  <>
    <DropdownMenu.Item className={ITEM} onSelect={() => saved.name(current)}>
      {TEXT.rename(current.name)}
    </DropdownMenu.Item>
    <DropdownMenu.Item className={ITEM} onSelect={() => saved.remove(current)}>
      {TEXT.delete(current.name)}
    </DropdownMenu.Item>
  </>
);

import type { ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import { MAX_VIEW_NAME_LENGTH } from '@smops/core/analyzer/views/views.constants.js';
import type { RunView } from '@smops/core/analyzer/views/views.schemas.js';
import { actorText } from '@smops/core/users/actor-names.model.js';
import {
  deleteRunView,
  restoreRunView,
  saveRunView,
  updateRunView,
} from '@smops/server/client/views.client.js';
import { Bookmark, Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { memo, useMemo, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { usePortalContainer } from '../../../components/dialog/PortalContainer.js';
import { TextField } from '../../../components/form/fields.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { viewsAtom } from '../../../state/analyzer/views.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { ACTOR_WORDS } from '../actor-words.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { type ChangeFilter, isFiltered, isSameView } from './filter.model.js';
import { RESULTS_TEXT } from './results.texts.js';

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
  taskId: string;
  filter: CommentFilter;
  order: ResultOrder;
  /** A name for the view that is on the screen. */
  proposed: string;
  onFilter: ChangeFilter;
  onOrder(order: ResultOrder): void;
}

/** The saved views of a run: a click opens one; the one that is open can be renamed or deleted, another one saved. */
export const ViewsMenu = memo(function ViewsMenu({
  taskId,
  filter,
  order,
  proposed,
  onFilter,
  onOrder,
}: Props) {
  const atom = useMemo(() => viewsAtom(taskId), [taskId]);
  const { data: views = [], error } = useAtomValue(atom);
  const container = usePortalContainer();
  const [naming, setNaming] = useState<'new' | RunView>();
  const current = views.find((view) => isSameView(view, { filter, order }));
  const complain = (title: string) => (failure: Error) =>
    toast({ tone: 'destructive', title, description: reasonOf(failure) });
  const [undo] = useAction(
    async (view: RunView) => {
      await restoreRunView(client, view.viewId);
      await atom.refetch();
    },
    complain(ALL.runs.restoreFailed),
    ({ viewId }) => viewId,
  );
  const [remove] = useAction(
    async (view: RunView) => {
      await deleteRunView(client, view.viewId);
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
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          title={TEXT.title}
          className="btn btn-ghost btn-sm gap-1 px-2 font-normal text-sm"
        >
          <Bookmark className="size-4" aria-hidden />
          {/* The bar keeps to one line where it can. */}
          <span className={current ? 'max-w-32 truncate' : 'lg:sr-only'}>{current?.name ?? TEXT.title}</span>
          <ChevronDown className="size-4 text-muted" aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={container ?? undefined}>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="floating z-50 max-h-(--radix-dropdown-menu-content-available-height) w-64 overflow-y-auto p-1"
          >
            {views.map((view) => (
              <DropdownMenu.CheckboxItem
                key={view.viewId}
                checked={view === current}
                className={ITEM}
                title={TEXT.savedBy(actorText(view.createdBy, ACTOR_WORDS))}
                onSelect={() => open(view)}
              >
                <DropdownMenu.ItemIndicator className="absolute top-2 left-2.5">
                  <Check className="size-4 text-primary" aria-hidden />
                </DropdownMenu.ItemIndicator>
                <span className="min-w-0 break-words">{view.name}</span>
              </DropdownMenu.CheckboxItem>
            ))}
            {views.length === 0 && (
              <DropdownMenu.Item disabled className={ITEM}>
                {error ? TEXT.loadFailed : TEXT.none}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Separator className="my-1 border-base-300 border-t" />
            {current ? (
              <>
                <DropdownMenu.Item className={ITEM} onSelect={() => setNaming(current)}>
                  {TEXT.rename(current.name)}
                </DropdownMenu.Item>
                <DropdownMenu.Item className={ITEM} onSelect={() => void remove(current)}>
                  {TEXT.delete(current.name)}
                </DropdownMenu.Item>
              </>
            ) : (
              <DropdownMenu.Item
                className={ITEM}
                disabled={!isFiltered(filter)}
                onSelect={() => setNaming('new')}
              >
                {isFiltered(filter) ? TEXT.save : TEXT.saveHint}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {naming && (
        <FormDialog
          open
          onClose={() => setNaming(undefined)}
          title={naming === 'new' ? TEXT.saveTitle : TEXT.renameTitle}
          action={naming === 'new' ? TEXT.saveTitle : TEXT.renameTitle}
          size="small"
          schema={NAMED}
          values={{ name: naming === 'new' ? proposed.slice(0, MAX_VIEW_NAME_LENGTH) : naming.name }}
          save={async ({ name }) => {
            if (naming === 'new') await saveRunView(client, taskId, { name, filter, order });
            else await updateRunView(client, naming.viewId, { name });
            await atom.refetch();
          }}
          onSaved={() => {
            toast({ title: naming === 'new' ? TEXT.saved : TEXT.renamed });
            setNaming(undefined);
          }}
        >
          {(form) => <TextField form={form} name="name" label={TEXT.name} required autoFocus />}
        </FormDialog>
      )}
    </>
  );
});

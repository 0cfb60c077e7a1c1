import type { CodebookFormat } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { CODEBOOK_FORMATS } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { Codebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { ArrowLeft, Download, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { FormField } from '../../components/form/FormField.js';
import { MenuButton } from '../../components/MenuButton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import {
  type DraftVariable,
  draftOf,
  emptyDraft,
  type Faults,
  faultsOf,
  isChanged,
  variablesOf,
  withMoved,
} from './draft.model.js';
import { ImportButton } from './ImportButton.js';
import { MondaySteps } from './MondaySteps.js';
import { RenameDialog } from './RenameDialog.js';
import { VariableCard } from './VariableCard.js';
import { VersionsPanel } from './VersionsPanel.js';

/** Where the browser fetches a codebook as a file. */
const exportAddress = ({ id, version }: Codebook, format: CodebookFormat) =>
  addressOf(CODEBOOKS.export, { codebook: id, format, version });

/** One codebook, opened to be changed: saving makes a version. */
export function CodebookView({ id, onBack }: { id: string; onBack(): void }) {
  const [codebook, setCodebook] = useState<Codebook>();
  const [failure, setFailure] = useState<Error>();
  const [drafts, setDrafts] = useState<DraftVariable[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const list = useRef<HTMLUListElement>(null);
  const [note, setNote] = useState('');
  const [added, setAdded] = useState(0);
  const [isRenaming, setRenaming] = useState(false);

  const show = (shown: Codebook) => {
    setCodebook(shown);
    setDrafts(draftOf(shown));
    setFaults({});
    setNote('');
  };
  const [load] = useAction(async (version: number | undefined) => {
    setFailure(undefined);
    show(await client.call(CODEBOOKS.get, { codebook: id, version }));
  }, setFailure);
  useEffect(() => void load(undefined), [load]);

  /** What waits for the answer whether changes may be lost. */
  const [leaving, setLeaving] = useState<() => void>();
  const [, navigate] = useLocation();
  const isDirty = codebook !== undefined && isChanged(drafts, codebook);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // A link of the dashboard itself leaves the page without that event.
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const href = link?.getAttribute('href');
      if (!href || link?.hasAttribute('download') || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(() => () => navigate(href));
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, true);
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, true);
    };
  }, [isDirty, navigate]);
  const leaveTo = (go: () => void) => (isDirty ? setLeaving(() => go) : go());

  const [save, isSaving] = useAction(
    async () => {
      if (codebook === undefined) return;
      setFaults({});
      const saved = await client.call(CODEBOOKS.change, {
        codebook: id,
        variables: variablesOf(drafts),
        note,
        baseVersion: codebook.latest,
      });
      toast({ title: saved.version === codebook.latest ? TEXT.unchanged : TEXT.saved(saved.version) });
      show(saved);
      await codebooksAtom.refetch();
    },
    (error) => {
      const found = error instanceof ApiError ? faultsOf(drafts, error.problems) : undefined;
      if (found === undefined)
        toast({ tone: 'destructive', title: TEXT.saveFailed, description: reasonOf(error) });
      else {
        flushSync(() => setFaults(found));
        list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }
    },
  );

  if (failure && !codebook)
    return (
      <ErrorState
        title={TEXT.oneFailed}
        error={failure}
        onRetry={() => void load(undefined)}
        retryLabel={TEXT.retry}
      />
    );
  if (!codebook) return <div className="skeleton h-96" aria-busy="true" />;
  const change = (at: number, draft: DraftVariable) => {
    setDrafts(drafts.map((one, place) => (place === at ? draft : one)));
    setFaults({ ...faults, [draft.key]: {} });
  };
  return (
    <>
      <PageHeader
        title={codebook.name}
        subtitle={TEXT.versionOf(codebook.version, codebook.latest)}
        actions={
          <>
            <Button
              tone="ghost"
              icon={<ArrowLeft className="size-4" aria-hidden />}
              onClick={() => leaveTo(onBack)}
            >
              {TEXT.back}
            </Button>
            <Button onClick={() => setRenaming(true)}>{TEXT.rename}</Button>
            {!isDirty && <ImportButton into={codebook} onImported={() => void load(undefined)} />}
            <MenuButton
              size="medium"
              label={TEXT.export}
              icon={<Download className="size-4" aria-hidden />}
              items={CODEBOOK_FORMATS.map((format) => ({
                label: format === 'qdc' ? 'REFI-QDA' : format.toUpperCase(),
                hint: `.${format}`,
                href: exportAddress(codebook, format),
              }))}
            />
          </>
        }
      />
      <div className="-mt-2 mb-4">
        <MondaySteps codebook={codebook} />
      </div>
      <RenameDialog
        codebook={codebook}
        open={isRenaming}
        onClose={() => setRenaming(false)}
        onRenamed={(name) => {
          setRenaming(false);
          setCodebook({ ...codebook, name });
        }}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={TEXT.unsaved}
        question={TEXT.leaveQuestion}
        confirmLabel={TEXT.discard}
        cancelLabel={TEXT.cancel}
        onConfirm={() => {
          setLeaving(undefined);
          leaving?.();
        }}
        onClose={() => setLeaving(undefined)}
      />
      {codebook.version < codebook.latest && <p className="mb-4 text-muted">{TEXT.oldVersion}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {drafts.length > 1 && <p className="mb-2 text-muted text-sm max-sm:hidden">{TEXT.moveKeys}</p>}
          <ul ref={list} className="space-y-4" aria-label={TEXT.variables}>
            {drafts.map((draft, at) => (
              <VariableCard
                key={draft.key}
                place={at + 1}
                draft={draft}
                faults={faults[draft.key]}
                isLast={at === drafts.length - 1}
                onMove={(by) => setDrafts(withMoved(drafts, at, by))}
                onChange={(next) => change(at, next)}
                onRemove={() => setDrafts(drafts.filter((one) => one !== draft))}
              />
            ))}
          </ul>
          <Button
            className="mt-4"
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => {
              setDrafts([...drafts, emptyDraft(`new-${added}`)]);
              setAdded(added + 1);
            }}
          >
            {TEXT.addVariable}
          </Button>
          <form
            className="panel mt-4 flex flex-wrap items-end gap-3 p-4"
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <FormField label={TEXT.note} hint={TEXT.noteHint} className="min-w-48 flex-1">
              {(control) => (
                <input
                  {...control}
                  className="input w-full"
                  value={note}
                  maxLength={500}
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </FormField>
            {isDirty && <Button onClick={() => show(codebook)}>{TEXT.discard}</Button>}
            <Button
              type="submit"
              tone="primary"
              pending={isSaving}
              pendingLabel={TEXT.saving}
              disabled={!isDirty && codebook.version === codebook.latest}
            >
              {TEXT.save}
            </Button>
            <p className="w-full text-muted text-sm empty:hidden" aria-live="polite">
              {isDirty && TEXT.unsaved}
            </p>
          </form>
        </div>
        <VersionsPanel codebook={codebook} onOpen={(version) => leaveTo(() => void load(version))} />
      </div>
    </>
  );
}

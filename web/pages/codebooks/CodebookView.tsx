import type { CodebookFormat } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { CODEBOOK_FORMATS } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { OTHER_CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { Codebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ArrowLeft, Download, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { ShownFields } from '../../components/format/ShownFields.js';
import { MenuButton } from '../../components/MenuButton.js';
import { PageHeader } from '../../components/PageHeader.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import { ImportButton } from './ImportButton.js';
import { MondaySteps } from './MondaySteps.js';
import { RenameDialog } from './RenameDialog.js';
import { SaveForm } from './SaveForm.js';
import { type CodebookDraft, useCodebookDraft } from './useCodebookDraft.js';
import { useLeaving } from './useLeaving.js';
import { VariableCard } from './VariableCard.js';
import { VersionsPanel } from './VersionsPanel.js';

/** Where the browser fetches a codebook as a file. */
const exportAddress = ({ id, version }: Codebook, format: CodebookFormat) =>
  addressOf(CODEBOOKS.export, { codebook: id, format, version });

interface HeadProps {
  codebook: Codebook;
  draft: CodebookDraft;
  onBack(): void;
}

/** Whose codebook it is, and what can be done with it as a whole. */
function CodebookHead({ codebook, draft, onBack }: HeadProps) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <PageHeader
        title={codebook.name}
        subtitle={TEXT.versionOf(codebook.version, codebook.latest)}
        actions={
          <>
            <Button tone="ghost" icon={<ArrowLeft className="size-4" aria-hidden />} onClick={onBack}>
              {TEXT.back}
            </Button>
            <Button onClick={() => setRenaming(true)}>{TEXT.rename}</Button>
            {!draft.isDirty && <ImportButton into={codebook} onImported={() => draft.load()} />}
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
      <ShownFields fields={OTHER_CODEBOOK_FIELDS} row={codebook} />
      <div className="-mt-2 mb-4">
        <MondaySteps codebook={codebook} />
      </div>
      <RenameDialog
        codebook={codebook}
        open={isRenaming}
        onClose={() => setRenaming(false)}
        onRenamed={(renamed) => {
          setRenaming(false);
          draft.rename(renamed);
        }}
      />
    </>
  );
}

/** One codebook, opened to be changed: saving makes a version. */
export function CodebookView({ id, onBack }: { id: string; onBack(): void }) {
  const list = useRef<HTMLUListElement>(null);
  const draft = useCodebookDraft(id, () =>
    list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
  );
  const { codebook, failure, load, drafts, faults } = draft;
  const { leaveTo, question } = useLeaving(draft.isDirty);
  if (failure && !codebook)
    return (
      <ErrorState title={TEXT.oneFailed} error={failure} onRetry={() => load()} retryLabel={TEXT.retry} />
    );
  if (!codebook) return <div className="skeleton h-96" aria-busy="true" />;
  return (
    <>
      <CodebookHead codebook={codebook} draft={draft} onBack={() => leaveTo(onBack)} />
      {question}
      {codebook.version < codebook.latest && <p className="mb-4 text-muted">{TEXT.oldVersion}</p>}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {drafts.length > 1 && <p className="mb-2 text-muted text-sm max-sm:hidden">{TEXT.moveKeys}</p>}
          <ul ref={list} className="space-y-4" aria-label={TEXT.variables}>
            {drafts.map((one, at) => (
              <VariableCard
                key={one.key}
                place={at + 1}
                draft={one}
                faults={faults[one.key]}
                isLast={at === drafts.length - 1}
                onMove={(by) => draft.move(at, by)}
                onChange={(next) => draft.change(at, next)}
                onRemove={() => draft.remove(one)}
              />
            ))}
          </ul>
          <Button className="mt-4" icon={<Plus className="size-4" aria-hidden />} onClick={draft.add}>
            {TEXT.addVariable}
          </Button>
          <SaveForm codebook={codebook} draft={draft} />
        </div>
        <VersionsPanel codebook={codebook} onOpen={(version) => leaveTo(() => load(version))} />
      </div>
    </>
  );
}

import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { RunName } from '@smops/core/analysis/analyzer/run-name.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { z } from 'zod';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { TextField } from '../../../components/form/fields.js';
import { resultsAtom, runsAtom } from '../../../state/analyzer/runs.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { nameOf } from './RunName.js';

const TEXT = ALL.runs;
const RENAMED = z.object({ name: RunName });

interface Props {
  run: Pick<AnalysisRecord, 'analysisId' | 'name' | 'fileName'>;
  onClose(): void;
}

/** Gives a run another name; the toast gives the former one back. */
export function RenameRunDialog({ run, onClose }: Props) {
  const rename = async (name: string) => {
    await client.call(RUNS.update, { taskId: run.analysisId, name });
    await Promise.all([runsAtom.refetch(), resultsAtom(run.analysisId).refetch()]);
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={TEXT.renameTitle}
      action={TEXT.renameTitle}
      size="small"
      schema={RENAMED}
      values={{ name: nameOf(run) }}
      save={({ name }) => rename(name)}
      onSaved={() => {
        toast({
          title: TEXT.renamed,
          action: { label: TEXT.undo, onSelect: () => void rename(nameOf(run)) },
        });
        onClose();
      }}
    >
      {(form) => <TextField form={form} name="name" label={TEXT.name} required autoFocus />}
    </FormDialog>
  );
}

import type { AnalysisRecord } from '@smops/core/analyzer/analyzer.schemas.js';
import type { EarlierRun } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { X } from 'lucide-react';
import { FormField } from '../../../components/form/FormField.js';
import { IconButton } from '../../../components/IconButton.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { type PreparedSide, sideFiles } from '../../../state/analyzer/sides.js';
import { useAtomValue } from '../../../state/atoms.js';
import type { FileSlot } from '../../../state/comment-file/file-slot.js';
import { tagOf } from '../../../state/language.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { FileField } from '../prepare/FileField.js';

const TEXT = INSIGHT.compare;
const day = new Intl.DateTimeFormat(tagOf('zh-CN'), { dateStyle: 'medium' });

export const letterOf = (place: number) => String.fromCharCode(65 + place);

interface SideProps {
  side: PreparedSide;
  place: number;
  /** Earlier runs that fit, best first; they stand above the others. */
  proposed: readonly EarlierRun[];
  onChange(side: PreparedSide): void;
  onRemove: (() => void) | undefined;
}

const labelOf = ({ fileName, uploadDate, totalComments, variables }: AnalysisRecord) =>
  `${fileName || ALL.runs.unnamed} · ${day.format(new Date(uploadDate))} · ${TEXT.comments(totalComments)} · ${ALL.listed(variables.slice(0, 3))}${variables.length > 3 ? '…' : ''}`;

/** One side: an earlier run or a new file, and its name. */
export function SideFields({ side, place, proposed, onChange, onRemove }: SideProps) {
  const letter = letterOf(place);
  const runs = (useAtomValue(runsAtom).data ?? []).filter(({ status }) => status === 'completed');
  const isProposed = (id: string) => proposed.some(({ taskId }) => taskId === id);
  const first = runs.filter(({ analysisId }) => isProposed(analysisId));
  const others = runs.filter(({ analysisId }) => !isProposed(analysisId));
  const run = runs.find(({ analysisId }) => analysisId === side.taskId);
  const slot = sideFiles[side.slot] as FileSlot;
  const file = useAtomValue(slot.fileAtom);
  const fileName = run?.fileName ?? (file.status === 'read' ? file.file.name : '');
  const options = (some: readonly AnalysisRecord[]) =>
    some.map((one) => (
      <option key={one.analysisId} value={one.analysisId}>
        {labelOf(one)}
      </option>
    ));
  return (
    <fieldset aria-label={TEXT.community(letter)} className="min-w-0 rounded-box border border-base-300 p-4">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="font-medium text-sm">{TEXT.community(letter)}</h3>
        {onRemove && (
          <IconButton label={TEXT.removeSide(letter)} icon={<X className="size-4" />} onClick={onRemove} />
        )}
      </div>
      <div className="mb-3 grid gap-3 sm:grid-cols-[1fr_12rem]">
        <FormField label={TEXT.source}>
          {(control) => (
            <select
              {...control}
              className="select w-full"
              value={side.taskId ?? ''}
              onChange={({ target }) => onChange({ ...side, taskId: target.value || null })}
            >
              <option value="">{TEXT.newFile}</option>
              {first.length > 0 && <optgroup label={TEXT.proposed}>{options(first)}</optgroup>}
              {others.length > 0 && <optgroup label={TEXT.earlierRuns}>{options(others)}</optgroup>}
            </select>
          )}
        </FormField>
        <FormField label={TEXT.sideName}>
          {(control) => (
            <input
              {...control}
              className="input w-full"
              value={side.name}
              maxLength={120}
              placeholder={fileName.replace(/\.\w+$/, '') || letter}
              onChange={({ target }) => onChange({ ...side, name: target.value })}
            />
          )}
        </FormField>
      </div>
      {side.taskId === null ? (
        <FileField slot={slot} label={TEXT.choose(letter)} />
      ) : (
        run && <p className="break-words text-muted text-sm">{TEXT.looksFor(ALL.listed(run.variables))}</p>
      )}
    </fieldset>
  );
}

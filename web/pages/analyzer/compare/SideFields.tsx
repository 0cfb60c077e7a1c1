import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import type { EarlierRun } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { dayText } from '@smops/core/platform/language/dates.model.js';
import { X } from 'lucide-react';
import { FormField } from '../../../components/form/FormField.js';
import { SearchSelect } from '../../../components/form/SearchSelect.js';
import type { FindPart } from '../../../components/form/useFound.js';
import type { FoundOption } from '../../../components/form/useSearchList.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { IconButton } from '../../../components/IconButton.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { type PreparedSide, sideFiles } from '../../../state/analyzer/sides.js';
import { useAtomValue } from '../../../state/atoms.js';
import type { FileSlot } from '../../../state/comment-file/file-slot.js';
import { listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { FileField } from '../prepare/FileField.js';
import { nameOf } from '../runs/RunName.js';

const TEXT = INSIGHT.compare;

export const letterOf = (place: number) => String.fromCharCode(65 + place);

interface SideProps {
  side: PreparedSide;
  place: number;
  /** Earlier runs that fit, best first; they stand above the others. */
  proposed: readonly EarlierRun[];
  onChange(side: PreparedSide): void;
  onRemove: (() => void) | undefined;
}

const NEW_FILE: FoundOption = { value: '', label: TEXT.newFile };

const optionOf = (run: AnalysisRecord, isProposed: boolean, zone: string): FoundOption => ({
  value: run.analysisId,
  label: `${nameOf(run)} · ${dayText(run.uploadDate, zone, CHINESE_SCREEN)}`,
  hint: [
    ...(isProposed ? [TEXT.proposed] : []),
    TEXT.comments(run.totalComments),
    `${listedWords(run.variables.slice(0, 3))}${run.variables.length > 3 ? '…' : ''}`,
  ].join(' · '),
});

/** One side: an earlier run or a new file, and its name. */
export function SideFields({ side, place, proposed, onChange, onRemove }: SideProps) {
  const letter = letterOf(place);
  const zone = useTimeZone();
  const { data: known, isLoading } = useAtomValue(runsAtom);
  const runs = (known ?? []).filter(({ status }) => status === 'completed');
  const isProposed = ({ analysisId }: AnalysisRecord) => proposed.some(({ taskId }) => taskId === analysisId);
  const run = runs.find(({ analysisId }) => analysisId === side.runId);
  const slot = sideFiles[side.slot] as FileSlot;
  const file = useAtomValue(slot.fileAtom);
  const fileName = run?.fileName ?? (file.status === 'read' ? file.file.name : '');
  const find: FindPart<FoundOption> = async (search, { offset, limit }) => {
    const wanted = search.toLowerCase();
    const found = [
      NEW_FILE,
      ...[...runs.filter(isProposed), ...runs.filter((one) => !isProposed(one))].map((one) =>
        optionOf(one, isProposed(one), zone),
      ),
    ].filter(({ label, hint = '' }) => `${label} ${hint}`.toLowerCase().includes(wanted));
    return { options: found.slice(offset, offset + limit), total: found.length };
  };
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
            <SearchSelect
              {...control}
              value={side.runId === null ? NEW_FILE : run && optionOf(run, false, zone)}
              find={find}
              onChange={({ value }) => onChange({ ...side, runId: value || null })}
              placeholder={TEXT.earlierRuns}
              disabled={isLoading}
            />
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
      {side.runId === null ? (
        <FileField slot={slot} label={TEXT.choose(letter)} />
      ) : (
        run && <p className="break-words text-muted text-sm">{TEXT.looksFor(listedWords(run.variables))}</p>
      )}
    </fieldset>
  );
}

import { NO_BEFORE } from '@smops/core/findings/findings.constants.js';
import type { EarlierRun } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { useMemo } from 'react';
import { FormField } from '../../components/form/FormField.js';
import { shortDate } from '../../components/format/dates.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { useScreenTag } from '../../components/format/Written.js';
import { earlierRunsAtom } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { useReportText } from './useReportText.js';

interface BeforeProps {
  taskId: string;
  /** A run, `none`, or nothing for the best one. */
  before: string;
  onChoose(before: string): void;
}

/** Which run the report compares with: the best one, another that may be the one before, or none. */
export function BeforeChoice({ taskId, before, onChoose }: BeforeProps) {
  const TEXT = useReportText();
  const tag = useScreenTag();
  const atom = useMemo(() => earlierRunsAtom(taskId), [taskId]);
  const { data } = useAtomValue(atom);
  const zone = useTimeZone();
  const runs = data ?? [];
  const best = runs.find(({ written }) => written === 'earlier');
  const nameOf = ({ fileName, writtenFrom, writtenTo }: EarlierRun) =>
    writtenFrom === null || writtenTo === null
      ? TEXT.before.withoutTime(fileName)
      : TEXT.before.written(fileName, shortDate(writtenFrom, zone, tag), shortDate(writtenTo, zone, tag));
  const isKnown = before === '' || before === NO_BEFORE || runs.some((run) => run.taskId === before);
  return (
    <FormField label={TEXT.before.label} hint={data && runs.length === 0 ? TEXT.before.nothing : undefined}>
      {(control) => (
        <select
          {...control}
          className="select w-full text-ellipsis pe-9"
          value={before}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{best === undefined ? TEXT.before.noBest : TEXT.before.best(nameOf(best))}</option>
          {runs.map((run) => (
            <option key={run.taskId} value={run.taskId}>
              {nameOf(run)}
            </option>
          ))}
          {!isKnown && <option value={before}>{TEXT.before.other(before.slice(0, 8))}</option>}
          <option value={NO_BEFORE}>{TEXT.before.none}</option>
        </select>
      )}
    </FormField>
  );
}

import { NO_BEFORE } from '@smops/core/judging/findings/findings.constants.js';
import type { EarlierRun } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { useMemo } from 'react';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { useScreenTag } from '../../components/format/Written.js';
import { shortDate } from '../../format/dates.js';
import { earlierRunsAtom } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { useReportText } from './useReportText.js';

/** In the list, where no run was chosen. */
const BEST = 'best';

interface BeforeProps {
  runId: string;
  /** A run, `none`, or nothing for the best one. */
  before: string;
  onChoose(before: string): void;
}

/** Which run the report compares with: the best one, another that may be the one before, or none. */
export function BeforeChoice({ runId, before, onChoose }: BeforeProps) {
  const TEXT = useReportText();
  const tag = useScreenTag();
  const atom = useMemo(() => earlierRunsAtom(runId), [runId]);
  const { data } = useAtomValue(atom);
  const zone = useTimeZone();
  const runs = data ?? [];
  const best = runs.find(({ written }) => written === 'earlier');
  const nameOf = ({ runName, writtenFrom, writtenTo }: EarlierRun) =>
    writtenFrom === null || writtenTo === null
      ? TEXT.before.withoutTime(runName)
      : TEXT.before.written(runName, shortDate(writtenFrom, zone, tag), shortDate(writtenTo, zone, tag));
  const isKnown = before === '' || before === NO_BEFORE || runs.some((run) => run.taskId === before);
  return (
    <FormField label={TEXT.before.label} hint={data && runs.length === 0 ? TEXT.before.nothing : undefined}>
      {(control) => (
        <Select
          {...control}
          value={before || BEST}
          options={[
            { value: BEST, label: best === undefined ? TEXT.before.noBest : TEXT.before.best(nameOf(best)) },
            ...runs.map((run) => ({ value: run.taskId, label: nameOf(run) })),
            ...(isKnown ? [] : [{ value: before, label: TEXT.before.other(before.slice(0, 8)) }]),
            { value: NO_BEFORE, label: TEXT.before.none },
          ]}
          onChange={(chosen) => onChoose(chosen === BEST ? '' : chosen)}
        />
      )}
    </FormField>
  );
}

import type { ComparisonRecord } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { Scale } from 'lucide-react';
import { tabAddress } from '../../../addresses/run-address.js';
import { Badge } from '../../../components/Badge.js';
import type { Column } from '../../../components/table/table-props.js';
import { comparisonsAtom } from '../../../state/analyzer/comparisons.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { EarlierList } from '../EarlierList.js';
import { INSIGHT } from '../insight.texts.js';
import { dateColumn, nameColumn, wordsColumn } from '../insight-columns.js';
import { STATUS_TONES } from '../runs/status-tones.js';

const TEXT = INSIGHT.compare;
const nameOf = ({ sides }: ComparisonRecord) => listedWords(sides.map((name) => name || ALL.runs.unnamed));

const columns: Column<ComparisonRecord>[] = [
  nameColumn(ALL.runs.file, nameOf, (one) => tabAddress('compare', one.taskId)),
  {
    id: 'status',
    header: ALL.runs.status,
    cell: (one) => <Badge tone={STATUS_TONES[one.status]}>{ALL.runs.statuses[one.status]}</Badge>,
  },
  wordsColumn(TEXT.variables, (one) => one.variables),
  dateColumn((one) => one.createdAt),
];

/** Earlier comparisons; each opens again under its own address. */
export const ComparisonsList = () => (
  <EarlierList
    texts={TEXT}
    atom={comparisonsAtom}
    columns={columns}
    nameOf={nameOf}
    idOf={(one) => one.taskId}
    icon={<Scale />}
    remove={({ taskId }) => client.call(COMPARISONS.delete, { taskId })}
    restore={({ taskId }) => client.call(COMPARISONS.restore, { taskId })}
    alsoRefetch={() => runsAtom.refetch()}
  />
);

import type { ExplorationRecord } from '@smops/core/judging/insight/explorations/exploration.schemas.js';
import { EXPLORATIONS } from '@smops/core/judging/insight/explorations/explorations.operations.js';
import { EXPLORATION } from '@smops/core/judging/insight/reports.texts.model.js';
import { Compass } from 'lucide-react';
import { tabAddress } from '../../../addresses/run-address.js';
import type { Column } from '../../../components/table/table-props.js';
import { explorationsAtom } from '../../../state/analyzer/explorations.js';
import { client } from '../../../state/client.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { EarlierList } from '../EarlierList.js';
import { INSIGHT } from '../insight.texts.js';
import { dateColumn, nameColumn, wordsColumn } from '../insight-columns.js';

const TEXT = INSIGHT.explore;
const nameOf = (one: ExplorationRecord) => one.fileName || ALL.runs.unnamed;

const columns: Column<ExplorationRecord>[] = [
  nameColumn(ALL.runs.file, nameOf, (one) => tabAddress('reactions', one.explorationId)),
  wordsColumn(EXPLORATION().themes, (one) => one.themes),
  {
    id: 'count',
    header: TEXT.count,
    align: 'right',
    cell: (one) => one.total.toLocaleString('en'),
    sortValue: (one) => one.total,
  },
  dateColumn((one) => one.createdAt),
];

/** Earlier explorations; each opens again under its own address. */
export const ExplorationsList = () => (
  <EarlierList
    texts={TEXT}
    atom={explorationsAtom}
    columns={columns}
    nameOf={nameOf}
    idOf={(one) => one.explorationId}
    icon={<Compass />}
    remove={({ explorationId }) => client.call(EXPLORATIONS.delete, { explorationId })}
  />
);

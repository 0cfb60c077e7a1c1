import type { ExportColumn } from '../../platform/export/safe-cell.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';
import { meanSentence, shareSentence } from './share-words.model.js';

/** The shares of a run as a table: which of the two each is, and what is missing for a corrected one. */
export const SHARE_COLUMNS: ExportColumn<VariableEstimate>[] = [
  { title: 'variable', value: ({ variable }) => variable },
  { title: 'kind', value: ({ estimate }) => estimate.kind },
  { title: 'comments', value: ({ estimate }) => estimate.count },
  { title: 'share', value: ({ estimate }) => estimate.share },
  { title: 'share_low', value: ({ estimate }) => estimate.low },
  { title: 'share_high', value: ({ estimate }) => estimate.high },
  { title: 'read', value: ({ estimate }) => estimate.read },
  { title: 'second_reader', value: ({ second }) => second?.label ?? null },
  { title: 'read_by_second', value: ({ second }) => second?.read ?? null },
  { title: 'machine_count', value: ({ machine }) => machine.count },
  { title: 'machine_share', value: ({ machine }) => machine.share },
  { title: 'needs_tagged', value: ({ needs }) => needs.tagged },
  { title: 'needs_untagged', value: ({ needs }) => needs.untagged },
  { title: 'says', value: shareSentence },
];

/** The score of a run as a table of one row. */
export const MEAN_COLUMNS: ExportColumn<MeanEstimate>[] = [
  { title: 'kind', value: ({ kind }) => kind },
  { title: 'mean', value: ({ mean }) => mean },
  { title: 'machine_mean', value: ({ machine }) => machine },
  { title: 'mean_low', value: ({ low }) => low },
  { title: 'mean_high', value: ({ high }) => high },
  { title: 'read', value: ({ read }) => read },
  { title: 'says', value: meanSentence },
];

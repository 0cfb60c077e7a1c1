import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import type { SERIES_UNITS } from '@smops/core/telling/series/series.constants.js';
import { SERIES } from '@smops/core/telling/series/series.operations.js';
import { client } from '../client.js';
import { reportLanguage } from '../language.js';
import { resourceAtom } from '../resource.js';

export interface SeriesChoice {
  unit?: (typeof SERIES_UNITS)[number] | undefined;
  copies?: 'once' | undefined;
  /** Of a series by analysis: what its shares rest on; the usual basis when left out. */
  basis?: Basis | undefined;
}

/** Two spans of days; without them the last seven days with comments and the seven before. */
export interface SpansChoice {
  from?: string;
  to?: string;
  beforeFrom?: string;
  beforeTo?: string;
}
const spansKey = ({ from = '', to = '', beforeFrom = '', beforeTo = '' }: SpansChoice) =>
  [from, to, beforeFrom, beforeTo].join(' ');

/** The shares of a codebook's variables over all of its completed runs. */
export const seriesAtom = (codebook: string, { unit, copies, basis }: SeriesChoice) =>
  resourceAtom({
    key: ['api', 'codebooks', codebook, 'series', unit ?? '', copies ?? '', basis ?? ''],
    load: () => client.call(SERIES.get, { codebook, unit, copies, basis }),
  });

/** Two spans of days side by side. */
export const periodsAtom = (codebook: string, spans: SpansChoice, { copies }: Pick<SeriesChoice, 'copies'>) =>
  resourceAtom({
    key: ['api', 'codebooks', codebook, 'series', 'periods', spansKey(spans), copies ?? ''],
    load: () => client.call(SERIES.comparePeriods, { codebook, ...spans, copies }),
  });

/** Words and themes that rose in the same days. */
export const risenAtom = (codebook: string, spans: SpansChoice) =>
  resourceAtom({
    key: ['api', 'codebooks', codebook, 'series', 'words', spansKey(spans)],
    load: () => client.call(SERIES.findRisenWords, { codebook, ...spans, language: reportLanguage() }),
  });

/** Texts of a run of which many copies came within a day. */
export const wavesAtom = (runId: string) =>
  resourceAtom({
    key: ['api', 'fb-analyzer', 'task', runId, 'waves'],
    load: () => client.call(NEAR_COPIES.waves, { taskId: runId }),
  });

/** Where the alarms of a codebook are sent. */
export const alarmDestinationsAtom = (codebook: string) =>
  resourceAtom({
    key: ['api', 'codebooks', codebook, 'alarm-destinations'],
    load: () => client.call(SERIES.getAlarms, { codebook }),
  });

import { OfCodebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { AlarmDestinations, SetAlarmDestinationsInput } from '@smops/core/telling/alarms/alarms.schemas.js';
import { getAlarmDestinations, setAlarmDestinations } from '@smops/core/telling/alarms/alarms.service.js';
import { comparePeriods, findRisenWords } from '@smops/core/telling/series/periods.service.js';
import { SERIES } from '@smops/core/telling/series/series.operations.js';
import {
  PeriodComparison,
  PeriodsInput,
  Risen,
  RisenInput,
  Series,
  SeriesInput,
} from '@smops/core/telling/series/series.schemas.js';
import { getSeries } from '@smops/core/telling/series/series.service.js';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { createRouter, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const of = { tag: 'Codebooks', params: OfCodebook };
const alarms = jsonResponse('Where they are sent', AlarmDestinations);

export const seriesRoutes = createRouter();

serve(
  seriesRoutes,
  SERIES.get,
  {
    ...of,
    query: SeriesInput,
    answer: jsonResponse('Shares by day, week or run', Series),
    expensive: 'answer',
  },
  (c, { codebook, ...input }) => getSeries(analyzerContextOf(c), codebook, input),
);
serve(
  seriesRoutes,
  SERIES.comparePeriods,
  {
    ...of,
    query: PeriodsInput,
    answer: jsonResponse('Each variable, the largest difference first', PeriodComparison),
    expensive: 'answer',
  },
  (c, { codebook, ...input }) => comparePeriods(analyzerContextOf(c), codebook, input),
);
serve(
  seriesRoutes,
  SERIES.findRisenWords,
  {
    ...of,
    query: RisenInput,
    answer: jsonResponse('What is said more than before', Risen),
    expensive: 'answer',
  },
  (c, { codebook, ...input }) => findRisenWords(analyzerContextOf(c), codebook, input),
);
serve(seriesRoutes, SERIES.getAlarms, { ...of, answer: alarms }, (c, { codebook }) =>
  getAlarmDestinations(contextOf(c), codebook),
);
serve(
  seriesRoutes,
  SERIES.setAlarms,
  { ...of, body: SetAlarmDestinationsInput, answer: alarms },
  (c, { codebook, ...input }) => setAlarmDestinations(contextOf(c), codebook, input),
);

import { CORE_ZH } from '@smops/core/platform/languages/zh/index.js';
import type { Texts } from '../catalogue.js';
import { cliAnalyze } from './analyze.js';
import { cliCodebooks } from './codebooks.js';
import { cliConnection } from './connection.js';
import { cliDeliveries } from './deliveries.js';
import { serverDoctor } from './doctor.js';
import { cliFailures, cliLanguage } from './failures.js';
import { help } from './help.js';
import { cliKeys } from './keys.js';
import { cliLearning } from './learning.js';
import { cliLists } from './lists.js';
import { cliMixed } from './mixed.js';
import { cliOutput } from './output.js';
import { cliPeople } from './people.js';
import { cliPortraits } from './portraits.js';
import { cliPreview } from './preview.js';
import { cliProgram } from './program.js';
import { cliReading } from './reading.js';
import { cliReports } from './reports.js';
import { cliSchedules } from './schedules.js';
import { cliScreens } from './screens.js';
import { cliSentiments } from './sentiments.js';
import { cliSeries } from './series.js';
import { serverStartUp } from './start-up.js';
import { cliStatistics } from './statistics.js';
import { cliSystem } from './system.js';
import { cliTui } from './tui.js';
import { words } from './words.js';

export const ZH: Texts = {
  ...CORE_ZH,
  cliAnalyze,
  cliCodebooks,
  cliConnection,
  cliKeys,
  cliFailures,
  cliLanguage,
  cliLearning,
  cliLists,
  cliOutput,
  cliPeople,
  cliPortraits,
  cliPreview,
  cliMixed,
  cliProgram,
  cliReading,
  cliDeliveries,
  cliReports,
  cliSchedules,
  cliScreens,
  cliSentiments,
  cliSeries,
  cliStatistics,
  cliSystem,
  cliTui,
  serverDoctor,
  serverStartUp,
  help,
  words,
};

import { CORE_MS } from '@smops/core/languages/ms/index.js';
import type { Texts } from '../catalogue.js';
import { cliAnalyze } from './analyze.js';
import { cliConnection } from './connection.js';
import { help } from './help.js';
import { cliLists } from './lists.js';
import { cliOutput } from './output.js';
import { cliPeople } from './people.js';
import { cliPortraits } from './portraits.js';
import { cliProgram } from './program.js';
import { cliSentiments } from './sentiments.js';
import { cliStatistics } from './statistics.js';
import { cliSystem } from './system.js';
import { words } from './words.js';

export const MS: Texts = {
  ...CORE_MS,
  cliAnalyze,
  cliConnection,
  cliLists,
  cliOutput,
  cliPeople,
  cliPortraits,
  cliProgram,
  cliSentiments,
  cliStatistics,
  cliSystem,
  help,
  words,
};

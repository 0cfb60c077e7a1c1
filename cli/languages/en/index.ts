import { CORE_EN } from '@smops/core/platform/languages/en/index.js';
import type { Texts } from '../catalogue.js';
import { cliMixed } from './mixed.js';
import { cliStatistics } from './statistics.js';

/** The terminal's other texts are English as written. */
export const EN: Partial<Texts> & typeof CORE_EN = { ...CORE_EN, cliMixed, cliStatistics };

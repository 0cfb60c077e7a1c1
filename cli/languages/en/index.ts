import { CORE_EN } from '@smops/core/languages/en/index.js';
import type { Texts } from '../catalogue.js';

/** The terminal's texts are English as written. */
export const EN: Partial<Texts> & typeof CORE_EN = { ...CORE_EN };

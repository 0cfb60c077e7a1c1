import { CORE_ZH } from '@smops/core/languages/zh/index.js';
import type { Texts } from '../catalogue.js';
import { help } from './help.js';

export const ZH: Texts = { ...CORE_ZH, help };

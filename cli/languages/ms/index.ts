import { CORE_MS } from '@smops/core/languages/ms/index.js';
import type { Texts } from '../catalogue.js';
import { help } from './help.js';

export const MS: Texts = { ...CORE_MS, help };

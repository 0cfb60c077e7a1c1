import type { Texts } from '../catalogue.js';
import { help } from './help.js';

export const ZH: Texts = { help };

import ROOMS from 'virtual:texts/zh';
import { CORE_ZH } from '@smops/core/platform/languages/zh/index.js';

export const ZH = { ...CORE_ZH, ...ROOMS };

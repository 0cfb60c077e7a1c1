import ROOMS from 'virtual:texts/ms';
import { CORE_MS } from '@smops/core/platform/languages/ms/index.js';

export const MS = { ...CORE_MS, ...ROOMS };

import ROOMS from 'virtual:texts/en';
import { CORE_EN } from '@smops/core/platform/languages/en/index.js';

export const EN = { ...CORE_EN, ...ROOMS };

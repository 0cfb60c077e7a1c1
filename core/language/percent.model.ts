import { currentLanguage } from './language.model.js';

/** A figure as a percentage: "24.6 %" in English and as written, "24.6%" as Chinese and Malay write it. */
export const percentText = (figure: number | string): string =>
  /^(zh|ms)$/.test(currentLanguage()) ? `${figure}%` : `${figure} %`;

import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { createContext, useContext } from 'react';
import { CHARTS_CHINESE, CHARTS_TEXT } from './charts.texts.js';

/** The words around charts; pages that are Chinese as written give their own. */
const ChartWords = createContext(CHARTS_TEXT);

export const ChartWordsProvider = ChartWords.Provider;
export const useChartWords = () => useContext(ChartWords);

/** For pages that are Chinese as written. */
export const CHINESE_AS_WRITTEN = currentLanguage() === 'written' ? CHARTS_CHINESE : CHARTS_TEXT;

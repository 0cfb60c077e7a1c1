import { createContext, useContext } from 'react';
import { CHARTS_TEXT } from './charts.texts.js';

/** The words around charts; pages that are Chinese as written give their own. */
const ChartWords = createContext(CHARTS_TEXT);

export const ChartWordsProvider = ChartWords.Provider;
export const useChartWords = () => useContext(ChartWords);

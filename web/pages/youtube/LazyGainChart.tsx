import { later } from '../../components/Later.js';

export const LazyGainChart = later(async () => (await import('./GainChart.js')).GainChart, 'h-56');

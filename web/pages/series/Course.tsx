import { sparklineScene } from '@smops/core/platform/charts/sparkline.js';
import { SmallChart } from '../../charts/SmallChart.js';

/** Values over time as a small chart; `label` says the course in words. */
export const Course = ({
  label,
  values,
  width = 120,
}: {
  label: string;
  values: readonly number[];
  width?: number;
}) => (
  <SmallChart scene={sparklineScene({ label, values, width, height: 22 })} className="block max-w-full" />
);

/** A point of the chart, in px. */
export interface Point {
  x: number;
  y: number;
  record: { id: number; analyzeDate: string; sentimentScore: string };
}

export const CHART = { height: 200, left: 28, right: 12, top: 10, bottom: 24 } as const;
export const SCORE_LINES = [0, 4, 7, 10] as const;

/** Where a score stands. */
export const yOfScore = (score: number): number =>
  CHART.top + (1 - score / 10) * (CHART.height - CHART.top - CHART.bottom);

/** Records as points by their dates, in the order given, on a chart so wide; records of one moment stand in the middle. */
export function pointsOf(records: readonly Point['record'][], chartWidth: number): Point[] {
  const times = records.map((record) => Date.parse(record.analyzeDate));
  const first = Math.min(...times);
  const span = Math.max(...times) - first;
  const width = chartWidth - CHART.left - CHART.right;
  return records.map((record, index) => ({
    x: CHART.left + (span === 0 ? 0.5 : ((times[index] ?? first) - first) / span) * width,
    y: yOfScore(Number(record.sentimentScore)),
    record,
  }));
}

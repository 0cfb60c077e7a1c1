import { partsScene } from '@smops/core/platform/charts/parts.js';
import { SmallChart } from './SmallChart.js';
import { useWidth } from './useWidth.js';

export interface SentimentPartsProps {
  positive: number;
  neutral: number;
  negative: number;
  /** The numbers in a sentence. */
  label: string;
  /** Default: as wide as its place. */
  width?: number;
}

/** The sentiments of a file as one thin bar. */
export function SentimentParts({ positive, neutral, negative, label, width }: SentimentPartsProps) {
  const [box, room] = useWidth();
  const wide = width ?? room;
  return (
    <span ref={box as React.RefObject<HTMLDivElement | null>} className="block h-3 overflow-hidden">
      {wide > 0 && (
        <SmallChart
          className="block rounded-xs"
          scene={partsScene({
            label,
            width: wide,
            barHeight: 12,
            rows: [
              {
                key: 'all',
                parts: [
                  { key: 'negative', name: '', count: negative, role: 'negative' },
                  { key: 'neutral', name: '', count: neutral, role: 'neutral' },
                  { key: 'positive', name: '', count: positive, role: 'positive' },
                ],
              },
            ],
            words: { name: '' },
          })}
        />
      )}
    </span>
  );
}

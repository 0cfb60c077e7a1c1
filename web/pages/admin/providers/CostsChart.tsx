import { costScene, costSeries } from '@smops/core/analysis/analyzer/providers/cost-months.model.js';
import type { ProviderCosts } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { dateFormat } from '@smops/core/platform/language/dates.model.js';
import { withMalayAugust } from '@smops/core/platform/language/month.model.js';
import { useCallback, useMemo } from 'react';
import { Frame } from '../../../charts/Frame.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { todayIn } from '../../../format/dates.js';
import { tagOf } from '../../../state/language.js';
import { COSTS_TEXT as TEXT } from './providers.texts.js';

const HEIGHT = 190;

/** What the providers have charged in each of the last twelve months. */
export function CostsChart({ costs }: { costs: ProviderCosts }) {
  const zone = useTimeZone();
  const series = useMemo(() => costSeries(costs), [costs]);
  const draw = useCallback(
    (width: number) => {
      const month = (options: Intl.DateTimeFormatOptions) => {
        const format = dateFormat(options, 'UTC', tagOf('en-GB'));
        return (name: string) => withMalayAugust(format.format(new Date(`${name}-01T00:00:00Z`)));
      };
      return costScene(costs, {
        current: todayIn(zone).slice(0, 7),
        width,
        height: HEIGHT,
        label: TEXT.chart,
        words: { column: TEXT.columns.month, all: TEXT.all },
        name: month({ month: 'long', year: 'numeric' }),
        tick: month({ month: 'short' }),
      });
    },
    [costs, zone],
  );
  return (
    <Frame
      level={2}
      title={TEXT.chart}
      about={[TEXT.about]}
      isCaptionShown={false}
      legend={series}
      draw={draw}
    />
  );
}

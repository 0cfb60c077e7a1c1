import { ENGAGEMENT_PARTS, engagementScene } from '@smops/core/channels/facebook/engagement-scene.model.js';
import type { Engagement } from '@smops/core/channels/facebook/facebook.schemas.js';
import { useCallback } from 'react';
import { Frame } from '../../charts/Frame.js';
import { CHINESE_AS_WRITTEN, ChartWordsProvider } from '../../charts/words.js';
import { Select } from '../../components/form/Select.js';
import { CHINESE_SCREEN } from '../../components/format/Written.js';
import { useUrlState } from '../../components/useUrlState.js';
import { calendarDay, dayTick } from '../../format/dates.js';
import { FACEBOOK_TEXT } from './facebook.texts.js';

const TEXT = FACEBOOK_TEXT.engagement;
const HEIGHT = 168;
const LEGEND = ENGAGEMENT_PARTS.map(({ key, role }) => ({ role, name: FACEBOOK_TEXT[key] }));

const ALL = 'all';
const MEASURES = [
  { value: ALL, label: TEXT.every },
  ...ENGAGEMENT_PARTS.map(({ key }) => ({ value: key as string, label: FACEBOOK_TEXT[key] })),
];

const told = (day: string) => calendarDay(day, CHINESE_SCREEN);
const span = (from: string, to: string) => (from === to ? told(from) : `${told(from)} – ${told(to)}`);

interface Props {
  engagement: Engagement;
  /** How many posts the filter leaves. */
  found: number;
  /** Days were drawn over or clicked. */
  onDays(from: string, to: string): void;
}

/** What the posts of each day got; a click or a stroke over columns narrows the list to their days. */
export function EngagementChart({ engagement, found, onDays }: Props) {
  const { unit, spans } = engagement;
  const [measure, setMeasure] = useUrlState('measure', ALL);
  const only = ENGAGEMENT_PARTS.find(({ key }) => key === measure)?.key;
  const draw = useCallback(
    (width: number) =>
      engagementScene(engagement, {
        width,
        height: HEIGHT,
        only,
        words: {
          label: TEXT.titles[engagement.unit],
          parts: FACEBOOK_TEXT,
          span: (from, to, posts) => TEXT.span(span(from, to), posts),
          tick: (day) => dayTick(day, CHINESE_SCREEN),
          when: TEXT.when,
          all: TEXT.all,
        },
      }),
    [engagement, only],
  );
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const endOf = (start: string) => spans.find(({ from }) => from === start)?.to ?? start;
  return (
    <ChartWordsProvider value={CHINESE_AS_WRITTEN}>
      <Frame
        level={2}
        className="panel px-4 py-3"
        title={TEXT.titles[unit]}
        legend={only === undefined ? LEGEND : []}
        tools={
          <Select
            label={TEXT.measure}
            size="small"
            className="w-32"
            value={only ?? ALL}
            options={MEASURES}
            onChange={setMeasure}
          />
        }
        about={[span(first.from, last.to), TEXT.posts(found), TEXT.method]}
        draw={draw}
        onSelect={({ key }) => onDays(key, endOf(key))}
        onRange={(from, to) => onDays(from, endOf(to))}
      />
    </ChartWordsProvider>
  );
}

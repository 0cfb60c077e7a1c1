import type { Home } from '@smops/core/telling/home/home.schemas.js';
import { ScoreChart } from '../sentiments/ScoreChart.js';
import { HOME_TEXT } from './home.texts.js';

const TEXT = HOME_TEXT.score;

/** The scores of four weeks with the comments they rest on. */
export const ScoreCurve = ({ scores }: { scores: NonNullable<Home['scores']> }) => (
  <ScoreChart
    className="min-w-0"
    title={TEXT.title}
    isTitleShown={false}
    label={TEXT.chart(scores.at(-1)?.sentimentScore ?? '')}
    about={[TEXT.about(scores.length)]}
    scores={scores}
    height={170}
  />
);

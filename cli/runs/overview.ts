import { FILTER } from '@smops/core/analysis/analyzer/overview/filter-words.texts.model.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { OVERVIEW } from '@smops/core/analysis/analyzer/overview/overview.texts.model.js';
import {
  peakTexts,
  timeScene,
  variablesScene,
} from '@smops/core/analysis/analyzer/overview/overview-scenes.model.js';
import { shareOf } from '@smops/core/platform/charts/figures.js';
import { CELL } from '@smops/core/platform/charts/scene-blocks.js';
import { listed } from '@smops/core/platform/language/language.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { Io } from '../output/io.js';
import { sanitize } from '../output/output.js';
import { printScene, sceneWidth } from '../output/print-scene.js';
import { analyzeTexts } from './analyze.texts.js';

const TIME_ROWS = 9;
const count = (value: number) => value.toLocaleString('en');

const part = (of: number, whole: number) => percentOf(shareOf(of, whole));

/** The counts of a run as the dashboard has them, in its order: answer, languages, time, variables (of `of` comments), tiers. */
export function printOverview(
  io: Io,
  overview: RunOverview,
  { of, timeZone }: { of: number; timeZone: string },
): void {
  const { comments, matching, sentiment, variables, time, languages, tiers, judged, mean } = overview;
  const width = sceneWidth(io);
  const texts = analyzeTexts();
  const say = OVERVIEW();
  const names: Record<string, string | undefined> = FILTER().languageNames;
  const sentiments = texts.sentimentCounts(
    count(sentiment.positive),
    count(sentiment.neutral),
    count(sentiment.negative),
  );
  const told = [
    texts.matchingComments(count(matching), count(comments)),
    sentiments,
    ...(mean === null ? [] : [texts.meanScore(mean.toFixed(1))]),
  ];
  io.out(`${texts.sentence(told.join(texts.betweenParts))}\n`);
  const spoken = languages.reduce((sum, one) => sum + one.count, 0);
  const parts = languages.map(
    (one) => `${names[one.language] ?? sanitize(one.language)} ${part(one.count, spoken)}`,
  );
  io.out(`${texts.inLanguages(listed(parts))}\n\n`);
  if (time === null) io.out(`${say.noTimes}\n`);
  else {
    io.out(`${say.byTime[time.unit]}\n`);
    printScene(io, timeScene(time, { width, height: TIME_ROWS * CELL.height, timeZone }));
    for (const peak of peakTexts(time, timeZone)) io.out(`${sanitize(peak)}\n`);
  }
  io.out(`\n${texts.sentence(say.variables)}${texts.between}${say.sides}\n`);
  const ranked = [...variables].sort((one, two) => two.count - one.count);
  printScene(io, variablesScene(ranked, { width, whole: of, inBlocks: true, withTrend: time !== null }));
  io.out('\n');
  io.out(
    `${texts.tierCounts(count(tiers.certain), count(tiers.likely), count(tiers.none), count(judged.yes))}\n`,
  );
}

import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import { percentText } from '@smops/core/language/percent.model.js';
import type { ZoneClock } from '../connection/clock.js';
import type { Io } from '../output/io.js';
import { renderTable } from '../output/output.js';
import { word } from '../output/words.js';
import { analyzeTexts } from './analyze.texts.js';

type Variable = RunOverview['variables'][number];

const count = (value: number) => value.toLocaleString('en');
const share = (part: number, whole: number) =>
  percentText((whole === 0 ? 0 : (part / whole) * 100).toFixed(1));

/** The counts of a run, in the order of the dashboard. */
export function printOverview(io: Io, overview: RunOverview, clock: ZoneClock): void {
  const { comments, matching, sentiment, variables, time } = overview;
  const width = io.isOutTty ? io.columns : undefined;
  const texts = analyzeTexts();
  const sentiments = texts.sentimentCounts(
    count(sentiment.positive),
    count(sentiment.neutral),
    count(sentiment.negative),
  );
  io.out(`${texts.matchingComments(count(matching), count(comments))}; ${sentiments}.\n`);
  for (const peak of time?.peaks ?? []) {
    const when = [clock.told.day(peak.from), clock.told.day(new Date(Date.parse(peak.to) - 1).toISOString())];
    const what = peak.variable ?? texts.theseComments;
    io.out(
      `${texts.peak(what, [...new Set(when)].join(' – '), share(peak.share, 1), share(peak.elsewhere, 1))}\n`,
    );
  }
  io.out('\n');
  const columns = [
    { title: 'VARIABLE', value: ({ variable }: Variable) => variable, flexible: true },
    { title: 'COMMENTS', value: (one: Variable) => one.count },
    { title: 'SHARE', value: (one: Variable) => share(one.count, comments) },
    { title: 'POSITIVE', value: ({ positive }: Variable) => positive },
    { title: 'NEUTRAL', value: ({ neutral }: Variable) => neutral },
    { title: 'NEGATIVE', value: ({ negative }: Variable) => negative },
  ];
  io.out(renderTable(variables, columns, width, io));
  io.out('\n');
  const languages = overview.languages.map((one) => [one.language, one.count] as const);
  io.out(
    renderTable(
      languages,
      [
        { title: 'LANGUAGE', value: ([language]) => word(language) },
        { title: 'COMMENTS', value: ([, comments]) => comments },
      ],
      width,
      io,
    ),
  );
}

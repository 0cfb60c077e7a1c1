import { DIFFERENCES } from '@smops/core/analysis/shares/differences.texts.model.js';
import { fewText } from '@smops/core/judging/estimates/share-words.model.js';
import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import type {
  ComparedSide,
  ComparedVariable,
  Comparison,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { shownVariables } from '@smops/core/judging/insight/comparisons/comparison-charts.model.js';
import { largestOf } from '@smops/core/judging/insight/comparisons/largest-contrast.model.js';
import { differenceWord } from '@smops/core/judging/insight/difference-size.model.js';
import { COMPARISON } from '@smops/core/judging/insight/reports.texts.model.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { Io } from '../output/io.js';
import { sanitize } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import { analyzeTexts } from './analyze.texts.js';

const points = (rate: number) => `${rate > 0 ? '+' : ''}${(rate * 100).toFixed(1)}`;
const letterOf = (place: number) => String.fromCharCode(65 + place);

const largest = ({ raw }: ComparedVariable) => largestOf(raw);

const columnsOf = (sides: number) => [
  {
    title: 'VARIABLE',
    value: (one: ComparedVariable) => one.variable + (one.isThin ? ' *' : ''),
    flexible: true,
  },
  ...Array.from({ length: sides }, (_, at) => ({
    title: letterOf(at),
    value: ({ raw: { sides } }: ComparedVariable) => {
      const side = sides[at];
      return side === undefined ? '' : (fewText(side) ?? percentOf(side.rate));
    },
  })),
  {
    title: sides === 2 ? 'A−B' : 'LARGEST',
    value: (one: ComparedVariable) => {
      const { contrast, place } = largest(one);
      return `${sides === 2 ? '' : `${letterOf(place)} `}${points(contrast.difference)}`;
    },
  },
  {
    title: '95%',
    value: (one: ComparedVariable) => {
      const { low, high } = largest(one).contrast;
      return `${points(low)}..${points(high)}`;
    },
  },
  {
    title: 'SIZE',
    value: (one: ComparedVariable) => DIFFERENCES().sizes[differenceWord(largest(one).contrast, one.isThin)],
  },
  { title: 'BASIS', value: (one: ComparedVariable) => SHARES().basis[one.raw.basis] },
  {
    title: 'p (HOLM)',
    value: (one: ComparedVariable) => {
      const { pAdjusted } = largest(one).contrast;
      return pAdjusted < 0.001 ? '<0.001' : pAdjusted.toFixed(3);
    },
  },
];

/** "A  Penang: 5000 comments, 4210 texts; negative 55%, neutral 7%, positive 38%; score 4.2". */
function sideText(
  { name, total, texts, mean, negative, neutral, positive }: ComparedSide,
  at: number,
): string {
  const say = analyzeTexts();
  const [first, all] = [
    say.side(letterOf(at), sanitize(name), countText(total)),
    negative + neutral + positive,
  ];
  const counted = texts === null ? first : `${first}, ${say.sideTexts(countText(texts))}`;
  if (mean === null || all === 0) return counted;
  const [bad, calm, good] = [negative, neutral, positive].map((part) => percentOf(part / all));
  return `${counted}; ${say.sideFeels(bad ?? '', calm ?? '', good ?? '', mean.toFixed(1))}`;
}

/** What is said in words, the names of the sides, and the variables with the largest difference first. */
export function printComparison(io: Io, comparison: Comparison): void {
  const { sides, summary, variables, isMixed } = comparison;
  io.out(`${summary.split('\n').map(sanitize).join('\n')}\n\n`);
  for (const [at, side] of sides.entries()) io.out(`${sideText(side, at)}\n`);
  if (comparison.copies === 'once') io.out(`${COMPARISON().once}\n`);
  if (isMixed) io.out(`${COMPARISON().mixed}\n`);
  io.out('\n');
  const view = { weighting: 'raw', sort: 'difference', onlyNotable: false } as const;
  printTable(io, shownVariables(variables, view), columnsOf(sides.length));
  if (variables.some((one) => one.isThin)) io.out(`${analyzeTexts().fewComments}\n`);
}

import { z } from 'zod';
import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { OfRun } from '../../analysis/analyzer/of-run.schemas.js';
import { SENTIMENT_KEY, variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import {
  type DrawnWords,
  listDrawnWords,
  type Reader,
  readersOf,
} from '../../analysis/judgements/drawn-words.service.js';
import type { Verdict } from '../../analysis/judgements/judgements.table.js';
import { nameFor } from '../../analysis/judgements/said.service.js';
import { wilsonInterval } from '../../analysis/shares/proportions.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { named } from '../../platform/export/columns.texts.model.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { exportedFile, tableFile } from '../../platform/export/table-file.js';
import { verb } from '../../platform/operations/verb.js';
import {
  type Coefficient,
  cohensKappa,
  gwetsAc1,
  krippendorffsAlpha,
  pairAgreement,
} from '../insight/agreement/agreement.js';
import {
  ac1OfReaders,
  alphaOfReaders,
  type LabelCounts,
  percentAgreement,
} from '../insight/agreement/reader-agreement.js';
import { ReaderAgreement, type ReaderPair } from './reader-agreement.schemas.js';
import { AGREEMENT_FORMATS } from './reading.constants.js';
import { READING } from './reading.operations.js';

const TAGS: readonly Verdict[] = ['yes', 'no'];
const SENTIMENTS: readonly Verdict[] = ['positive', 'neutral', 'negative'];

/** What each reader says of each text on one variable: a row per text, a place per reader. */
function verdictsOn(words: DrawnWords, key: string, readers: readonly Reader[]): (Verdict | undefined)[][] {
  return [...words.values()].map((ofText) => {
    const rows = ofText.get(key) ?? [];
    return readers.map(({ person }) => rows.find((row) => row.person === person)?.verdict);
  });
}

const flat = ({ value, interval }: Pick<Coefficient, 'value' | 'interval'>) => ({
  value,
  low: interval?.low ?? null,
  high: interval?.high ?? null,
});

/** How two readers agree; undefined where no text has both. */
function pairOf(
  texts: readonly (Verdict | undefined)[][],
  labels: readonly Verdict[],
  first: number,
  second: number,
): ReaderPair | undefined {
  const table = labels.map((a) =>
    labels.map((b) => texts.filter((verdicts) => verdicts[first] === a && verdicts[second] === b).length),
  );
  const comments = table.flat().reduce((sum, count) => sum + count, 0);
  if (comments === 0) return undefined;
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  if (labels === TAGS) {
    const counts = { both: at(0, 0), onlyFirst: at(0, 1), onlySecond: at(1, 0), neither: at(1, 1) };
    const { percent, kappa, ac1, alpha, positive } = pairAgreement(counts);
    const coefficients = { kappa: flat(kappa), ac1: flat(ac1), alpha: flat(alpha) };
    return { first, second, comments, percent, ...coefficients, positive };
  }
  const { observed, kappa, interval } = cohensKappa(table);
  const hits = labels.reduce((sum, _, place) => sum + at(place, place), 0);
  return {
    first,
    second,
    comments,
    percent: { value: observed, ...wilsonInterval({ hits, total: comments }) },
    kappa: flat({ value: kappa, interval }),
    ac1: flat(gwetsAc1(table)),
    alpha: flat(krippendorffsAlpha(table)),
    positive: null,
  };
}

/**
 * How far the readers of a run's drawn comments say the same, per variable and for the sentiment: all together, and each pair.
 * Only what each said alone counts; settled verdicts do not. Throws NOT_FOUND.
 */
export const getReaderAgreement = verb(
  READING.agreement,
  { of: OfRun, answer: ['Per variable, and for the sentiment', ReaderAgreement], expensive: 'answer' },
  async (ctx: AnalyzerContext, { taskId: runId }) => {
    const run = await requireAnalysis(ctx, runId);
    const words = await listDrawnWords(ctx.db, run);
    const readers = readersOf(words, run);
    const you = judgeOf(ctx.actor).person;
    const agreementOn = (variable: string | null, key: string, labels: readonly Verdict[]) => {
      const texts = verdictsOn(words, key, readers);
      const counts: LabelCounts[] = texts.map((verdicts) =>
        labels.map((label) => verdicts.filter((verdict) => verdict === label).length),
      );
      const pairs = readers.flatMap((_, first) =>
        readers.slice(first + 1).flatMap((_, more) => pairOf(texts, labels, first, first + 1 + more) ?? []),
      );
      return {
        variable,
        comments: counts.filter((ofText) => ofText.reduce((sum, count) => sum + count, 0) >= 2).length,
        percent: percentAgreement(counts),
        ac1: flat(ac1OfReaders(counts)),
        alpha: flat(alphaOfReaders(counts)),
        pairs,
      };
    };
    return {
      taskId: run.analysisId,
      readers: readers.map((reader) => ({ reader: nameFor(ctx, reader), isYou: reader.person === you })),
      variables: [
        ...run.variables.map((variable) => agreementOn(variable.name, variableKeyOf(variable), TAGS)),
        agreementOn(null, SENTIMENT_KEY, SENTIMENTS),
      ],
    };
  },
);

const FIGURES = ['percent', 'kappa', 'ac1', 'alpha', 'positive'] as const;

/** A line of the table: all readers together, or a pair. */
type AgreementRow = { variable: string; readers: string; comments: number } & Partial<
  Record<(typeof FIGURES)[number], { value: number | null; low: number | null; high: number | null } | null>
>;

const ENDS = ['value', 'low', 'high'] as const;

/** A column named positive is that of positive comments in other files. */
const titleOf = (figure: (typeof FIGURES)[number]) => (figure === 'positive' ? 'yes_agreement' : figure);

const COLUMNS: ExportColumn<AgreementRow>[] = [
  { title: 'variable', value: (row) => row.variable },
  { title: 'readers', value: (row) => row.readers },
  { title: 'comments', value: (row) => row.comments },
  ...FIGURES.flatMap((figure) =>
    ENDS.map((end) => ({
      title: end === 'value' ? titleOf(figure) : `${titleOf(figure)}_${end}`,
      value: (row: AgreementRow) => row[figure]?.[end] ?? null,
    })),
  ),
];

/** The agreement of a run's readers as a file; a reader whose name the caller may not read has a number. Throws NOT_FOUND. */
export const exportReaderAgreement = verb(
  READING.exportAgreement,
  {
    of: OfRun,
    input: z.object({ format: z.enum(AGREEMENT_FORMATS) }),
    formats: AGREEMENT_FORMATS,
    expensive: 'file',
  },
  async (ctx: AnalyzerContext, { taskId: runId, format }) => {
    const agreement = await getReaderAgreement(ctx, { taskId: runId });
    const name = 'readers';
    if (format === 'json') return exportedFile(name, format, [JSON.stringify(agreement)]);
    const nameOf = (place: number) => agreement.readers[place]?.reader ?? String(place + 1);
    const rows = agreement.variables.flatMap(
      ({ variable, comments, percent, ac1, alpha, pairs }): AgreementRow[] => {
        const called = variable ?? SENTIMENT_KEY;
        return [
          {
            variable: called,
            readers: 'all',
            comments,
            percent: { value: percent, low: null, high: null },
            ac1,
            alpha,
          },
          ...pairs.map(({ first, second, ...pair }) => ({
            ...pair,
            variable: called,
            readers: `${nameOf(first)} / ${nameOf(second)}`,
          })),
        ];
      },
    );
    return tableFile(name, format, { sheet: name, columns: named(COLUMNS), pages: [rows] });
  },
);

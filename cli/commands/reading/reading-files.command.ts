import type { ReaderAgreement } from '@smops/core/judging/reading/reader-agreement.schemas.js';
import { AGREEMENT_FORMATS, QUEUE_FORMATS } from '@smops/core/judging/reading/reading.constants.js';
import { READING } from '@smops/core/judging/reading/reading.operations.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import type { ExitCode } from '../../failures/exit-codes.js';
import { openInput } from '../../input/open-input.js';
import { checkOutput, formatOfEnding } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import { saveAndTell, saveBody } from '../../output/save-body.js';
import type { Call, Deed, Instead } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';

/** Writes the queue into a file to be filled in. */
function exportQueue(call: Call): Promise<ExitCode | undefined> {
  const path = call.args[1] as string;
  const format = formatOfEnding(path, QUEUE_FORMATS, '--export');
  checkOutput(path);
  return call.withConnection({}, async ({ client }) => {
    const id = await findRun(client, call.args[0] as string);
    await saveBody(call.io, await client.download(READING.exportQueue, { taskId: id, format }), path);
    if (call.json) call.io.out(`${JSON.stringify({ id, file: path })}\n`);
    else call.io.out(`${analyzeTexts().queueWritten(sanitize(path))}\n`);
    return undefined;
  });
}

const fileArgument = { name: '<file>', description: 'the file' };

const exporting: Deed = {
  summary: 'write all that you have still to read, to be filled in; ends in xlsx or csv',
  arguments: [idArgument, fileArgument],
  examples: ['smops read last --export to-read.xlsx'],
  run: exportQueue,
};

const importing: Deed = {
  summary: 'store the verdicts that you have filled in of an exported queue',
  description:
    'In a row that is read, x, 1 or yes under a variable means that the comment mentions it, and an empty cell that it does not; put x under read where it mentions none. Rows with nothing in them stay to be read. A file with a fault is refused with line and column, and nothing of it is stored; the same file a second time changes nothing.',
  arguments: [idArgument, { name: '<file>', description: 'the file, or - for standard input' }],
  examples: ['smops read last --import to-read.xlsx'],
  async run(call) {
    const { args, io, json } = call;
    const file = await openInput(call, args[1] as string);
    return await call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const report = await client.call(READING.importQueue, { taskId: id, ...file });
      if (json) io.out(`${JSON.stringify({ id, ...report })}\n`);
      else {
        const { stored, unchanged, unread, flagged } = report;
        io.out(
          `${analyzeTexts().verdictsStored(countText(stored), countText(unchanged), countText(unread), countText(flagged))}\n`,
        );
      }
      return undefined;
    });
  },
};

interface Row {
  variable: string;
  readers: string;
  comments: number;
  percent: number | null;
  kappa?: Figure;
  ac1: Figure;
  alpha: Figure;
  positive: number | null;
}
type Figure = { value: number | null; low: number | null; high: number | null };

const percent = (share: number | null) => (share === null ? '-' : percentOf(share));
/** "0.81 (0.72–0.90)". */
const figure = (one: Figure | undefined): string => {
  if (one === undefined || one.value === null) return '-';
  const range =
    one.low === null || one.high === null ? '' : ` (${one.low.toFixed(2)}–${one.high.toFixed(2)})`;
  return `${one.value.toFixed(2)}${range}`;
};

const readerColumns = [
  { title: 'VARIABLE', value: ({ variable }: Row) => sanitize(variable), flexible: true },
  { title: 'READERS', value: ({ readers }: Row) => sanitize(readers) },
  { title: 'COMMENTS', value: ({ comments }: Row) => comments, isCount: true },
  { title: 'AGREE', value: (row: Row) => percent(row.percent) },
  { title: 'KAPPA', value: ({ kappa }: Row) => figure(kappa) },
  { title: 'AC1', value: ({ ac1 }: Row) => figure(ac1) },
  { title: 'ALPHA', value: ({ alpha }: Row) => figure(alpha) },
  { title: 'YES', value: ({ positive }: Row) => percent(positive) },
];

function rowsOf({ readers, variables }: ReaderAgreement): Row[] {
  const say = analyzeTexts();
  const nameOf = (place: number) => {
    const one = readers[place];
    return one?.isYou ? say.you : (one?.reader ?? say.readerNumber(place + 1));
  };
  return variables.flatMap(({ variable, comments, percent: share, ac1, alpha, pairs }) => [
    {
      variable: variable ?? say.theSentiment,
      readers: say.allReaders,
      comments,
      percent: share,
      ac1,
      alpha,
      positive: null,
    },
    ...(readers.length > 2 || pairs.length > 0 ? pairs : []).map((pair) => ({
      ...pair,
      variable: variable ?? say.theSentiment,
      readers: `${nameOf(pair.first)} / ${nameOf(pair.second)}`,
      percent: pair.percent?.value ?? null,
      positive: pair.positive?.value ?? null,
    })),
  ]);
}

const readers: Deed = {
  summary: 'how far the readers of the drawn comments say the same',
  description:
    "Per variable, for all readers and each pair: the share on which they agree, Cohen's kappa, Gwet's AC1 and Krippendorff's alpha with 95% intervals, and agreement on yes alone. Only what each said alone counts. Names of others are shown to admins only.",
  arguments: [idArgument],
  options: [
    { flags: '-o, --out <file>', description: `write the numbers; ends in ${AGREEMENT_FORMATS.join(', ')}` },
  ],
  examples: ['smops read last --agreement', 'smops read last --agreement --out readers.csv'],
  run: (call) => {
    const { args, options, io, json } = call;
    const out = typeof options.out === 'string' ? options.out : undefined;
    const format = out === undefined ? undefined : formatOfEnding(out, AGREEMENT_FORMATS);
    if (out !== undefined) checkOutput(out);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const agreement = await client.call(READING.agreement, { taskId: id });
      if (out !== undefined && format !== undefined)
        await saveAndTell(call, await client.download(READING.exportAgreement, { taskId: id, format }), out);
      if (json) io.out(`${JSON.stringify(agreement)}\n`);
      else if (agreement.readers.length < 2) io.out(`${analyzeTexts().oneReader}\n`);
      else printTable(io, rowsOf(agreement), readerColumns);
      return undefined;
    });
  },
};

/** What `smops read` does with spreadsheets, and with what several readers said. */
export const readingFileParts: readonly Instead[] = [
  { option: { flags: '--export <file>' }, does: exporting },
  { option: { flags: '--import <file>' }, does: importing },
  { option: { flags: '--agreement' }, does: readers },
];

import { countText } from '@smops/core/platform/language/count.model.js';
import { TRANSFER_FORMATS, type TransferFormat } from '@smops/core/records/transfer/transfer.constants.js';
import type { ImportReport } from '@smops/core/records/transfer/transfer.schemas.js';
import { EXIT } from '../failures/exit-codes.js';
import { usageError } from '../failures/failures.js';
import { openInput } from '../input/open-input.js';
import { checkOutput, formatOfEnding } from '../output/check-output.js';
import { sanitize } from '../output/output.js';
import { saveAndTell } from '../output/save-body.js';
import type { Call, CommandSpec, Deed } from '../program/command.js';
import { filterOf } from './filter-options.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';

/** Problems shown to people; `--json` has them all. */
const SHOWN = 50;

function printReport({ io, json }: Call, report: ImportReport): void {
  if (json) {
    io.out(`${JSON.stringify(report)}\n`);
    return;
  }
  for (const { line, field, message } of report.problems.slice(0, SHOWN)) {
    io.err(sanitize(`${listsTexts().line(line)}${field === null ? '' : `, ${field}`}: ${message}`));
    io.err('\n');
  }
  const hidden = report.problems.length - Math.min(SHOWN, report.problems.length) + report.problemsOmitted;
  if (hidden > 0) io.err(`${listsTexts().moreProblems(hidden)}\n`);
  if (report.ignoredColumns.length > 0) {
    io.err(`${sanitize(listsTexts().ignored(report.ignoredColumns.join(', ')))}\n`);
  }
  const { created, updated, unchanged, refused } = report;
  const counts = report.dryRun ? listsTexts().wouldImport : listsTexts().imported;
  io.out(
    `${counts(
      countText(report.rows),
      countText(created),
      countText(updated),
      countText(unchanged),
      countText(refused),
    )}\n`,
  );
}

/** `add --import FILE` of a list. */
export function importOf<Row extends { id: number; version: number }>(noun: ListNoun<Row>): Deed {
  return {
    summary: `import ${noun.noun} from CSV, XLSX, JSON or NDJSON`,
    description:
      'Rows that are there already are updated, the same file a second time changes nothing. Bad rows are refused with line and field, the others go in (exit code 3).',
    arguments: [{ name: '<file>', description: 'the file, or - for standard input' }],
    options: [{ flags: '--dry-run', description: 'only say what would happen' }],
    examples: noun.examples.import,
    async run(call) {
      const path = call.args[0] as string;
      const file = await openInput(call, path);
      return await call.withConnection({}, async ({ client }) => {
        const report = await client.call(noun.operations.import, {
          ...file,
          dryRun: call.options.dryRun === true,
        });
        printReport(call, report);
        return report.refused > 0 ? EXIT.badInput : undefined;
      });
    },
  };
}

/** `--format`, else what `--json` or the ending of `--out` says, else CSV. */
function formatOf({ options, json }: Call, out: string | undefined): TransferFormat {
  const asked = (options.format as TransferFormat | undefined) ?? (json ? 'json' : undefined);
  const format = asked ?? (out === undefined ? 'csv' : formatOfEnding(out, TRANSFER_FORMATS));
  if (format === 'xlsx' && out === undefined) throw usageError(listsTexts().xlsxName);
  if (out !== undefined) checkOutput(out);
  return format;
}

/** `list --format` and `--out` of a list. */
export function exportOf<Row extends { id: number; version: number }>(
  noun: ListNoun<Row>,
): Required<Pick<CommandSpec, 'options' | 'examples' | 'run'>> {
  return {
    options: [
      { flags: '--ids <ids>', description: 'only those with these ids: 1-40,45' },
      {
        flags: '--format <format>',
        description: 'write a file of this format; csv unless --out says otherwise',
        choices: TRANSFER_FORMATS,
      },
      { flags: '-o, --out <file>', description: 'the file to write; standard output without it' },
    ],
    examples: noun.examples.export,
    run: (call) => {
      const { out: named } = call.options;
      const out = typeof named === 'string' && named !== '-' ? named : undefined;
      const format = formatOf(call, out);
      return call.withConnection({}, async ({ client }) => {
        const answer = await client.download(noun.operations.export, {
          format,
          ...filterOf(noun.view.filters, call.options),
          ids: call.options.ids as string | undefined,
        });
        await saveAndTell(call, answer, out);
        return undefined;
      });
    },
  };
}

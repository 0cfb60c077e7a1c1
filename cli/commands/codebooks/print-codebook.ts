import { VARIABLE_FIELDS, type VariableField } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { OTHER_CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import type {
  Codebook,
  CodebookComparison,
  VariableChange,
} from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { shownFields } from '@smops/core/records/lists/field-values.model.js';
import type { ZoneClock } from '../../connection/clock.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { codebooksTexts } from './codebooks.texts.js';

const FIELDS = VARIABLE_FIELDS.filter((field) => field !== 'name');

/** A value of a variable as lines: those of a text, or the items of a list. */
const linesOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? (value === '' ? [] : value.split('\n')) : value;

const labelOf = (field: VariableField): string => codebooksTexts()[field];
const INDENT = '  ';

function fieldText(field: VariableField, value: string | readonly string[]): string {
  const lines = linesOf(value).map((line) => sanitize(line));
  if (lines.length === 0) return '';
  if (field === 'terms' || field === 'vetoes') return `${INDENT}${labelOf(field)}: ${lines.join(', ')}\n`;
  if (lines.length === 1) return `${INDENT}${labelOf(field)}: ${lines[0]}\n`;
  return `${INDENT}${labelOf(field)}:\n${lines.map((line) => `${INDENT}${INDENT}${line}\n`).join('')}`;
}

/** A version of a codebook, a paragraph for each variable. */
export function printCodebook(io: Io, codebook: Codebook, clock: ZoneClock): void {
  const { name, version, latest, createdBy, createdAt, note, variables } = codebook;
  const say = codebooksTexts();
  io.out(
    `${sanitize(name)} · ${version === latest ? say.version(version) : say.versionOf(version, latest)} · ${sanitize(createdBy)} · ${clock.minute(createdAt)} ${clock.zone}\n`,
  );
  for (const [label, value] of shownFields(OTHER_CODEBOOK_FIELDS, codebook))
    io.out(`${label}: ${sanitize(value)}\n`);
  if (note !== '') io.out(`${sanitize(note)}\n`);
  for (const variable of variables) {
    io.out(`\n${sanitize(variable.name)}\n`);
    for (const field of FIELDS) io.out(fieldText(field, variable[field]));
    if (variable.learned) io.out(`${INDENT}${say.learned}: ${say.fromJudgements}\n`);
  }
}

/** Lines that only one side has, with the side's sign. */
function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)];
}

function printChange(io: Io, { name, kind, fields }: VariableChange): void {
  const say = codebooksTexts();
  const was = fields.find(({ field }) => field === 'name')?.before ?? '';
  const told = {
    added: ` (${say.wasAdded})`,
    removed: ` (${say.wasRemoved})`,
    renamed: ` (${say.wasRenamed(String(was))})`,
    changed: '',
  }[kind];
  io.out(`\n${sanitize(`${name}${told}`)}\n`);
  for (const { field, before, after } of fields) {
    if (field === 'name') continue;
    io.out(`${INDENT}${labelOf(field)}:\n`);
    for (const line of changedLines(linesOf(before), linesOf(after)))
      io.out(`${INDENT}${INDENT}${sanitize(line)}\n`);
  }
}

/** What changed between two versions, line by line. */
export function printVersionChanges(
  io: Io,
  { name, from, to, changes, isReordered }: CodebookComparison,
): void {
  const say = codebooksTexts();
  if (changes.length === 0 && !isReordered) {
    io.out(`${say.sameVersions(from.number, to.number)}\n`);
    return;
  }
  io.out(`${sanitize(name)} · ${say.between(from.number, to.number)}\n`);
  if (to.note !== '') io.out(`${sanitize(to.note)}\n`);
  for (const change of changes) printChange(io, change);
  if (isReordered) io.out(`\n${say.reordered}\n`);
}

import { basename, extname } from 'node:path';
import {
  BATCH_SIZES,
  DEFAULT_BATCH_SIZE,
  type ReportLanguage,
  RUN_FILE_FORMATS,
  type RunFileFormat,
} from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { parseVariable } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { ProviderInfo } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import type { ProviderId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import type { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import type { CodebookSummary } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { ENCODINGS, encodingOf } from '@smops/core/comments/bytes/encodings.js';
import type { InputOf } from '@smops/core/platform/operations/operation.js';
import { describeFailure } from '../../../failures/failures.js';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import {
  checkBy,
  choices,
  type FormField,
  type FormProblem,
  type FormSpec,
  type FormValues,
  textOf,
} from '../../forms/form-spec.js';
import type { Tui } from '../../state/tui.js';
import { previewTexts } from '../file-preview/preview.texts.js';
import type { ReadFiles, ToPreview } from '../file-preview/usePreview.js';
import { screensTexts } from '../screens.texts.js';

export type StartInput = InputOf<typeof RUNS.start>;

/** Variables as they are typed: one a line or separated by semicolons; commas separate the terms of `NAME=TERM,TERM`. */
export const splitVariables = (text: string): string[] =>
  (text.includes('=') ? text.split(/[;；\n]/) : text.split(/[;；,，、\n]/))
    .map((one) => one.trim())
    .filter((one) => one !== '');

const TEXT_COLUMN = screensTexts().textColumn;

/** A message for the command line, with the form's field in place of the option. */
const inForm = (message: string) =>
  message.replaceAll(/--text-column( NAME)?/g, screensTexts().fieldBelow(TEXT_COLUMN));

/** A run that may start when the person who asked for it has seen how its files are read. */
export interface AskedRun extends ToPreview {
  /** What was typed, for the way back to the form. */
  typed: FormValues;
  inputOf(read: ReadFiles): Promise<StartInput>;
}

/** The fields of a new run. */
function fieldsOf(usable: readonly ProviderInfo[], codebooks: readonly CodebookSummary[]): FormField[] {
  const providerOf = (id: unknown) => usable.find((one) => one.id === id);
  return [
    {
      name: 'file',
      label: screensTexts().commentFile,
      kind: 'text',
      placeholder: screensTexts().filePlaceholder,
      hint: screensTexts().fileHint,
    },
    {
      name: 'codebook',
      label: screensTexts().codebook,
      kind: 'select',
      options: [
        { value: '', label: screensTexts().noCodebook },
        ...codebooks.map(({ id, name, version, variables }) => ({
          value: id,
          label: screensTexts().codebookChoice(name, version, variables.join(', ')),
        })),
      ],
      isShown: () => codebooks.length > 0,
    },
    {
      name: 'variables',
      label: screensTexts().variables,
      kind: 'text',
      isShown: ({ codebook }) => codebook === '',
      // same-text: an example in three languages
      placeholder: '价格, banjir, traffic',
      hint: screensTexts().variablesHint,
    },
    {
      name: 'api_provider',
      label: screensTexts().provider,
      kind: 'select',
      options: usable.map(({ id, label, destination }) => ({
        value: id,
        label: `${label} – ${destination}`,
      })),
    },
    {
      name: 'api_key',
      label: screensTexts().apiKey,
      kind: 'secret',
      hint: screensTexts().keyHint,
      isShown: (values) => providerOf(values.api_provider)?.needsKey === true,
    },
    {
      name: 'batch_size',
      label: screensTexts().batchSize,
      kind: 'select',
      options: choices(BATCH_SIZES.map(String)),
    },
    {
      name: 'budget',
      label: screensTexts().budget,
      kind: 'text',
      placeholder: screensTexts().none,
      hint: screensTexts().pausesThere,
      isShown: (values) => providerOf(values.api_provider)?.paid === true,
    },
    {
      name: 'post_content',
      label: screensTexts().postContent,
      kind: 'text',
      placeholder: screensTexts().postPlaceholder,
    },
    {
      name: 'column',
      label: TEXT_COLUMN,
      kind: 'text',
      placeholder: screensTexts().foundByName,
      hint: screensTexts().columnHint,
    },
    {
      name: 'encoding',
      label: screensTexts().encoding,
      kind: 'select',
      options: [{ value: '', label: screensTexts().detected }, ...choices(ENCODINGS)],
    },
  ];
}

/** What was asked for in a form. */
function askedIn(values: FormValues, language: ReportLanguage) {
  const [budget, key, codebook] = ['budget', 'api_key', 'codebook'].map((name) =>
    textOf(values, name).trim(),
  );
  return {
    ...(codebook === ''
      ? { variables: splitVariables(textOf(values, 'variables')).map(parseVariable) }
      : { codebook }),
    api_provider: textOf(values, 'api_provider') as ProviderId,
    batch_size: Number(textOf(values, 'batch_size')),
    post_content: textOf(values, 'post_content'),
    language,
    ...(key === '' ? {} : { api_key: key }),
    ...(budget === '' ? {} : { budget: Number(budget) }),
  };
}

/** Reads the files and checks the question; a problem stands at its field. */
async function checkRun(
  values: FormValues,
  language: ReportLanguage,
  readComments: Tui['readComments'],
): Promise<{ problems: FormProblem[] } | { input: AskedRun }> {
  const path = textOf(values, 'file').trim();
  if (path === '') return { problems: [{ name: 'file', message: screensTexts().chooseCommentFile }] };
  const column = textOf(values, 'column').trim();
  const reading: ChosenReading = {
    encoding: encodingOf(textOf(values, 'encoding')),
    ...(column === '' ? {} : { mapping: { content: column } }),
  };
  let read: ReadFiles;
  try {
    read = await readComments(path, reading);
  } catch (error) {
    return { problems: [{ name: 'file', message: inForm(describeFailure(error).message) }] };
  }
  const { rowsOf } = await import('../../../runs/gather-comments.js');
  const { StartAnalysisInput } = await import('@smops/core/analysis/analyzer/start-analysis.schemas.js');
  const asked = askedIn(values, language);
  const inputOf = async (found: ReadFiles): Promise<StartInput> => ({
    ...asked,
    comments_data: await rowsOf(found),
    intake: found.intake,
    file_name: found.fileName,
  });
  const checked = checkBy(StartAnalysisInput, { ...asked, comments_data: [], file_name: read.fileName });
  return 'problems' in checked ? checked : { input: { path, reading, read, typed: values, inputOf } };
}

/** The form of a new run. The file is read here, by the reader of `smops analyze`. Codebooks are asked for where there are any. */
export function analysisForm(
  providers: readonly ProviderInfo[],
  codebooks: readonly CodebookSummary[],
  language: ReportLanguage,
  readComments: Tui['readComments'],
): FormSpec<AskedRun> {
  const usable = providers.filter(({ available, needsKey }) => available || needsKey);
  const chosen = usable.find(({ isDefault }) => isDefault) ?? usable[0];
  return {
    title: screensTexts().newAnalysis,
    submit: screensTexts().readFile,
    working: previewTexts().reading,
    fields: fieldsOf(usable, codebooks),
    values: {
      file: '',
      codebook: '',
      variables: '',
      api_provider: chosen?.id ?? 'local',
      api_key: '',
      batch_size: String(DEFAULT_BATCH_SIZE),
      budget: '',
      post_content: '',
      column: '',
      encoding: '',
    },
    check: (values) => checkRun(values, language, readComments),
  };
}

/** Where an export goes; the ending says the format. */
export function exportForm(fileName: string): FormSpec<{ path: string; format: RunFileFormat }> {
  const stem = fileName === '' ? 'results' : basename(fileName, extname(fileName));
  return {
    title: screensTexts().exportResults,
    submit: screensTexts().export,
    fields: [
      {
        name: 'path',
        label: screensTexts().file,
        kind: 'text',
        hint: screensTexts().endingHint(RUN_FILE_FORMATS.join(', ')),
      },
    ],
    values: { path: `${stem}-tagged.xlsx` },
    async check(values) {
      const path = textOf(values, 'path').trim();
      const format = RUN_FILE_FORMATS.find((one) => path.toLowerCase().endsWith(`.${one}`));
      if (format === undefined)
        return {
          problems: [{ name: 'path', message: screensTexts().mustEnd(RUN_FILE_FORMATS.join(', ')) }],
        };
      return { input: { path, format } };
    },
  };
}

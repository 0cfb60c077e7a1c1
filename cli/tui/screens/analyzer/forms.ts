import { basename, extname } from 'node:path';
import {
  BATCH_SIZES,
  DEFAULT_BATCH_SIZE,
  EXPORT_FORMATS,
  type ExportFormat,
  type ReportLanguage,
} from '@smops/core/analyzer/analyzer.constants.js';
import { parseVariable } from '@smops/core/analyzer/analyzer.model.js';
import type { ProviderInfo } from '@smops/core/analyzer/analyzer.schemas.js';
import type { ProviderId } from '@smops/core/analyzer/providers/providers.constants.js';
import { ENCODINGS, encodingOf } from '@smops/core/comments/bytes/encodings.js';
import type { startAnalysis } from '@smops/server/client/fb-analyzer.client.js';
import type { ReadComments } from '../../../analyze/gather-comments.js';
import { describeFailure } from '../../../program/failures.js';
import { checkBy, choices, type FormSpec, textOf } from '../../forms/form-spec.js';
import type { Tui } from '../../state/tui.js';

export type StartInput = Parameters<typeof startAnalysis>[1];

/** Variables as they are typed: one a line or separated by semicolons; commas separate the terms of `NAME=TERM,TERM`. */
export const splitVariables = (text: string): string[] =>
  (text.includes('=') ? text.split(/[;；\n]/) : text.split(/[;；,，、\n]/))
    .map((one) => one.trim())
    .filter((one) => one !== '');

const TEXT_COLUMN = 'Text column';

/** A message for the command line, with the form's field in place of the option. */
const inForm = (message: string) => message.replaceAll(/--text-column( NAME)?/g, `“${TEXT_COLUMN}” below`);

/** The form of a new run. The file is read here, by the reader of `smops analyze`. */
export function analysisForm(
  providers: readonly ProviderInfo[],
  language: ReportLanguage,
  readComments: Tui['readComments'],
): FormSpec<StartInput> {
  const usable = providers.filter(({ available, needsKey }) => available || needsKey);
  const chosen = usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const providerOf = (id: unknown) => usable.find((one) => one.id === id);
  return {
    title: 'New Analysis',
    submit: 'Start',
    fields: [
      {
        name: 'file',
        label: 'Comment file',
        kind: 'text',
        placeholder: 'comments.json, .csv, .xlsx, .txt, a folder',
        hint: 'JSON, NDJSON, CSV, XLSX or text, .gz too; ~ is your home folder',
      },
      {
        name: 'variables',
        label: 'Variables',
        kind: 'text',
        placeholder: '价格, banjir, traffic',
        hint: 'Separated by commas; NAME=TERM,TERM;… for terms of your own',
      },
      {
        name: 'api_provider',
        label: 'Provider',
        kind: 'select',
        options: usable.map(({ id, label, destination }) => ({
          value: id,
          label: `${label} – ${destination}`,
        })),
      },
      {
        name: 'api_key',
        label: 'API key',
        kind: 'secret',
        hint: 'Used for this run only, never stored',
        isShown: (values) => providerOf(values.api_provider)?.needsKey === true,
      },
      { name: 'batch_size', label: 'Batch size', kind: 'select', options: choices(BATCH_SIZES.map(String)) },
      {
        name: 'budget',
        label: 'Budget (USD)',
        kind: 'text',
        placeholder: 'none',
        hint: 'The run pauses there',
        isShown: (values) => providerOf(values.api_provider)?.paid === true,
      },
      {
        name: 'post_content',
        label: 'Post content',
        kind: 'text',
        placeholder: 'what the comments answer to',
      },
      {
        name: 'column',
        label: TEXT_COLUMN,
        kind: 'text',
        placeholder: 'found by its name',
        hint: 'The column that holds the text of the comments, when it is not found',
      },
      {
        name: 'encoding',
        label: 'Encoding',
        kind: 'select',
        options: [{ value: '', label: 'detected' }, ...choices(ENCODINGS)],
      },
    ],
    values: {
      file: '',
      variables: '',
      api_provider: chosen?.id ?? 'local',
      api_key: '',
      batch_size: String(DEFAULT_BATCH_SIZE),
      budget: '',
      post_content: '',
      column: '',
      encoding: '',
    },
    async check(values) {
      const path = textOf(values, 'file').trim();
      if (path === '') return { problems: [{ name: 'file', message: 'Choose a comment file.' }] };
      const column = textOf(values, 'column').trim();
      let read: ReadComments;
      try {
        read = await readComments(path, {
          encoding: encodingOf(textOf(values, 'encoding')),
          ...(column === '' ? {} : { mapping: { content: column } }),
        });
      } catch (error) {
        return { problems: [{ name: 'file', message: inForm(describeFailure(error).message) }] };
      }
      const { StartAnalysisInput } = await import('@smops/core/analyzer/analyzer.schemas.js');
      const budget = textOf(values, 'budget').trim();
      const key = textOf(values, 'api_key').trim();
      return checkBy<StartInput>(StartAnalysisInput, {
        comments_data: read.rows,
        intake: read.intake,
        variables: splitVariables(textOf(values, 'variables')).map(parseVariable),
        api_provider: textOf(values, 'api_provider') as ProviderId,
        batch_size: Number(textOf(values, 'batch_size')),
        post_content: textOf(values, 'post_content'),
        file_name: read.fileName,
        language,
        ...(key === '' ? {} : { api_key: key }),
        ...(budget === '' ? {} : { budget: Number(budget) }),
      });
    },
  };
}

/** Where an export goes; the ending says the format. */
export function exportForm(fileName: string): FormSpec<{ path: string; format: ExportFormat }> {
  const stem = fileName === '' ? 'results' : basename(fileName, extname(fileName));
  return {
    title: 'Export the Results',
    submit: 'Export',
    fields: [
      {
        name: 'path',
        label: 'File',
        kind: 'text',
        hint: `The ending says the format: ${EXPORT_FORMATS.join(', ')}`,
      },
    ],
    values: { path: `${stem}-tagged.xlsx` },
    async check(values) {
      const path = textOf(values, 'path').trim();
      const format = EXPORT_FORMATS.find((one) => path.toLowerCase().endsWith(`.${one}`));
      if (format === undefined)
        return {
          problems: [{ name: 'path', message: `The name must end in ${EXPORT_FORMATS.join(', ')}.` }],
        };
      return { input: { path, format } };
    },
  };
}

import { z } from 'zod';
import { COMMENT_FILE_FORMATS } from '../../comments/formats/comment-formats.js';
import { MAX_FILE_NAME_LENGTH, MAX_SENT_FILES, MAX_SENT_PROBLEMS } from './analyzer.constants.js';

/** Names and reasons quote the sender's file, so they are made plain instead of being refused. */
const quoted = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) =>
      text
        .replace(/\p{Cc}/gu, '')
        .toWellFormed()
        .trim(),
    );

const problem = z.object({
  line: z.number().int().min(1).nullable(),
  index: z.number().int().min(0),
  reason: quoted(1000),
  file: quoted(MAX_FILE_NAME_LENGTH).optional(),
});

const column = quoted(300).nullable();
const counted = z.number().int().min(0);
const ofFields = <Value extends z.ZodType>(value: Value) =>
  z.object({
    content: value,
    author: value,
    time: value,
    reactionsCount: value,
    stars: value,
    parentId: value,
  });

const fileReading = z
  .object({
    layout: quoted(100).meta({ description: 'The known export, or generic', example: 'ExportComments' }),
    sheet: quoted(100).nullable(),
    comments: counted,
    columns: ofFields(column),
    read: ofFields(counted).meta({ description: 'Of how many comments each field was understood' }),
    names: z.enum(['read', 'left out', 'same']),
    unread_time: quoted(100).nullable(),
    posts: counted,
    notices: counted,
    jawi: counted.optional().meta({ description: 'Comments that are Malay in Arabic letters' }),
  })
  .meta({
    id: 'FileReading',
    description: 'What was read of a file, and from which columns; posts and notices were left out',
  });

const intakeFile = z.object({
  name: quoted(MAX_FILE_NAME_LENGTH),
  format: z.enum(COMMENT_FILE_FORMATS),
  encoding: quoted(40).meta({ example: 'GB18030' }),
  rows: z.number().int().min(0),
  reading: fileReading.optional(),
});

const leftOut = z.number().int().min(0).max(1_000_000_000).default(0);
export const SentIntake = z
  .object({
    duplicates: leftOut,
    empty: leftOut,
    rejected: leftOut,
    problems: z.array(problem).max(MAX_SENT_PROBLEMS).default([]),
    files: z.array(intakeFile).max(MAX_SENT_FILES).default([]),
  })
  .meta({
    id: 'SentIntake',
    description: 'Rows that the sender left out while reading the file, and why: kept with the run',
  });
export type SentIntake = z.output<typeof SentIntake>;

export const Intake = z
  .object({
    rows: z.number().int(),
    accepted: z.number().int(),
    duplicates: z.number().int(),
    empty: z.number().int(),
    rejected: z.number().int(),
    problems: z.array(problem),
    files: z.array(intakeFile).optional().meta({ description: 'Files that the comments were read from' }),
  })
  .meta({ id: 'AnalysisIntake', description: 'What became of the rows of the comment file' });
export type Intake = z.output<typeof Intake>;

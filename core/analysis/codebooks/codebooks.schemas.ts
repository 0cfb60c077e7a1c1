import { z } from 'zod';
import { TOPIC_SET_IDS, TOPIC_SET_LANGUAGES } from '../../engine/topic-sets/topic-sets.constants.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import { changeShape, createShape, recordShape } from '../../records/lists/list-fields.schemas.js';
import {
  CODEBOOK_FORMATS,
  MAX_CODEBOOK_NAME_LENGTH,
  MAX_DEFINITION_LENGTH,
  MAX_EXAMPLE_LENGTH,
  MAX_EXAMPLES,
  MAX_NOTE_LENGTH,
  VARIABLE_FIELDS,
} from './codebooks.constants.js';
import { CODEBOOK_FIELDS } from './codebooks.fields.js';
import { CODEBOOKS_TEXTS } from './codebooks.texts.model.js';
import { duplicateOf, GUID } from './variable-names.model.js';
import { MAX_TERMS, MAX_VARIABLE_LENGTH, MAX_VARIABLES } from './variables.constants.js';

/** PostgreSQL stores neither NUL nor half a surrogate pair, XML no control characters nor U+FFFE and U+FFFF. */
const isPlain = (text: string) => !/[\p{Cc}\ufffe\uffff]/u.test(text) && text.isWellFormed();
const folded = (text: string) => text.replace(/\s+/gu, ' ').trim();
const plainLine = (max: number) =>
  z
    .string()
    .max(max)
    .refine(isPlain, { error: () => ANALYSES_TEXTS().noControl });
/** One line, without white space around it or repeated in it. */
const line = (max: number, min = 0) =>
  z
    .string()
    .transform(folded)
    .pipe(min === 0 ? plainLine(max) : plainLine(max).min(min, { error: () => ANALYSES_TEXTS().notEmpty }));
const isStorable = (text: string) => isPlain(text.replace(/[\n\t]/g, ' '));

/** Text of some lines, whose ends are always \n. */
const paragraphs = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(
    z
      .string()
      .max(MAX_DEFINITION_LENGTH)
      .refine(isStorable, { error: () => ANALYSES_TEXTS().noControl }),
  );

/** Lines, of which empty ones are left out and each is kept once. */
const lines = (most: number, longest: number) =>
  z
    .array(line(longest))
    .transform((list) => [...new Set(list.filter((text) => text !== ''))])
    .pipe(z.array(z.string()).max(most));
const examples = lines(MAX_EXAMPLES, MAX_EXAMPLE_LENGTH);
const terms = lines(MAX_TERMS, MAX_VARIABLE_LENGTH);

/** A GUID as codebook files write it, with braces or without. */
const variableId = z.string().regex(GUID).meta({ description: 'Stays the same over versions and renames' });

const description = {
  definition: 'What the variable is',
  counts: 'What counts as it',
  notCounts: 'What does not count as it',
  yes: 'Comments that have it',
  no: 'Comments that do not have it',
  terms: 'The words that staff gave for it',
  vetoes:
    'A comment with one of these has the variable only if other words in it say so: a term or the name, or words that an AI service quotes',
};

/** A variable as a codebook keeps it. */
export const CodebookVariable = z
  .object({
    id: variableId,
    name: z.string(),
    definition: z.string().meta({ description: description.definition }),
    counts: z.string().meta({ description: description.counts }),
    notCounts: z.string().meta({ description: description.notCounts }),
    yes: z.array(z.string()).meta({ description: description.yes }),
    no: z.array(z.string()).meta({ description: description.no }),
    terms: z.array(z.string()).meta({ description: description.terms }),
    vetoes: z.array(z.string()).meta({ description: description.vetoes }),
    learned: z.boolean().optional().meta({ description: 'Some of its terms or vetoes come from judgements' }),
  })
  .meta({ id: 'CodebookVariable' });
export type CodebookVariable = z.output<typeof CodebookVariable>;

/** A variable as it is given; without an id it is that of the same name, or a new one. */
export const CodebookVariableInput = z
  .object({
    id: variableId.optional(),
    name: line(MAX_VARIABLE_LENGTH, 1).meta({ description: 'What staff call it' }),
    definition: paragraphs.default(''),
    counts: paragraphs.default(''),
    notCounts: paragraphs.default(''),
    yes: examples.default([]),
    no: examples.default([]),
    terms: terms.default([]),
    vetoes: terms.default([]),
    learned: z.boolean().optional(),
  })
  .meta({ id: 'CodebookVariableInput' });
export type CodebookVariableInput = z.output<typeof CodebookVariableInput>;

/** The variables of a codebook; no two have the same name or the same id. */
export const codebookVariables = z
  .array(CodebookVariableInput)
  .min(1, { error: () => ANALYSES_TEXTS().oneVariable })
  .max(MAX_VARIABLES)
  .superRefine((list, context) => {
    const place = duplicateOf(list);
    if (place !== undefined)
      context.addIssue({
        code: 'custom',
        message: CODEBOOKS_TEXTS().twice(list[place]?.name ?? ''),
        path: [place, 'name'],
      });
    const ids = list.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]));
    const id = ids.find((one, at) => ids.indexOf(one) !== at);
    if (id !== undefined) context.addIssue({ code: 'custom', message: CODEBOOKS_TEXTS().idTwice(id) });
  });

export const codebookName = line(MAX_CODEBOOK_NAME_LENGTH, 1).refine((name) => !/@\d+$/.test(name), {
  error: () => CODEBOOKS_TEXTS().nameEndsLikeVersion,
});

/** Names a codebook. */
export const OfCodebook = z.object({
  codebook: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'prices' }),
});
export type OfCodebook = z.input<typeof OfCodebook>;

const note = line(MAX_NOTE_LENGTH).default('').meta({ description: 'Why the version was made' });

const setLanguage = z.enum(TOPIC_SET_LANGUAGES).optional();

/** A new codebook: of variables, of those that a run asked for, or of those of a topic set. */
export const CreateCodebookInput = z
  .object({
    ...createShape(CODEBOOK_FIELDS),
    name: codebookName
      .optional()
      .meta({ description: 'Needed, but for a topic set: that has a name of its own' }),
    variables: codebookVariables.optional(),
    run: z.string().min(1).max(64).optional().meta({ description: 'The id of a run, to take its variables' }),
    set: z.enum(TOPIC_SET_IDS).optional().meta({ description: 'A topic set that smops ships with' }),
    language: setLanguage.meta({ description: 'Of the topic set; that of the call without it' }),
    note,
  })
  .refine(
    ({ variables, run, set }) => [variables, run, set].filter((one) => one !== undefined).length === 1,
    {
      error: () => CODEBOOKS_TEXTS().oneSource,
      path: ['variables'],
    },
  )
  .refine(({ name, set }) => name !== undefined || set !== undefined, {
    error: () => ANALYSES_TEXTS().notEmpty,
    path: ['name'],
  })
  .meta({ id: 'CreateCodebookInput' });
export type CreateCodebookInput = z.input<typeof CreateCodebookInput>;

const baseVersion = z
  .number()
  .int()
  .min(1)
  .optional()
  .meta({ description: 'The version that the change is based on: 409 when there is a later one' });

/** All variables as they are to be. */
export const ChangeCodebookInput = z
  .object({ variables: codebookVariables, note, baseVersion })
  .meta({ id: 'ChangeCodebookInput' });
export type ChangeCodebookInput = z.input<typeof ChangeCodebookInput>;

export const RenameCodebookInput = z
  .object({ ...changeShape(CODEBOOK_FIELDS), name: codebookName })
  .meta({ id: 'RenameCodebookInput' });
export type RenameCodebookInput = z.input<typeof RenameCodebookInput>;

const versionNumber = z.coerce.number().int().min(1).max(1_000_000_000);
export const CodebookVersionInput = z.object({
  version: versionNumber.optional().meta({ description: 'The latest without it' }),
});
export const CodebookExportInput = CodebookVersionInput.extend({
  format: z.enum(CODEBOOK_FORMATS).default('csv'),
});
export const CompareVersionsInput = z.object({
  from: versionNumber.optional().meta({ description: 'The version before `to` without it' }),
  to: versionNumber.optional().meta({ description: 'The latest without it' }),
});

/** Where the variables of a file go: into a new codebook, or as a version into one that is there. */
export const ImportCodebookInput = z
  .object({
    fileName: z.string().max(255).default(''),
    name: codebookName.optional().meta({ description: 'Of a new codebook; the name of the file without it' }),
    codebook: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'One that gets the variables instead' }),
    note: line(MAX_NOTE_LENGTH).optional(),
    baseVersion: versionNumber.optional(),
  })
  .meta({ id: 'ImportCodebookInput' });
export type ImportCodebookInput = z.input<typeof ImportCodebookInput>;

export const ListTopicSetsInput = z.object({
  language: setLanguage.meta({ description: 'That of the call without it' }),
});

/** A set of variables that smops ships with. */
export const TopicSetSummary = z
  .object({
    id: z.enum(TOPIC_SET_IDS),
    name: z.string(),
    about: z.string().meta({ description: 'What it is for' }),
    variables: z.array(z.string()).meta({ description: 'Their names' }),
  })
  .meta({ id: 'TopicSetSummary' });
export type TopicSetSummary = z.output<typeof TopicSetSummary>;

export const CodebookVersionInfo = z
  .object({
    number: z.number().int(),
    createdAt: z.string(),
    createdBy: z.string(),
    note: z.string(),
    variables: z.number().int().meta({ description: 'How many it has' }),
    runs: z.number().int().meta({ description: 'Runs that used it' }),
  })
  .meta({ id: 'CodebookVersionInfo' });
export type CodebookVersionInfo = z.output<typeof CodebookVersionInfo>;

/** A codebook in a list, as of its latest version. */
export const CodebookSummary = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.number().int(),
    variables: z.array(z.string()).meta({ description: 'Their names' }),
    runs: z.number().int().meta({ description: 'Runs that used any version' }),
    createdAt: z.string(),
    createdBy: z.string(),
    changedAt: z.string(),
    changedBy: z.string(),
  })
  .meta({ id: 'CodebookSummary' });
export type CodebookSummary = z.output<typeof CodebookSummary>;

/** A version of a codebook. */
export const Codebook = z
  .object({
    id: z.string(),
    ...recordShape(CODEBOOK_FIELDS),
    version: z.number().int(),
    latest: z.number().int().meta({ description: 'The number of its latest version' }),
    createdAt: z.string().meta({ description: 'When this version was made' }),
    createdBy: z.string(),
    note: z.string(),
    variables: z.array(CodebookVariable),
  })
  .meta({ id: 'Codebook' });
export type Codebook = z.output<typeof Codebook>;

const fieldValue = z.union([z.string(), z.array(z.string())]);
export const VariableChange = z
  .object({
    id: z.string(),
    name: z.string().meta({ description: 'Its name after the change; of a removed one before it' }),
    kind: z.enum(['added', 'removed', 'renamed', 'changed']),
    fields: z.array(z.object({ field: z.enum(VARIABLE_FIELDS), before: fieldValue, after: fieldValue })),
  })
  .meta({ id: 'CodebookVariableChange' });
export type VariableChange = z.output<typeof VariableChange>;

export const CodebookComparison = z
  .object({
    id: z.string(),
    name: z.string(),
    from: CodebookVersionInfo,
    to: CodebookVersionInfo,
    changes: z.array(VariableChange),
    isReordered: z.boolean(),
  })
  .meta({ id: 'CodebookComparison' });
export type CodebookComparison = z.output<typeof CodebookComparison>;

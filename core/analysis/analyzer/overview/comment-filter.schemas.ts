import { z } from 'zod';
import { parseTime } from '../../../comments/fields/comment-time.js';
import { ANALYSES_TEXTS } from '../../../platform/texts/analyses.texts.model.js';
import { MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '../../codebooks/variables.constants.js';
import { RESULT_ORDERS } from '../analyzer.constants.js';
import { line } from '../line.schemas.js';

/** One value or a list of them, as a query gives a name once or several times. */
function several<One extends z.ZodType>(one: One, most: number) {
  const schema = z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(one).max(most).optional(),
  );
  type Several = z.ZodType<z.output<One>[], z.input<One> | z.input<One>[]>;
  return schema as unknown as z.ZodOptional<Several>;
}

const yesOrNo = z.union([z.boolean(), z.stringbool()]);
const variables = several(line.max(MAX_VARIABLE_LENGTH), MAX_VARIABLES);
const ISO = /^\d{4}-\d\d-\d\d(?:T|$)/;
const moment = z
  .string()
  .max(40)
  .refine((text) => ISO.test(text) && parseTime(text) !== null, { error: () => ANALYSES_TEXTS().dayOrTime });
const score = z.coerce.number().min(0).max(10);

/** Which comments of a run are meant: those that all of these hold for. The same for results, exports and the overview. */
export const CommentFilter = z.object({
  variable: variables.meta({ description: 'Only comments with this variable; repeated: with all of them' }),
  without: variables.meta({
    description: 'Only comments without this variable; repeated: without all of them',
  }),
  none: yesOrNo.optional().meta({ description: 'Only comments that no variable matched' }),
  tagged: yesOrNo.optional().meta({ description: 'Only comments that a variable matched' }),
  sentiment: several(z.enum(['positive', 'neutral', 'negative']), 3).meta({
    description: 'Only comments of this sentiment; repeated: of any of them',
  }),
  language: several(line.max(20), 20).meta({
    description: 'Only comments in this language; repeated: in any of them',
  }),
  tier: z.enum(['certain', 'likely']).optional().meta({
    description:
      'How sure the tags are: those of the chosen `variable`s, all of them certain or not; else the surest of a comment',
  }),
  judged: yesOrNo
    .optional()
    .meta({ description: 'Whether a person judged the comment, as far as the caller may see' }),
  copies: z.enum(['all', 'once']).optional().meta({
    description:
      'once: of comments that are copies of one text only the first in the file, one voice per text; only of completed runs',
  }),
  from: moment.optional().meta({ description: "A day (2026-11-10) of the team's time zone, or a time" }),
  to: moment.optional().meta({ description: 'A day, which is included, or a time, which is not' }),
  search: line.max(200).optional().meta({ description: 'Words of the comment or of the name of its author' }),
  minScore: score.optional().meta({ description: 'Only comments whose sentiment is scored so or higher' }),
  maxScore: score.optional().meta({ description: 'Only comments whose sentiment is scored so or lower' }),
});
export type CommentFilter = z.output<typeof CommentFilter>;

export const resultOrder = z
  .enum(RESULT_ORDERS)
  .optional()
  .meta({ description: "The file's order, most reactions first, by time, or by sentiment" });

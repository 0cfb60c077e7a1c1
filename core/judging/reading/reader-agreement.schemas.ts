import { z } from 'zod';

const coefficient = (description: string) =>
  z
    .object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() })
    .meta({ description: `${description}; null where chance explains everything. With its 95% interval` });

const rate = (description: string) =>
  z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable().meta({ description });

const place = z.number().int().meta({ description: 'Place in the list of readers, from 0' });

export const ReaderPair = z.object({
  first: place,
  second: place,
  comments: z.number().int().meta({ description: 'Texts that both have judged' }),
  percent: rate('Share of them on which both say the same'),
  kappa: coefficient("Cohen's kappa"),
  ac1: coefficient("Gwet's AC1"),
  alpha: coefficient("Krippendorff's alpha"),
  positive: rate('Agreement on "yes" alone; null for the sentiment, and where neither says yes'),
});
export type ReaderPair = z.output<typeof ReaderPair>;

/** How far readers of a draw say the same, each judging alone. */
export const ReaderAgreement = z
  .object({
    taskId: z.string(),
    readers: z.array(
      z.object({
        reader: z.string().nullable().meta({ description: 'null: another reader; names are for admins' }),
        isYou: z.boolean(),
      }),
    ),
    variables: z.array(
      z.object({
        variable: z.string().nullable().meta({ description: 'null: the sentiment' }),
        comments: z.number().int().meta({ description: 'Texts that at least two readers have judged' }),
        percent: z.number().nullable().meta({ description: 'Mean share of pairs of readers who agree' }),
        ac1: coefficient("Gwet's AC1 of all readers"),
        alpha: coefficient("Krippendorff's alpha of all readers"),
        pairs: z.array(ReaderPair),
      }),
    ),
  })
  .meta({ id: 'ReaderAgreement' });
export type ReaderAgreement = z.output<typeof ReaderAgreement>;

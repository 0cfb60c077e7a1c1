import { z } from 'zod';

/** The path parameter of what belongs to a codebook. */
export const CodebookParams = z.object({
  codebook: z.string().min(1).max(120).meta({ description: 'Its id or name', example: 'prices' }),
});

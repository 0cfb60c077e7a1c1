/** The files that a comparison can be had as. */
export const COMPARISON_FORMATS = ['csv', 'xlsx', 'json', 'html'] as const;
export type ComparisonFormat = (typeof COMPARISON_FORMATS)[number];

/** The files that relations can be had as. */
export const RELATION_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type RelationFormat = (typeof RELATION_FORMATS)[number];

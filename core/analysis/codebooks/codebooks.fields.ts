import type { Fields } from '../../records/lists/fields.model.js';
import { MAX_CODEBOOK_NAME_LENGTH } from './codebooks.constants.js';

/** What a codebook has beside its variables: it has no versions. */
export const CODEBOOK_FIELDS = {
  name: {
    kind: 'line',
    label: 'Name',
    max: MAX_CODEBOOK_NAME_LENGTH,
  },
} as const satisfies Fields;

const { name: _name, ...others } = CODEBOOK_FIELDS;
/** Its fields but the name. */
export const OTHER_CODEBOOK_FIELDS = others;

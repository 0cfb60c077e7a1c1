/** A name for a file of what people called something: letters and digits of any script, joined by hyphens. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-')
    .slice(0, 120)
    .replace(/^-|-$/g, '') || 'report';

/** A name for a file of what people called something, and of its id. */
export function fileNameOf(name: string, id = ''): string {
  const base = name
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return [base || 'report', ...(id === '' ? [] : [id.slice(0, 8)])].join('-');
}

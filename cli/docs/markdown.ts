/** Text within a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Text in code font. */
export const code = (text: string): string => `\`${text}\``;

/** A page from its blocks, with one empty line between them. */
export const page = (blocks: readonly string[]): string => `${blocks.join('\n\n')}\n`;

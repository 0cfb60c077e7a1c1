import type { Block, ReportDocument } from './report-document.js';

const unlinked = <One extends { link?: string | undefined }>(of: One): One => ({ ...of, link: undefined });

function blockWithout(block: Block): Block {
  if (block.kind === 'list') return { ...block, lines: block.lines.map(unlinked) };
  if (block.kind === 'figures') return { ...block, figures: block.figures.map(unlinked) };
  if (block.kind === 'table') return { ...block, rows: block.rows.map((cells) => cells.map(unlinked)) };
  if (block.kind === 'quotes') return { ...block, quotes: block.quotes.map(unlinked) };
  return block;
}

/** The same report, leading nowhere. */
export const withoutLinks = <Id extends string>(document: ReportDocument<Id>): ReportDocument<Id> => ({
  ...document,
  sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(blockWithout) })),
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Tool } from './tools.js';

export const TOOLS_PAGE = fileURLToPath(new URL('../../../docs/assistants.md', import.meta.url));

const MARK = '<!-- Written by npm run openapi. -->';
const code = (text: string) => `\`${text}\``;

/** The page about assistants as it must be committed: what people wrote, then the table of the tools. */
export function renderToolsPage(tools: readonly Tool[]): string {
  const [written] = readFileSync(TOOLS_PAGE, 'utf8').split(MARK);
  const rows = tools.map(({ name, title, access, offered, inputSchema }) => {
    const takes = Object.keys(inputSchema.properties).map(code).join(', ');
    return `| ${[code(name), title, offered.writes ? 'write' : 'read', code(access), takes].join(' | ')} |`;
  });
  const head = ['| tool | what it does | needs | right | takes |', '|---|---|---|---|---|'];
  return `${written}${MARK}\n\n${[...head, ...rows].join('\n')}\n`;
}

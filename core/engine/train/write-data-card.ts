import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CARD = 'DATA-CARD.md';
const WEIGHTS_LINE = /^\| (\S+) \| \d+ \| `[0-9a-f]{64}` \|/;
const INPUT_LINE = /^\| ([^\s/]+\/[^\s/]+) \| `[0-9a-f]{64}` \|/;

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Brings sizes and hashes of the data card up to the weights just written and the data they were made of. */
export function writeDataCard(card: string, data: string, weights: string): void {
  const lines = readFileSync(join(card, CARD), 'utf8')
    .split('\n')
    .map((line) => {
      const file = WEIGHTS_LINE.exec(line)?.[1];
      const input = INPUT_LINE.exec(line)?.[1];
      if (file !== undefined) {
        const content = readFileSync(join(weights, file));
        return line.replace(WEIGHTS_LINE, `| ${file} | ${content.length} | \`${hashOf(content)}\` |`);
      }
      if (input === undefined) return line;
      return line.replace(INPUT_LINE, `| ${input} | \`${hashOf(readFileSync(join(data, input)))}\` |`);
    });
  writeFileSync(join(weights, CARD), lines.join('\n'));
}

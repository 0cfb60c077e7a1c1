import type { Wave } from '@smops/core/near-copies/near-copies.schemas.js';
import { listWaves } from '@smops/server/client/near-copies.client.js';
import { clockOf } from '../../connection/clock.js';
import { sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { seriesTexts } from '../../series/series.texts.js';
import { idArgument } from './analyses.command.js';
import { numberOption } from './copies.command.js';
import { findRun } from './find-run.js';

const BLOCKS = '▁▂▃▄▅▆▇█';
const MOST_BLOCKS = 72;

/** Counts as a line of blocks, the highest full; several counts share a block where there are too many. */
function blocksOf(counts: readonly number[]): string {
  const per = Math.ceil(counts.length / MOST_BLOCKS);
  const sums = Array.from({ length: Math.ceil(counts.length / per) }, (_, at) =>
    counts.slice(at * per, (at + 1) * per).reduce((sum, count) => sum + count, 0),
  );
  const most = Math.max(1, ...sums);
  return sums.map((sum) => (sum === 0 ? '·' : BLOCKS[Math.ceil((sum / most) * BLOCKS.length) - 1])).join('');
}

export const wavesCommand: CommandSpec = {
  path: ['analyses', 'waves'],
  summary: 'texts of an analysis of which many copies came within a day',
  description:
    'Each text with its clock: when the copies came, how many comments, by how many authors. Who wrote them is never shown.',
  arguments: [idArgument],
  options: [
    { flags: '--least <number>', description: 'copies within 24 hours that make a wave', default: '10' },
  ],
  examples: ['smops analyses waves last', 'smops analyses waves 3f2a --least 5 --json'],
  run: ({ args, io, json, options, withConnection }) => {
    const least = numberOption(options, 'least', 2, 100_000);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const found = await listWaves(client, id, least);
      if (json) {
        io.out(`${JSON.stringify(found)}\n`);
        return undefined;
      }
      const say = seriesTexts();
      const { minute } = await clockOf(client);
      const count = (value: number) => value.toLocaleString('en');
      if (found.waves.length === 0) io.out(`${say.noWaves(count(found.least))}\n`);
      const print = ({ first, text, comments, authors, peak, clock }: Wave, at: number) => {
        io.out(
          `${at === 0 ? '' : '\n'}${say.wave(count(peak.comments), minute(peak.from), minute(peak.to))}\n`,
        );
        io.out(`  “${sanitize(text.replace(/\s+/g, ' '))}”\n`);
        io.out(`  ${say.waveSize(count(comments), count(authors), first + 1)}\n`);
        io.out(`  ${blocksOf(clock.buckets.map((bucket) => bucket.comments))}  ${say.per[clock.unit]}\n`);
      };
      for (const [at, wave] of found.waves.entries()) print(wave, at);
      if (found.withTime < found.comments)
        io.out(`\n${say.withoutTime(count(found.comments - found.withTime), count(found.comments))}\n`);
      return undefined;
    });
  },
};

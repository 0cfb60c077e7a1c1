import { NEAR_COPIES } from '@smops/core/judging/insight/copies/near-copies.operations.js';
import type { Wave } from '@smops/core/judging/insight/copies/near-copies.schemas.js';
import { clockOf } from '../../connection/clock.js';
import { sanitize } from '../../output/output.js';
import type { Deed } from '../../program/command.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { blocksOf } from '../../series/blocks.js';
import { seriesTexts } from '../../series/series.texts.js';
import { numberOption } from './copies.command.js';

const MOST_BLOCKS = 72;

export const waves: Deed = {
  summary: 'texts of an analysis of which many copies came within a day',
  description:
    'Each text with a timeline of its copies, the number of comments and of authors. Authors are never shown.',
  arguments: [idArgument],
  options: [
    { flags: '--least <number>', description: 'copies within 24 hours that make a wave', default: '10' },
  ],
  examples: ['smops analyses show last --waves', 'smops analyses show 3f2a --waves --least 5 --json'],
  run: ({ args, io, json, options, withConnection }) => {
    const least = numberOption(options, 'least', 2, 100_000);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const found = await client.call(NEAR_COPIES.waves, { taskId: id, least });
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
        io.out(
          `  ${blocksOf(
            clock.buckets.map((bucket) => bucket.comments),
            MOST_BLOCKS,
          )}  ${say.per[clock.unit]}\n`,
        );
      };
      for (const [at, wave] of found.waves.entries()) print(wave, at);
      if (found.withTime < found.comments)
        io.out(`\n${say.withoutTime(count(found.comments - found.withTime), count(found.comments))}\n`);
      return undefined;
    });
  },
};

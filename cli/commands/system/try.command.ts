import { SAMPLE } from '@smops/core/telling/sample/sample.operations.js';
import type { CommandSpec } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

/** Something to look at before there is a file of one's own, and its end. */
export const tryCommand: CommandSpec = {
  path: ['try'],
  summary: 'sample comments to try smops with; --remove removes them',
  description:
    'Analyses 2,000 invented comments in Malay, Chinese and English with the local engine, and compares their two communities. --remove removes them for good, with all that was made of them.',
  options: [{ flags: '--remove', description: 'remove the sample comments for good' }],
  examples: ['smops try', 'smops try --remove'],
  run: ({ io, json, options, withConnection }) =>
    withConnection({ mayCreate: true }, async ({ client }) => {
      if (options.remove === true) {
        await client.call(SAMPLE.remove);
        io.out(json ? '{}\n' : `${systemTexts().sampleGone}\n`);
        return undefined;
      }
      const sample = await client.call(SAMPLE.add);
      io.out(json ? `${JSON.stringify(sample)}\n` : `${systemTexts().sampleHere(sample.taskId)}\n`);
      return undefined;
    }),
};

import { createReadStream } from 'node:fs';
import { textKeyOf } from '@smops/core/comments/text-key.node.js';
import type { CheckedProof } from '@smops/core/judging/proofs/check-proof.model.js';
import { problemSentences, proofSentences } from '@smops/core/judging/proofs/proof-words.model.js';
import { EXIT } from '../../failures/exit-codes.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { gatherComments, rowsOf } from '../../runs/gather-comments.js';

async function bytesOf({ args, io }: Call): Promise<Uint8Array> {
  const [path = '-'] = args;
  if (path === '-') return await io.readStdin();
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(path)) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** What the texts of a proof are beside those of the files of `--comments`; nothing without any. */
async function checkAgainst({ options, io }: Call, { proof }: CheckedProof) {
  const files = options.comments as string[] | undefined;
  if (files === undefined || proof === null) return [];
  const { checkTexts } = await import('@smops/core/judging/proofs/check-texts.model.js');
  const rows = await rowsOf(await gatherComments(files, { env: io.env }));
  return await checkTexts(
    proof,
    rows.map(({ content }) => textKeyOf(String(content))),
  );
}

export const checkProofCommand: CommandSpec = {
  path: ['check-proof'],
  summary: 'check a proof: compute its figures again, and find what was changed',
  description:
    'Checks every line of a proof against its hash, and computes every share, interval and difference again from the verdicts in the file, without a server, a database or a network. With --comments it also looks for the drawn texts among your comments, and whether they are the ones that the seed draws. The exit code is 3 where the proof does not hold.',
  arguments: [{ name: '<file>', description: 'the proof, or - for standard input' }],
  options: [
    {
      flags: '--comments <file>',
      description: 'the comments that were analysed; repeatable',
      repeatable: true,
    },
  ],
  examples: ['smops check-proof june.ndjson', 'smops check-proof june.ndjson --comments comments.json'],
  run: async (call) => {
    const { io, json } = call;
    const { checkProof } = await import('@smops/core/judging/proofs/check-proof.model.js');
    const checked = await checkProof(await bytesOf(call));
    const texts = await checkAgainst(call, checked);
    const problems = problemSentences(checked, texts);
    if (json) {
      const { computed, fingerprint } = checked;
      io.out(`${JSON.stringify({ holds: problems.length === 0, computed, fingerprint, problems, texts })}\n`);
    } else for (const sentence of proofSentences(checked, texts)) io.out(`${sanitize(sentence)}\n`);
    return problems.length === 0 ? undefined : EXIT.badInput;
  },
};

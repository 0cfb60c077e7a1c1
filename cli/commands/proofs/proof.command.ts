import { sha256Of } from '@smops/core/judging/proofs/proof-hashes.model.js';
import { PROOFS } from '@smops/core/judging/proofs/proofs.operations.js';
import { PROOFS_TEXTS } from '@smops/core/judging/proofs/proofs.texts.model.js';
import { checkOutput } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import { saveBody } from '../../output/save-body.js';
import type { CommandSpec } from '../../program/command.js';
import { findRunOrComparison, idArgument } from '../../runs/find-run.js';

export const proofCommand: CommandSpec = {
  path: ['proof'],
  summary: 'a file from which anyone can compute the shares of an analysis again',
  description:
    'Writes a file with what the figures of a completed analysis or comparison rest on: hashes of the drawn texts with a salt, the seed, what smops and a second reader say, people’s verdicts without names, and the figures. It holds no text. smops check-proof checks it, without a server or the comments. Keep the fingerprint apart from the file: with it, this file can be told apart from every other.',
  arguments: [{ ...idArgument, description: 'the run or comparison: its id, its beginning, or last' }],
  options: [{ flags: '-o, --out <file>', description: 'the file (proof-ID.ndjson in this folder)' }],
  examples: ['smops proof last', 'smops proof 3f2a --out june.ndjson'],
  run: async ({ args, options, io, json, withConnection }) => {
    const out = typeof options.out === 'string' ? options.out : undefined;
    if (out !== undefined) checkOutput(out);
    return await withConnection({}, async ({ client }) => {
      const id = await findRunOrComparison(client, args[0] as string);
      const response = await client.download(PROOFS.make, { taskId: id });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const path = out ?? `proof-${id.slice(0, 8)}.ndjson`;
      checkOutput(path);
      await saveBody(io, new Response(bytes), path);
      const fingerprint = await sha256Of(bytes);
      if (json) io.out(`${JSON.stringify({ id, file: path, fingerprint })}\n`);
      else io.out(`${PROOFS_TEXTS().made(sanitize(path))}\n${PROOFS_TEXTS().fingerprint(fingerprint)}\n`);
      return undefined;
    });
  },
};

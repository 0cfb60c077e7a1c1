import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import { RELATIONS } from '@smops/core/judging/insight/relations/relations.operations.js';
import type { Relation } from '@smops/core/judging/insight/relations/relations.schemas.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { renderTable, sanitize } from '../../output/output.js';
import type { Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { reportFileOf, reportOptions, writeReport } from '../../runs/report-file.js';

const bits = (value: number | null) => (value === null ? '-' : value.toFixed(2));

const COLUMNS = [
  { title: 'A', value: (pair: Relation) => pair.a, flexible: true },
  { title: 'B', value: (pair: Relation) => pair.b + (pair.isThin ? ' *' : ''), flexible: true },
  { title: 'BOTH', value: (pair: Relation) => pair.both },
  { title: 'EXPECTED', value: (pair: Relation) => pair.expected.toFixed(1) },
  { title: 'LIFT', value: (pair: Relation) => pair.lift.toFixed(2) },
  { title: 'PMI', value: (pair: Relation) => bits(pair.pmi) },
  {
    title: '95%',
    value: (pair: Relation) =>
      pair.pmi === null ? '-' : analyzeTexts().bitsRange(bits(pair.low), bits(pair.high)),
  },
  {
    title: 'p (HOLM)',
    value: (pair: Relation) => (pair.pAdjusted < 0.001 ? '<0.001' : pair.pAdjusted.toFixed(3)),
  },
];

export const relations: Deed = {
  summary: 'which variables of an analysis occur together',
  description:
    "For each two variables: comments with both, how many chance alone would give, the lift (how many times as often as by chance), PMI (its logarithm: 0 bits is chance, 1 bit twice as often) with its 95% interval, and Fisher's test corrected for the number of pairs, which counts each text once.",
  arguments: [idArgument],
  options: reportOptions,
  examples: [
    'smops analyses show last --relations',
    'smops analyses show 3f2a --relations --out relations.xlsx',
  ],
  run: (call) => {
    const { args, io, json, withConnection } = call;
    const out = reportFileOf(call);
    return withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const found = await client.call(RELATIONS.get, { taskId: id });
      await writeReport(call, out, (format) => client.download(RELATIONS.export, { taskId: id, format }));
      if (json) io.out(`${JSON.stringify({ id, ...found })}\n`);
      else {
        io.out(`${analyzeTexts().commentsOf(sanitize(found.runName), countText(found.total))}\n\n`);
        io.out(
          found.pairs.length === 0
            ? `${analyzeTexts().noPairs}\n`
            : renderTable(found.pairs, COLUMNS, io.isOutTty ? io.columns : undefined, io),
        );
        if (found.pairs.some((pair) => pair.isThin)) io.out(`${analyzeTexts().thinPairs}\n`);
        io.out(`\n${analyzeTexts().noCause}\n${SHARES().relations}\n`);
      }
      return undefined;
    });
  },
};

import { PROVIDER_IDS } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type { ProviderMeasure } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { EXIT } from '../../failures/exit-codes.js';
import { usageError } from '../../failures/failures.js';
import { confirm, isAtTerminal } from '../../input/confirm.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';

type Score = ProviderMeasure['provider'];

const share = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)}%`);
const costOf = ({ usdPerThousand: usd }: Score) =>
  usd === null ? analyzeTexts().unknownCost : usd === 0 ? '0' : usdText(usd);

const COLUMNS = [
  { title: 'READ BY', value: ({ label, model }: Score) => `${label} (${sanitize(model)})` },
  { title: 'TAGS F1', value: ({ f1 }: Score) => share(f1) },
  { title: 'SENTIMENT', value: ({ sentiment }: Score) => share(sentiment) },
  { title: 'S PER COMMENT', value: ({ secondsPerComment }: Score) => secondsPerComment.toFixed(2) },
  { title: 'COST OF 1,000', value: costOf },
  { title: 'COMMENTS', value: ({ comments }: Score) => comments },
];

/** How good a provider is: beside the local engine, on sample comments whose answers are known. */
export const measure: Deed = {
  summary: 'how well one provider reads sample comments whose answers are known, beside the local engine',
  description:
    'Takes a minute at most: a slow model is measured on fewer comments. Requests to a paid provider cost money, like those of a run.',
  arguments: [{ name: '<provider>', description: PROVIDER_IDS.join(', '), choices: PROVIDER_IDS }],
  options: [{ flags: '--yes', description: 'do not ask before a paid provider' }],
  examples: ['smops providers test own --measure', 'smops providers test gemini --measure --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const [id = ''] = call.args;
      const state = (await client.call(PROVIDERS.list)).find((one) => one.id === id);
      if (state === undefined) throw usageError(analyzeTexts().unknownProvider(id, PROVIDER_IDS.join(', ')));
      if (state.isPaid && isAtTerminal(call.io))
        await confirm(call, analyzeTexts().measuringCosts(state.label));
      const result = await client.call(PROVIDERS.measure, { provider: id });
      if (call.json) call.io.out(`${JSON.stringify(result)}\n`);
      else printTable(call.io, [result.provider, result.engine], COLUMNS);
      if (result.problem === null) return undefined;
      call.io.err(`smops: ${sanitize(result.problem)}\n`);
      return EXIT.upstream;
    }),
};

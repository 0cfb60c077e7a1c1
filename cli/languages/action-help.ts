import { CODEBOOK_ACTIONS } from '@smops/core/analysis/codebooks/codebook-actions.texts.model.js';
import type { Actions } from '@smops/core/platform/operations/action.model.js';
import { SCHEDULE_ACTIONS } from '@smops/core/telling/schedules/schedule-actions.texts.model.js';

const ALL: readonly Actions[] = [CODEBOOK_ACTIONS, SCHEDULE_ACTIONS];

/** The help of actions in Chinese and Malay, by its English. */
export const ACTION_HELP: Readonly<Record<string, { zh: string; ms: string }>> = Object.fromEntries(
  ALL.flatMap((actions) => {
    const [, english = {}, chinese = {}, malay = {}] = actions.all();
    return Object.entries(english).flatMap(([name, { help }]) =>
      help === undefined ? [] : [[help, { zh: chinese[name]?.help ?? '', ms: malay[name]?.help ?? '' }]],
    );
  }),
);

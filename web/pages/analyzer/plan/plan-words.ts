import { PLAN_TEXTS } from '@smops/core/judging/reading-plan/plan.texts.model.js';

/** The words of a plan on the page; as written they are Chinese (`scripts/languages/texts-plugin.mjs`). */
export const PLAN_WORDS = PLAN_TEXTS();

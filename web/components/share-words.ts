import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';

/** The words of shares on the page; as written they are Chinese (`scripts/languages/texts-plugin.mjs`). */
export const SHARE_WORDS = SHARES();

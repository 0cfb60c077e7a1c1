import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';

/** The words of shares on the page; as written they are Chinese (`languages/as-written.ts`). */
export const SHARE_WORDS = SHARES();

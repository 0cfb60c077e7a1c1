import type { Texts } from '../catalogue.js';

/** The terminal's texts are English as written. */
export const EN: Partial<Texts> = {};

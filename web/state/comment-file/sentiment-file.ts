import { fileSlot } from './file-slot.js';

/** The file that was chosen to be scored under Sentiments, and how it is read. */
export const sentimentFile = fileSlot(false);

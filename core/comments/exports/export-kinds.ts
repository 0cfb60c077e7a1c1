import { chatExports } from './chat-exports.js';
import { formExports } from './form-exports.js';
import { metaExports } from './meta-exports.js';
import { networkExports, tiktokExports } from './network-exports.js';
import { platformExports } from './platform-exports.js';
import { reviewExports } from './review-exports.js';
import { sheetExports } from './sheet-exports.js';
import { exportComments, facepager, toolExports } from './tool-exports.js';
import type { ExportFile } from './write-files.js';

/** The exports of the known tools, written from their documents with the same 16 comments. */
export const exportFiles = (): ExportFile[] => [
  ...exportComments(),
  ...facepager(),
  ...toolExports(),
  ...tiktokExports(),
  ...metaExports(),
  ...networkExports(),
  ...reviewExports(),
  ...formExports(),
  ...chatExports(),
  ...sheetExports(),
  ...platformExports(),
];

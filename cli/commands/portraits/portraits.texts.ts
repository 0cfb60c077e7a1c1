import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const portraitsTexts = sentencesOf('cliPortraits', {
  tooLarge: (path: string) => `${path} is larger than 10 MiB.`,
  noNumber: (text: string) => `${text} is not the number of a portrait; see smops portraits list.`,
  none: 'No portraits yet. Add one with smops portraits add FILE.',
  sentOf: (sent: string, total: string) => `${sent} of ${total}`,
  uploaded: (path: string, id: number) => `Uploaded ${path} as portrait ${id}.`,
  missing: (id: number) => `The portrait ${id} does not exist.`,
  exists: (out: string) => `${out} exists. Name another file with --out, or add --overwrite.`,
  savedAs: (id: number, out: string, sizeBytes: string) => `Saved portrait ${id} as ${out} (${sizeBytes}).`,
  deleteForGood: (id: number) => `Delete portrait ${id} for good?`,
  deleted: (id: number) => `Deleted portrait ${id}.`,
});

import type { ReportLanguage } from '@smops/core/analyzer/analyzer.constants.js';
import { type Client, readJson } from './client.js';

/** Translates the comment with this `seq`; each translation is paid for once. */
export const translateComment = (client: Client, taskId: string, seq: number, language: ReportLanguage) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].comments[':seq'].translation.$post({
      param: { taskId, seq: String(seq) },
      json: { language },
    }),
  );

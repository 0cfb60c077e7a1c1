import type { ReportLanguage } from '../../analysis/analyzer/providers/provider.js';
import { readDataLines } from '../words/package-file.js';

export type TopicLabels = Record<ReportLanguage, string>;

let labels: Map<string, TopicLabels> | undefined;

/** What the topics of the concept pack are called in each language, by id. */
export function topicLabels(): Map<string, TopicLabels> {
  labels ??= new Map(
    readDataLines('lexicon', 'topic-labels.txt').map((line) => {
      const [id = '', names = ''] = line.split(/:\s*/, 2);
      const [en = '', ms = '', zh = ''] = names.split('|').map((label) => label.trim());
      return [id, { en, ms, zh }];
    }),
  );
  return labels;
}

import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** What the commands of reports say. */
export const reportsTexts = sentencesOf('cliReports', {
  needsFile: 'A report needs a file: --out week.docx, week.pptx or week.html.',
  wroteLine: 'The report begins with this sentence now.',
  lineReset: 'The report begins with the sentence that the numbers make.',
  noTemplates:
    'There are no templates yet: smops report --add-template NAME --section line --section figures …',
  saved: (name: string, sections: number) =>
    `Saved the template ${name} with ${sections === 1 ? '1 section' : `${sections} sections`}.`,
  deleteQuestion: (name: string) => `Delete the report template ${name}?`,
  deleted: (name: string) => `Deleted the report template ${name}.`,
  someSection: 'Give the sections in their order: --section line --section figures …',
});

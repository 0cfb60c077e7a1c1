import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What the commands of reports say. */
export const reportsTexts = sentencesOf('cliReports', 'en', {
  needsFile: {
    en: 'A report needs a file: --out week.docx, week.pptx or week.html.',
    zh: '报告需要一个文件：--out week.docx、week.pptx 或 week.html。',
    ms: 'Laporan memerlukan fail: --out minggu.docx, minggu.pptx atau minggu.html.',
  },
  wroteLine: {
    en: 'The report begins with this sentence now.',
    zh: '报告现在以这句话开头。',
    ms: 'Laporan kini bermula dengan ayat ini.',
  },
  lineReset: {
    en: 'The report begins with the sentence that the numbers make.',
    zh: '报告以数字得出的那句话开头。',
    ms: 'Laporan bermula dengan ayat yang dibuat daripada angka.',
  },
  noTemplates: {
    en: 'There are no templates yet: smops report --add-template NAME --section line --section figures …',
    zh: '还没有模板：smops report --add-template NAME --section line --section figures …',
    ms: 'Belum ada templat: smops report --add-template NAME --section line --section figures …',
  },
  saved: {
    en: 'Saved the template {name} with {sections, plural, one {1 section} other {{sections} sections}}.',
    zh: '已保存模板 {name}，共 {sections, number} 个部分。',
    ms: 'Templat {name} disimpan dengan {sections, number} bahagian.',
    takes: ['name', 'sections'],
  },
  deleteQuestion: {
    en: 'Delete the report template {name}?',
    zh: '删除报告模板 {name}？',
    ms: 'Padam templat laporan {name}?',
  },
  deleted: {
    en: 'Deleted the report template {name}.',
    zh: '已删除报告模板 {name}。',
    ms: 'Templat laporan {name} dipadam.',
  },
  someSection: {
    en: 'Give the sections in their order: --section line --section figures …',
    zh: '请按顺序给出各部分：--section line --section figures …',
    ms: 'Berikan bahagian mengikut susunannya: --section line --section figures …',
  },
});

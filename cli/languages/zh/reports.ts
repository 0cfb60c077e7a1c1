import type { Texts } from '../catalogue.js';

export const cliReports: Texts['cliReports'] = {
  needsFile: '报告需要一个文件：--out week.docx、week.pptx 或 week.html。',
  wroteLine: '报告现在以这句话开头。',
  lineReset: '报告以数字得出的那句话开头。',
  noTemplates: '还没有模板：smops report --add-template NAME --section line --section figures …',
  saved: (name, sections) => `已保存模板 ${name}，共 ${sections} 个部分。`,
  deleteQuestion: (name) => `删除报告模板 ${name}？`,
  deleted: (name) => `已删除报告模板 ${name}。`,
  someSection: '请按顺序给出各部分：--section line --section figures …',
};

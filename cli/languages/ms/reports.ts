import type { Texts } from '../catalogue.js';

export const cliReports: Texts['cliReports'] = {
  needsFile: 'Laporan memerlukan fail: --out minggu.docx, minggu.pptx atau minggu.html.',
  wroteLine: 'Laporan kini bermula dengan ayat ini.',
  lineReset: 'Laporan bermula dengan ayat yang dibuat daripada angka.',
  noTemplates: 'Belum ada templat: smops report --add-template NAME --section line --section figures …',
  saved: (name, sections) => `Templat ${name} disimpan dengan ${sections} bahagian.`,
  deleteQuestion: (name) => `Padam templat laporan ${name}?`,
  deleted: (name) => `Templat laporan ${name} dipadam.`,
  someSection: 'Berikan bahagian mengikut susunannya: --section line --section figures …',
};

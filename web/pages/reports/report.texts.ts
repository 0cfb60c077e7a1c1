import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const REPORT = {
  title: { en: 'Report', zh: '报告', ms: 'Laporan' },
  link: { en: 'Report', zh: '报告', ms: 'Laporan' },
  back: { en: 'Back to the analysis', zh: '返回原页面', ms: 'Kembali ke halaman asal' },
  intro: {
    en: 'A one-page report: choose its sections, write its opening sentence, and download it.',
    zh: '一页可以转交的报告：选择内容，写第一句，下载成文件。',
    ms: 'Satu halaman untuk diserahkan: pilih isinya, tulis ayat pertamanya, dan ambil sebagai fail.',
  },
  loadFailed: { en: 'The report could not be made', zh: '无法生成报告', ms: 'Laporan tidak dapat dibuat' },
  retry: { en: 'Retry', zh: '重试', ms: 'Cuba lagi' },
  download: { en: 'Download', zh: '下载', ms: 'Muat turun' },
  open: { en: 'Open to print', zh: '打开以便打印', ms: 'Buka untuk dicetak' },
  line: { en: 'First sentence', zh: '第一句', ms: 'Ayat pertama' },
  lineHint: {
    en: 'smops writes one from the numbers. What you write takes its place.',
    zh: '这句话由数字得出；您写的会取代它。',
    ms: 'Ayat ini dibuat daripada angka; ayat yang anda tulis menggantikannya.',
  },
  saveLine: { en: 'Save the sentence', zh: '保存这句话', ms: 'Simpan ayat' },
  saving: { en: 'Saving…', zh: '正在保存…', ms: 'Menyimpan…' },
  resetLine: {
    en: 'Use the sentence of the numbers',
    zh: '使用数字得出的那句话',
    ms: 'Guna ayat daripada angka',
  },
  lineSaved: { en: 'The sentence is saved', zh: '已保存这句话', ms: 'Ayat telah disimpan' },
  lineFailed: {
    en: 'The sentence could not be saved',
    zh: '无法保存这句话',
    ms: 'Ayat tidak dapat disimpan',
  },
  writtenBy: { en: 'Written by {name}', zh: '由 {name} 写成', ms: 'Ditulis oleh {name}' },
  titleOf: { en: 'Title', zh: '标题', ms: 'Tajuk' },
  titleHint: {
    en: 'The file is named after the title and the period.',
    zh: '文件按标题和时段命名。',
    ms: 'Fail dinamakan mengikut tajuk dan tempoh.',
  },
  period: { en: 'Period', zh: '时段', ms: 'Tempoh' },
  more: { en: 'More than one page', zh: '超过一页的内容', ms: 'Lebih daripada satu halaman' },
  details: {
    tables: { en: 'Tables beside the charts', zh: '图旁附表', ms: 'Jadual di sebelah carta' },
    method: { en: 'How it was counted, at length', zh: '详细的统计方法', ms: 'Cara kiraan dengan lengkap' },
  },
  before: {
    label: { en: 'Compared with', zh: '与哪次比较', ms: 'Dibandingkan dengan' },
    best: { en: 'The one before: {name}', zh: '之前的一次：{name}', ms: 'Yang sebelumnya: {name}' },
    noBest: {
      en: 'Nothing: no analysis was written earlier',
      zh: '不比较：没有写得更早的分析',
      ms: 'Tiada: tiada analisis yang ditulis lebih awal',
    },
    none: { en: 'Nothing', zh: '不比较', ms: 'Tiada' },
    written: {
      en: '{name}, written {from} to {to}',
      zh: '{name}，写于 {from} 至 {to}',
      ms: '{name}, ditulis {from} hingga {to}',
      takes: ['name', 'from', 'to'],
    },
    withoutTime: {
      en: '{name}, comments without a time',
      zh: '{name}，留言没有时间',
      ms: '{name}, komen tanpa masa',
    },
    other: { en: 'Analysis {id}', zh: '分析 {id}', ms: 'Analisis {id}' },
    nothing: {
      en: 'An earlier analysis must have other comments, written earlier, and the same codebook or all of these variables.',
      zh: '之前的一次：留言不同、写得更早，编码本相同或包含全部这些变量。',
      ms: 'Yang sebelumnya mempunyai komen lain, ditulis lebih awal, dan buku kod yang sama atau semua pemboleh ubah ini.',
    },
  },
  sections: { en: 'Sections', zh: '部分', ms: 'Bahagian' },
  up: { en: 'Move “{name}” up', zh: '把「{name}」上移', ms: 'Alihkan “{name}” ke atas' },
  down: { en: 'Move “{name}” down', zh: '把「{name}」下移', ms: 'Alihkan “{name}” ke bawah' },
  template: { en: 'Template', zh: '模板', ms: 'Templat' },
  noTemplate: { en: 'Whole report', zh: '完整报告', ms: 'Laporan penuh' },
  saveTemplate: { en: 'Save as a template', zh: '存为模板', ms: 'Simpan sebagai templat' },
  templateName: { en: 'Name of the template', zh: '模板名称', ms: 'Nama templat' },
  templateSaved: {
    en: 'The template “{name}” is saved',
    zh: '已保存模板「{name}」',
    ms: 'Templat “{name}” telah disimpan',
  },
  templateFailed: {
    en: 'The template could not be saved',
    zh: '无法保存模板',
    ms: 'Templat tidak dapat disimpan',
  },
  deleteTemplate: { en: 'Delete this template', zh: '删除这个模板', ms: 'Padam templat ini' },
  templateDeleted: {
    en: 'The template “{name}” is deleted',
    zh: '已删除模板「{name}」',
    ms: 'Templat “{name}” telah dipadam',
  },
  deleteFailed: {
    en: 'The template could not be deleted',
    zh: '无法删除模板',
    ms: 'Templat tidak dapat dipadam',
  },
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
  preview: { en: 'How the report looks', zh: '报告的样子', ms: 'Rupa laporan' },
} as const;

/** The page on which a report is put together. */
export const REPORT_TEXT = textsOf('report', 'en', REPORT);

/** The same on screens that are Chinese as written. */
export const REPORT_CHINESE = textsInOne('zh', REPORT);

import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of sentiment records and of imports of them. */
export const SENTIMENTS_TEXTS = sentencesOf('core.sentiments', 'en', {
  noTask: {
    en: 'There is no task {taskId}. Make one first (smops tasks add, or the Tasks page); it tells its id.',
    zh: '没有任务 {taskId}。请先添加任务（smops tasks add，或任务页面），它会显示任务编号。',
    ms: 'Tiada tugasan {taskId}. Buat satu dahulu (smops tasks add, atau halaman Tugasan); ID-nya akan dipaparkan.',
  },
  noSuchTask: { en: 'There is no task {taskId}.', zh: '没有任务 {taskId}。', ms: 'Tiada tugasan {taskId}.' },
  missing: { en: 'is missing', zh: '缺少', ms: 'tidak diberikan' },
  mustBeText: { en: 'must be text', zh: '必须是文字', ms: 'mestilah teks' },
  atMostCharacters: {
    en: 'must have at most {max} characters',
    zh: '最多 {max} 个字符',
    ms: 'tidak boleh melebihi {max} aksara',
  },
  mustBeList: { en: 'must be a list', zh: '必须是列表', ms: 'mestilah senarai' },
  atMostRows: {
    en: 'at most {max} rows in one call',
    zh: '每次请求最多 {max} 行',
    ms: 'paling banyak {max} baris dalam satu permintaan',
  },
  fileTooLarge: {
    en: 'The file is larger than the limit of 10 MB. Nothing of it was kept.',
    zh: '文件超过 10 MB 的上限，内容均未保留。',
    ms: 'Fail melebihi had 10 MB. Tiada apa-apa daripadanya disimpan.',
  },
  selectJson: {
    en: 'file: Please select a JSON file.',
    zh: 'file：请选择 JSON 文件。',
    ms: 'file: Sila pilih fail JSON.',
  },
  noJson: { en: 'no JSON', zh: '不是 JSON', ms: 'bukan JSON' },
  stillAnalyzed: {
    en: 'This file is still being analysed. Try again in a moment.',
    zh: '此文件仍在分析中。请稍后再试。',
    ms: 'Fail ini masih dianalisis. Cuba lagi sebentar lagi.',
  },
  notStopped: {
    en: 'The analysis {id} is not stopped.',
    zh: '分析 {id} 没有停止。',
    ms: 'Analisis {id} tidak dihentikan.',
  },
  fieldMissing: { en: '{name} is missing.', zh: '缺少 {name}。', ms: '{name} tidak diberikan.' },
  fieldText: { en: '{name} must be text.', zh: '{name} 必须是文字。', ms: '{name} mestilah teks.' },
  fieldEmpty: { en: '{name} is empty.', zh: '{name} 是空的。', ms: '{name} kosong.' },
  fieldTooLong: {
    en: '{name} may have at most {max} characters.',
    zh: '{name} 最多 {max} 个字符。',
    ms: '{name} tidak boleh melebihi {max} aksara.',
    takes: ['name', 'max'],
  },
  fieldBroken: {
    en: '{name} holds broken characters.',
    zh: '{name} 含有损坏的字符。',
    ms: '{name} mengandungi aksara yang rosak.',
  },
  scoreRange: {
    en: 'sentimentScore must be a number from 0 to 10.',
    zh: 'sentimentScore 必须是 0 至 10 的数字。',
    ms: 'sentimentScore mestilah nombor dari 0 hingga 10.',
  },
  recordExpected: {
    en: 'A record is expected here: an object with taskId, analyzeDate, sentimentScore and aiSummary.',
    zh: '此处应为一条记录：带有 taskId、analyzeDate、sentimentScore 和 aiSummary 的对象。',
    ms: 'Rekod dijangka di sini: objek dengan taskId, analyzeDate, sentimentScore dan aiSummary.',
  },
  recordUnreadable: {
    en: 'The record cannot be read.',
    zh: '无法读取此记录。',
    ms: 'Rekod ini tidak dapat dibaca.',
  },
  dateUnsure: {
    en: 'analyzeDate “{date}” is not a date that can be read for sure; write YYYY-MM-DD.',
    zh: 'analyzeDate「{date}」不是可以确定的日期；请写成 YYYY-MM-DD。',
    ms: 'analyzeDate “{date}” bukan tarikh yang dapat dibaca dengan pasti; tulis YYYY-MM-DD.',
  },
});

import type { CoreTexts } from '../catalogue.js';

export const sentiments: CoreTexts['core.sentiments'] = {
  noTask: (taskId) =>
    `Tiada tugasan ${taskId}. Buat satu dahulu (smops tasks add, atau halaman Tugasan); ID-nya akan dipaparkan.`,
  noSuchTask: (taskId) => `Tiada tugasan ${taskId}.`,
  missing: 'tidak diberikan',
  mustBeText: 'mestilah teks',
  atMostCharacters: (max) => `tidak boleh melebihi ${max} aksara`,
  mustBeList: 'mestilah senarai',
  atMostRows: (max) => `paling banyak ${max} baris dalam satu permintaan`,
  fileTooLarge: 'Fail melebihi had 10 MB. Tiada apa-apa daripadanya disimpan.',
  selectJson: 'file: Sila pilih fail JSON.',
  noJson: 'bukan JSON',
  stillAnalyzed: 'Fail ini masih dianalisis. Cuba lagi sebentar lagi.',
  notStopped: (id) => `Analisis ${id} tidak dihentikan.`,
  fieldMissing: (name) => `${name} tidak diberikan.`,
  fieldText: (name) => `${name} mestilah teks.`,
  fieldEmpty: (name) => `${name} kosong.`,
  fieldTooLong: (name, max) => `${name} tidak boleh melebihi ${max} aksara.`,
  fieldBroken: (name) => `${name} mengandungi aksara yang rosak.`,
  scoreRange: 'sentimentScore mestilah nombor dari 0 hingga 10.',
  recordExpected: 'Rekod dijangka di sini: objek dengan taskId, analyzeDate, sentimentScore dan aiSummary.',
  recordUnreadable: 'Rekod ini tidak dapat dibaca.',
  dateUnsure: (date) =>
    `analyzeDate “${date}” bukan tarikh yang dapat dibaca dengan pasti; tulis YYYY-MM-DD.`,
};

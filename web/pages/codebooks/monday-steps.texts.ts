import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const MONDAY_STEPS = {
  label: { en: 'Every week:', zh: '每周一次：', ms: 'Setiap minggu:' },
  save: { en: 'Save as codebook', zh: '保存为编码本', ms: 'Simpan sebagai buku kod' },
  changed: { en: 'What changed', zh: '变化', ms: 'Apa yang berubah' },
  schedule: { en: 'Schedule', zh: '排程', ms: 'Jadual' },
  send: { en: 'Send', zh: '发送', ms: 'Hantar' },
  first: {
    en: 'Save the variables as a codebook first.',
    zh: '请先把变量保存为编码本。',
    ms: 'Simpan pemboleh ubah sebagai buku kod dahulu.',
  },
} as const;

/** The way from one analysis to a report every week. */
export const MONDAY_STEPS_TEXT = textsOf('mondaySteps', 'en', MONDAY_STEPS);

/** The same on screens that are Chinese as written. */
export const MONDAY_STEPS_CHINESE = textsInOne('zh', MONDAY_STEPS);

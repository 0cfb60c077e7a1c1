import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const STATE_TEXT = textsOf('state', 'en', {
  unreachable: { en: 'Failed to connect to server', zh: '无法连接服务器', ms: 'Gagal menyambung ke pelayan' },
  leaveUnsent: {
    en: '{unsent, plural, one {One judgement is} other {{unsent, number} judgements are}} not saved yet. Sign out and lose {unsent, plural, one {it} other {them}}?',
    zh: '还有 {unsent, number} 个判断没有保存。要退出登录并放弃它们吗？',
    ms: '{unsent, number} penilaian belum disimpan. Log keluar dan buang penilaian itu?',
  },
});

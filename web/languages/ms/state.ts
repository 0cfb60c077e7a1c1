import type { Texts } from '../catalogue.js';

export const commentFile: Texts['commentFile'] = {
  read: 'Fail telah dimuat naik',
  wrong: 'Format fail tidak betul',
  wrongText: 'Sila muat naik fail JSON',
  noSheet: 'Helaian Google tidak dapat dibaca',
  notRemembered: 'Lajur tidak diingati',
  notForgotten: 'Lajur tidak dapat dilupakan',
};

export const sentimentFile: Texts['sentimentFile'] = {
  notRemembered: 'Lajur tidak diingati',
  notForgotten: 'Lajur tidak dapat dilupakan',
};

export const state: Texts['state'] = {
  unreachable: 'Gagal menyambung ke pelayan',
  leaveUnsent: (unsent) => `${unsent} penilaian belum disimpan. Log keluar dan buang penilaian itu?`,
};

export const unreadableFile: Texts['unreadableFile'] = {
  unread: 'Fail ini tidak dapat dibaca.',
  damaged: 'Fail ini tidak dapat dibaca kerana rosak atau terpotong. Muat turun atau eksport semula.',
};

import type { Texts } from '../catalogue.js';

export const commentFile: Texts['commentFile'] = {
  read: 'Fail telah dimuat naik',
  wrong: 'Format fail tidak betul',
  wrongText: 'Sila muat naik fail JSON',
  noSheet: 'Helaian Google tidak dapat dibaca',
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
  bigArchive:
    'Arkib ZIP boleh bersaiz paling besar 25 MB. Nyahmampatkannya, kemudian pilih fail komen di dalamnya.',
  bigWorkbook:
    'Saiz buku kerja tidak boleh melebihi 25 MB. Simpan helaian itu sebagai CSV, yang tiada had ini.',
  noWorkbook: 'Ini bukan buku kerja Excel yang dapat dibaca. Simpan semula helaian sebagai .xlsx atau CSV.',
};

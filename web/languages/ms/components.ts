import type { Texts } from '../catalogue.js';

export const components: Texts['components'] = {
  copy: 'Salin',
  copied: 'Disalin',
  cancel: 'Batal',
  close: 'Tutup',
  done: 'Selesai',
  retry: 'Cuba lagi',
  tryAgain: 'Cuba lagi',
  request: 'Permintaan',
  loading: 'Sedang dimuatkan',
  notification: 'Pemberitahuan',
  notifications: 'Pemberitahuan ({hotkey})',
  dismiss: 'Tutup pemberitahuan',
  remove: (label) => `Buang ${label}`,
  actions: 'Tindakan',
  select: { all: 'Pilih semua baris yang ditunjukkan', row: (name) => `Pilih ${name}` },
  typeToSearch: 'Taip untuk mencari',
  options: 'Pilihan',
  nothingFound: 'Tiada hasil',
  clearSearch: 'Kosongkan carian',
  filters: (set) => (set === 0 ? 'Tapisan' : `Tapisan (${set})`),
  keys: 'Kekunci pada halaman ini',
  showKeys: 'Tunjukkan kekunci ini',
  toRows: 'Ke senarai',
  form: {
    saving: 'Sedang disimpan…',
    overtaken:
      'Pengguna lain telah mengubah rekod ini sebentar tadi. Batal untuk melihat versi mereka, atau simpan versi anda menggantikannya.',
    overwrite: 'Tetap simpan versi saya',
  },
  discard: {
    question: 'Buang apa yang telah anda taip?',
    hint: 'Perubahan belum disimpan.',
    keep: 'Terus menyunting',
    discard: 'Buang',
  },
};

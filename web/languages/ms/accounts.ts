import type { Texts } from '../catalogue.js';

export const accounts: Texts['accounts'] = {
  title: 'Akaun Media Sosial',
  subtitle: 'Urus akaun media sosial dan statusnya',
  cards: {
    label: 'Statistik akaun',
    total: 'Jumlah Akaun',
    facebook: 'Facebook Aktif',
    instagram: 'Instagram Aktif',
    tiktok: 'TikTok Aktif',
  },
  add: 'Tambah Akaun',
  list: 'Senarai Akaun',
  search: 'Cari akaun…',
  chart: { title: 'Status mengikut platform', about: 'Akaun yang ada profil di situ', none: 'Tiada akaun' },
  everywhere: 'Di mana-mana ada profil',
  platform: 'Platform',
  columns: { info: 'Maklumat Akaun', platforms: 'Platform Sosial', status: 'Status' },
  opens: (platform, name) => `Profil ${platform} ${name}, dibuka dalam tab baharu`,
  edit: (name) => `Sunting ${name}`,
  delete: (name) => `Padam ${name}`,
  empty: 'Tiada akaun dijumpai',
  emptyText: 'Tambah akaun pertama anda untuk bermula.',
  loadFailed: 'Senarai akaun tidak dapat dimuatkan',
  addTitle: 'Tambah Akaun Baharu',
  editTitle: 'Sunting Akaun',
  create: 'Tambah Akaun',
  update: 'Simpan Akaun',
  deleteTitle: 'Padam akaun',
  deleteQuestion: (first, last) => `Adakah anda pasti mahu memadam akaun ${first} ${last}?`,
  keys: [
    ['/', 'Cari'],
    ['n', 'Tambah akaun'],
  ],
};

export const accountsMessages: Texts['accountsMessages'] = {
  created: ['Akaun ditambah', 'Akaun baharu telah berjaya ditambah.'],
  updated: ['Akaun dikemas kini', 'Akaun telah berjaya dikemas kini.'],
  deleted: ['Akaun dipadam', 'Akaun telah berjaya dipadam.'],
  restored: ['Akaun dipulihkan', 'Akaun itu kembali dalam senarai.'],
  createFailed: ['Ralat', 'Gagal menambah akaun. Sila cuba lagi.'],
  updateFailed: ['Ralat', 'Gagal menyimpan akaun. Sila cuba lagi.'],
  deleteFailed: ['Ralat', 'Gagal memadam akaun. Sila cuba lagi.'],
  restoreFailed: ['Ralat', 'Gagal memulihkan akaun. Sila cuba lagi.'],
  undo: 'Buat asal',
};

import type { Texts } from '../catalogue.js';

export const tasks: Texts['tasks'] = {
  title: 'Pengurusan Tugasan',
  subtitle: 'Urus tugasan media sosial dan agihannya',
  add: 'Tambah Tugasan',
  list: 'Senarai Tugasan',
  search: 'Cari tugasan…',
  columns: {
    taskId: 'ID Tugasan',
    date: 'Tarikh',
    platform: 'Platform',
    details: 'Butiran Tugasan',
    status: 'Status',
  },
  openLink: 'Buka pautan',
  opensLink: (taskId) => `Buka pautan ${taskId} dalam tab baharu`,
  edit: (taskId) => `Sunting ${taskId}`,
  delete: (taskId) => `Padam ${taskId}`,
  copyLink: (taskId) => `Salin pautan ${taskId}`,
  statusOf: (taskId) => `Status ${taskId}`,
  empty: 'Tiada tugasan dijumpai',
  emptyText: 'Tambah tugasan pertama anda untuk bermula.',
  loadFailed: 'Senarai tugasan tidak dapat dimuatkan',
  addTitle: 'Tambah Tugasan Baharu',
  editTitle: 'Sunting Tugasan',
  create: 'Tambah Tugasan',
  update: 'Simpan Tugasan',
  typesPlaceholder: 'Pilih jenis tugasan',
  oldText: (text) =>
    `Tugasan ini ditulis sebagai teks: “${text}”. Teks itu kekal sehingga anda memilih jenis tugasan.`,
  deleteTitle: 'Padam tugasan',
  deleteQuestion: (taskId) => `Adakah anda pasti mahu memadam tugasan ${taskId}?`,
  statusChosen: (taskId, status) => `${taskId}: ${status}`,
  statusFinal: 'Perubahan ini muktamad selepas 5 saat.',
  statusUpdated: ['Status dikemas kini', 'Status tugasan telah berjaya dikemas kini.'],
  statusFailed: ['Ralat', 'Gagal mengemas kini status tugasan. Sila cuba lagi.'],
  linkCopied: ['Pautan disalin', 'Pautan tugasan telah disalin ke papan keratan.'],
  copyFailed: ['Ralat', 'Gagal menyalin pautan ke papan keratan.'],
  keys: [
    ['/', 'Cari'],
    ['n', 'Tambah tugasan'],
  ],
};

export const tasksCards: Texts['tasksCards'] = {
  label: 'Tugasan dalam angka',
  total: 'Jumlah Tugasan',
  pending: 'Belum Selesai',
  completed: 'Selesai',
  today: 'Hari Ini',
};

export const tasksMessages: Texts['tasksMessages'] = {
  created: ['Tugasan ditambah', 'Tugasan baharu telah berjaya ditambah.'],
  updated: ['Tugasan dikemas kini', 'Tugasan telah berjaya dikemas kini.'],
  deleted: ['Tugasan dipadam', 'Tugasan telah berjaya dipadam.'],
  restored: ['Tugasan dipulihkan', 'Tugasan itu kembali dalam senarai.'],
  createFailed: ['Ralat', 'Gagal menambah tugasan. Sila cuba lagi.'],
  updateFailed: ['Ralat', 'Gagal menyimpan tugasan. Sila cuba lagi.'],
  deleteFailed: ['Ralat', 'Gagal memadam tugasan. Sila cuba lagi.'],
  restoreFailed: ['Ralat', 'Gagal memulihkan tugasan. Sila cuba lagi.'],
  undo: 'Buat asal',
};

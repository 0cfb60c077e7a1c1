import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const whatsapp: Texts['whatsapp'] = {
  title: 'Pengurusan WhatsApp',
  subtitle: 'Urus akaun dan kumpulan WhatsApp',
  cards: {
    label: 'Statistik akaun WhatsApp',
    total: 'Jumlah Akaun',
    states: 'Negeri dengan akaun',
    popular: 'Negeri Paling Banyak Akaun',
    none: 'Tiada',
    noAccounts: 'Belum ada akaun',
    accounts: (accounts) => `${count(accounts)} akaun`,
  },
  add: 'Tambah Akaun WhatsApp',
  list: 'Akaun WhatsApp',
  search: 'Cari akaun WhatsApp…',
  chart: { title: 'Akaun mengikut negeri', about: 'Semua akaun WhatsApp', count: 'Akaun' },
  allStates: 'Semua Negeri',
  state: 'Negeri',
  columns: {
    details: 'Butiran Akaun',
    phone: 'Nombor Telefon',
    state: 'Negeri',
    group: 'Nama Kumpulan',
    status: 'Status',
  },
  edit: (name) => `Sunting ${name}`,
  delete: (name) => `Padam ${name}`,
  empty: 'Tiada akaun WhatsApp dijumpai',
  emptyText: 'Tambah akaun WhatsApp pertama anda untuk bermula.',
  loadFailed: 'Senarai akaun WhatsApp tidak dapat dimuatkan',
  addTitle: 'Tambah Akaun WhatsApp',
  editTitle: 'Sunting Akaun WhatsApp',
  create: 'Tambah',
  update: 'Simpan',
  deleteTitle: 'Padam akaun WhatsApp',
  deleteQuestion: (name) => `Adakah anda pasti mahu memadam akaun WhatsApp ${name}?`,
  keys: [
    ['/', 'Cari'],
    ['n', 'Tambah akaun WhatsApp'],
  ],
};

export const whatsappMessages: Texts['whatsappMessages'] = {
  created: ['Akaun WhatsApp ditambah', 'Akaun WhatsApp telah berjaya ditambah.'],
  updated: ['Akaun WhatsApp dikemas kini', 'Akaun WhatsApp telah berjaya dikemas kini.'],
  deleted: ['Akaun WhatsApp dipadam', 'Akaun WhatsApp telah berjaya dipadam.'],
  restored: ['Akaun WhatsApp dipulihkan', 'Akaun WhatsApp itu kembali dalam senarai.'],
  createFailed: ['Ralat', 'Gagal menambah akaun WhatsApp. Sila cuba lagi.'],
  updateFailed: ['Ralat', 'Gagal menyimpan akaun WhatsApp. Sila cuba lagi.'],
  deleteFailed: ['Ralat', 'Gagal memadam akaun WhatsApp. Sila cuba lagi.'],
  restoreFailed: ['Ralat', 'Gagal memulihkan akaun WhatsApp. Sila cuba lagi.'],
  undo: 'Buat asal',
};

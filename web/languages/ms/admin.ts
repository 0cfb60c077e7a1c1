import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const roleNames: Texts['roleNames'] = {
  staff: 'Kakitangan',
  'portrait-viewer': 'Pelihat potret',
  analyst: 'Penganalisis',
  admin: 'Pentadbir',
};

export const roleHints: Texts['roleHints'] = {
  staff: 'Akaun, tugasan, YouTube, Facebook, WhatsApp',
  'portrait-viewer': 'Seperti kakitangan, serta boleh melihat potret pengguna',
  analyst: 'Seperti kakitangan, serta sentimen, Penganalisis FB, potret',
  admin: 'Semuanya, termasuk pengguna, token API, log audit',
};

export const users: Texts['users'] = {
  title: 'Pengguna dan sesi',
  subtitle:
    'Siapa yang boleh log masuk, apa yang boleh dilakukan oleh setiap orang, dan siapa yang sedang log masuk',
  add: 'Tambah Pengguna',
  list: 'Senarai Pengguna',
  search: 'Cari pengguna…',
  loadFailed: 'Senarai pengguna tidak dapat dimuatkan',
  noneFound: 'Tiada pengguna dijumpai',
  noneFoundText: 'Tiada nama pengguna yang sepadan dengan carian anda.',
  columns: { username: 'Nama pengguna', role: 'Peranan', status: 'Status', created: 'Dicipta' },
  active: 'Aktif',
  disabled: 'Dinyahaktifkan',
  mustChange: 'Perlu kata laluan baharu',
  you: 'Anda',
  addTitle: 'Tambah Pengguna Baharu',
  username: 'Nama pengguna',
  role: 'Peranan',
  password: 'Kata laluan',
  passwordOptional: 'tidak wajib',
  passwordHint:
    'Biarkan kosong supaya kata laluan dijana. Ia dipaparkan sekali sahaja dan mesti ditukar semasa log masuk pertama.',
  mustChoose: 'Mesti memilih kata laluan sendiri semasa log masuk seterusnya',
  create: 'Cipta Pengguna',
  saving: 'Sedang disimpan…',
  editTitle: (name) => `Peranan ${name}`,
  update: 'Simpan Pengguna',
  roleEndsSessions: 'Sesi pengguna ini akan ditamatkan supaya hak baharu berkuat kuasa serta-merta.',
  resetTitle: (name) => `Kata laluan baharu untuk ${name}`,
  reset: 'Tetapkan Kata Laluan',
  passwordTitle: 'Salin kata laluan ini sekarang',
  passwordText: (name) =>
    `Ia dipaparkan sekali sahaja. Berikan kepada ${name}, yang akan memilih kata laluan sendiri semasa log masuk pertama.`,
  count: (shown, all) =>
    shown === all ? `${count(all)} pengguna` : `${count(shown)} daripada ${count(all)} pengguna`,
  actions: {
    edit: (name) => `Ubah peranan ${name}`,
    password: (name) => `Tetapkan kata laluan ${name}`,
    disable: (name) => `Nyahaktifkan ${name}`,
    enable: (name) => `Aktifkan ${name}`,
    remove: (name) => `Padam ${name}`,
  },
  disableTitle: 'Nyahaktifkan Pengguna',
  disableQuestion: (name) =>
    `Adakah anda pasti mahu menyahaktifkan ${name}? Sesi dan token API akan ditamatkan serta-merta. Pengguna ini boleh diaktifkan semula.`,
  disable: 'Nyahaktifkan',
  removeTitle: 'Padam Pengguna',
  removeQuestion: (name) =>
    `Adakah anda pasti mahu memadam ${name}? Sesi dan token API pengguna ini turut dipadam. Tindakan ini tidak boleh dibuat asal.`,
  remove: 'Padam',
  removing: 'Sedang dipadam…',
  error: 'Ralat',
  created: ['Pengguna dicipta', 'Pengguna baharu telah berjaya dicipta.'],
  updated: ['Pengguna dikemas kini', 'Pengguna telah berjaya dikemas kini.'],
  removed: ['Pengguna dipadam', 'Pengguna telah berjaya dipadam.'],
  passwordSet: ['Kata laluan ditetapkan', 'Kata laluan baharu boleh digunakan serta-merta.'],
};

export const tokens: Texts['tokens'] = {
  title: 'Program',
  subtitle:
    'Skrip, kerja cron, baris arahan pada komputer lain dan pembantu AI, setiap satu dengan tokennya sendiri',
  add: 'Cipta Token',
  list: 'Senarai Token',
  loadFailed: 'Token API tidak dapat dimuatkan',
  none: 'Belum ada token API',
  noneText: 'Cipta token supaya skrip atau komputer lain boleh menggunakan smops tanpa kata laluan.',
  columns: {
    name: 'Nama',
    role: 'Peranan',
    assistant: 'Pembantu AI',
    owner: 'Pemilik',
    expires: 'Tamat tempoh',
    lastUsed: 'Kali terakhir digunakan',
  },
  never: 'Tidak pernah',
  addTitle: 'Cipta Token API',
  name: 'Nama',
  namePlaceholder: 'import sentimen setiap malam',
  nameHint: 'Kegunaannya, supaya mudah dikenali kemudian.',
  role: 'Peranan',
  assistant: 'Untuk pembantu AI',
  assistants: { off: 'Tidak', read: 'Baca', write: 'Baca dan tulis' },
  assistantHints: {
    off: 'Untuk skrip, kerja cron dan arahan',
    read: 'Untuk pembantu sahaja, di /mcp',
    write: 'Seperti baca; juga memulakan analisis, membuat tugasan, merangka buku kod',
  },
  expiry: 'Tamat tempoh selepas',
  expiries: { '30': '30 hari', '90': '90 hari', '365': '1 tahun', never: 'Tidak tamat' },
  create: 'Cipta Token',
  createdTitle: 'Salin token ini sekarang',
  createdText: 'Ia dipaparkan sekali sahaja; smops hanya menyimpan cap jarinya.',
  useAssistant: 'Cara pembantu menyambung dengannya terdapat di bawah senarai, pada “Sambungkan Pembantu”.',
  use: 'Pada komputer lain:',
  revokeAction: (name) => `Tarik balik ${name}`,
  revokeTitle: 'Tarik Balik Token',
  revokeQuestion: (name) =>
    `Adakah anda pasti mahu menarik balik ${name}? Semua yang menggunakannya akan terhenti serta-merta.`,
  revoke: 'Tarik Balik',
  revoking: 'Sedang ditarik balik…',
  error: 'Ralat',
  revoked: ['Token ditarik balik', 'Token itu tidak boleh digunakan lagi.'],
};

export const allSessions: Texts['allSessions'] = {
  list: 'Sesi Aktif',
  loadFailed: 'Sesi tidak dapat dimuatkan',
};

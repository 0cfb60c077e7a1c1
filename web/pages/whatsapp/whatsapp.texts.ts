import { textsOf } from '@smops/core/platform/language/texts.model.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const WHATSAPP_TEXT = textsOf('whatsapp', 'en', {
  title: { en: 'WhatsApp Management', zh: 'WhatsApp 管理', ms: 'Pengurusan WhatsApp' },
  subtitle: {
    en: 'Manage WhatsApp accounts and groups',
    zh: '管理 WhatsApp 账号与群组',
    ms: 'Urus akaun dan kumpulan WhatsApp',
  },
  cards: {
    label: { en: 'WhatsApp accounts in numbers', zh: 'WhatsApp 账号统计', ms: 'Statistik akaun WhatsApp' },
    total: { en: 'Total Accounts', zh: '账号总数', ms: 'Jumlah Akaun' },
    states: { en: 'Active States', zh: '有账号的州属', ms: 'Negeri dengan akaun' },
    popular: { en: 'Most Popular State', zh: '账号最多的州属', ms: 'Negeri Paling Banyak Akaun' },
    none: { en: 'N/A', zh: '无', ms: 'Tiada' },
    noAccounts: { en: 'No accounts yet', zh: '还没有账号', ms: 'Belum ada akaun' },
    accounts: {
      en: '{count, plural, one {# account} other {# accounts}}',
      zh: '{count, number} 个账号',
      ms: '{count, number} akaun',
    },
  },
  add: { en: 'Add WhatsApp Account', zh: '添加 WhatsApp 账号', ms: 'Tambah Akaun WhatsApp' },
  list: { en: 'WhatsApp Accounts', zh: 'WhatsApp 账号', ms: 'Akaun WhatsApp' },
  search: { en: 'Search WhatsApp accounts...', zh: '搜索 WhatsApp 账号…', ms: 'Cari akaun WhatsApp…' },
  chart: {
    title: { en: 'Accounts by state', zh: '各州的账号', ms: 'Akaun mengikut negeri' },
    about: { en: 'All WhatsApp accounts', zh: '所有 WhatsApp 账号', ms: 'Semua akaun WhatsApp' },
    count: { en: 'Accounts', zh: '账号', ms: 'Akaun' },
  },
  state: { en: 'State', zh: '州属', ms: 'Negeri' },
  columns: {
    details: { en: 'Account Details', zh: '账号资料', ms: 'Butiran Akaun' },
    phone: { en: 'Phone Number', zh: '电话号码', ms: 'Nombor Telefon' },
    state: { en: 'State', zh: '州属', ms: 'Negeri' },
    group: { en: 'Group Name', zh: '群组名称', ms: 'Nama Kumpulan' },
    status: { en: 'Status', zh: '状态', ms: 'Status' },
  },
  edit: { en: 'Edit {name}', zh: '编辑 {name}', ms: 'Sunting {name}' },
  delete: { en: 'Delete {name}', zh: '删除 {name}', ms: 'Padam {name}' },
  empty: { en: 'No WhatsApp accounts found', zh: '没有 WhatsApp 账号', ms: 'Tiada akaun WhatsApp dijumpai' },
  emptyText: {
    en: 'Create your first WhatsApp account to get started.',
    zh: '先添加第一个 WhatsApp 账号。',
    ms: 'Tambah akaun WhatsApp pertama anda untuk bermula.',
  },
  loadFailed: {
    en: 'The WhatsApp accounts could not be loaded',
    zh: '无法读取 WhatsApp 账号',
    ms: 'Senarai akaun WhatsApp tidak dapat dimuatkan',
  },
  addTitle: { en: 'Create WhatsApp Account', zh: '添加 WhatsApp 账号', ms: 'Tambah Akaun WhatsApp' },
  editTitle: { en: 'Edit WhatsApp Account', zh: '编辑 WhatsApp 账号', ms: 'Sunting Akaun WhatsApp' },
  create: { en: 'Create', zh: '添加', ms: 'Tambah' },
  update: { en: 'Update', zh: '保存', ms: 'Simpan' },
  deleteTitle: { en: 'Delete WhatsApp account', zh: '删除 WhatsApp 账号', ms: 'Padam akaun WhatsApp' },
  deleteQuestion: {
    en: 'Are you sure you want to delete the WhatsApp account for {name}?',
    zh: '确定要删除 {name} 的 WhatsApp 账号吗？',
    ms: 'Adakah anda pasti mahu memadam akaun WhatsApp {name}?',
  },
  keys: [
    [{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }],
    [{ all: 'n' }, { en: 'Add a WhatsApp account', zh: '添加 WhatsApp 账号', ms: 'Tambah akaun WhatsApp' }],
  ],
});

export const WHATSAPP_MESSAGES: ListMessages = textsOf('whatsappMessages', 'en', {
  created: [
    { en: 'WhatsApp account created', zh: 'WhatsApp 账号已添加', ms: 'Akaun WhatsApp ditambah' },
    {
      en: 'WhatsApp account has been successfully created.',
      zh: '新的 WhatsApp 账号已成功添加。',
      ms: 'Akaun WhatsApp telah berjaya ditambah.',
    },
  ],
  updated: [
    { en: 'WhatsApp account updated', zh: 'WhatsApp 账号已更新', ms: 'Akaun WhatsApp dikemas kini' },
    {
      en: 'WhatsApp account has been successfully updated.',
      zh: 'WhatsApp 账号已成功更新。',
      ms: 'Akaun WhatsApp telah berjaya dikemas kini.',
    },
  ],
  deleted: [
    { en: 'WhatsApp account deleted', zh: 'WhatsApp 账号已删除', ms: 'Akaun WhatsApp dipadam' },
    {
      en: 'WhatsApp account has been successfully deleted.',
      zh: 'WhatsApp 账号已成功删除。',
      ms: 'Akaun WhatsApp telah berjaya dipadam.',
    },
  ],
  restored: [
    { en: 'WhatsApp account restored', zh: 'WhatsApp 账号已恢复', ms: 'Akaun WhatsApp dipulihkan' },
    {
      en: 'The WhatsApp account is back in the list.',
      zh: 'WhatsApp 账号已回到列表中。',
      ms: 'Akaun WhatsApp itu kembali dalam senarai.',
    },
  ],
  createFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to create WhatsApp account. Please try again.',
      zh: '无法添加 WhatsApp 账号，请再试一次。',
      ms: 'Gagal menambah akaun WhatsApp. Sila cuba lagi.',
    },
  ],
  updateFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to update WhatsApp account. Please try again.',
      zh: '无法保存 WhatsApp 账号，请再试一次。',
      ms: 'Gagal menyimpan akaun WhatsApp. Sila cuba lagi.',
    },
  ],
  deleteFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to delete WhatsApp account. Please try again.',
      zh: '无法删除 WhatsApp 账号，请再试一次。',
      ms: 'Gagal memadam akaun WhatsApp. Sila cuba lagi.',
    },
  ],
  restoreFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to restore WhatsApp account. Please try again.',
      zh: '无法恢复 WhatsApp 账号，请再试一次。',
      ms: 'Gagal memulihkan akaun WhatsApp. Sila cuba lagi.',
    },
  ],
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
});

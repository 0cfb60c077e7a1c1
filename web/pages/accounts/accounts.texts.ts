import { textsOf } from '@smops/core/platform/language/texts.model.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const ACCOUNTS_TEXT = textsOf('accounts', 'en', {
  title: { en: 'Social Media Accounts', zh: '社交媒体账号', ms: 'Akaun Media Sosial' },
  subtitle: {
    en: 'Manage social media accounts and their status',
    zh: '管理社交媒体账号及其状态',
    ms: 'Urus akaun media sosial dan statusnya',
  },
  cards: {
    label: { en: 'Accounts in numbers', zh: '账号统计', ms: 'Statistik akaun' },
    total: { en: 'Total Accounts', zh: '账号总数', ms: 'Jumlah Akaun' },
    facebook: { en: 'Facebook Active', zh: 'Facebook 使用中', ms: 'Facebook Aktif' },
    instagram: { en: 'Instagram Active', zh: 'Instagram 使用中', ms: 'Instagram Aktif' },
    tiktok: { en: 'TikTok Active', zh: 'TikTok 使用中', ms: 'TikTok Aktif' },
  },
  add: { en: 'Add Account', zh: '添加账号', ms: 'Tambah Akaun' },
  list: { en: 'Account List', zh: '账号列表', ms: 'Senarai Akaun' },
  search: { en: 'Search accounts...', zh: '搜索账号…', ms: 'Cari akaun…' },
  platform: { en: 'Platform', zh: '平台', ms: 'Platform' },
  chart: {
    title: { en: 'Status per platform', zh: '各平台的状态', ms: 'Status mengikut platform' },
    about: {
      en: 'Accounts with a profile there',
      zh: '在该平台有主页的账号',
      ms: 'Akaun yang ada profil di situ',
    },
    none: { en: 'No account', zh: '没有账号', ms: 'Tiada akaun' },
  },
  everywhere: { en: 'Wherever there is a profile', zh: '有主页的所有平台', ms: 'Di mana-mana ada profil' },
  columns: {
    info: { en: 'Account Info', zh: '账号资料', ms: 'Maklumat Akaun' },
    platforms: { en: 'Social Platforms', zh: '社交平台', ms: 'Platform Sosial' },
    status: { en: 'Status', zh: '状态', ms: 'Status' },
  },
  opens: {
    en: '{platform} profile of {name}, opens in a new tab',
    zh: '{name} 的 {platform} 主页，在新标签页打开',
    ms: 'Profil {platform} {name}, dibuka dalam tab baharu',
    takes: ['platform', 'name'],
  },
  edit: { en: 'Edit {name}', zh: '编辑 {name}', ms: 'Sunting {name}' },
  delete: { en: 'Delete {name}', zh: '删除 {name}', ms: 'Padam {name}' },
  empty: { en: 'No accounts found', zh: '没有账号', ms: 'Tiada akaun dijumpai' },
  emptyText: {
    en: 'Add your first account to get started.',
    zh: '先添加第一个账号。',
    ms: 'Tambah akaun pertama anda untuk bermula.',
  },
  loadFailed: {
    en: 'The accounts could not be loaded',
    zh: '无法读取账号',
    ms: 'Senarai akaun tidak dapat dimuatkan',
  },
  addTitle: { en: 'Add New Account', zh: '添加账号', ms: 'Tambah Akaun Baharu' },
  editTitle: { en: 'Edit Account', zh: '编辑账号', ms: 'Sunting Akaun' },
  create: { en: 'Create Account', zh: '添加账号', ms: 'Tambah Akaun' },
  update: { en: 'Update Account', zh: '保存账号', ms: 'Simpan Akaun' },
  deleteTitle: { en: 'Delete account', zh: '删除账号', ms: 'Padam akaun' },
  deleteQuestion: {
    en: "Are you sure you want to delete {first} {last}'s account?",
    zh: '确定要删除 {first} {last} 的账号吗？',
    ms: 'Adakah anda pasti mahu memadam akaun {first} {last}?',
    takes: ['first', 'last'],
  },
  keys: [
    [{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }],
    [{ all: 'n' }, { en: 'Add an account', zh: '添加账号', ms: 'Tambah akaun' }],
  ],
});

export const ACCOUNTS_MESSAGES: ListMessages = textsOf('accountsMessages', 'en', {
  created: [
    { en: 'Account created', zh: '账号已添加', ms: 'Akaun ditambah' },
    {
      en: 'New account has been created successfully.',
      zh: '新账号已成功添加。',
      ms: 'Akaun baharu telah berjaya ditambah.',
    },
  ],
  updated: [
    { en: 'Account updated', zh: '账号已更新', ms: 'Akaun dikemas kini' },
    {
      en: 'Account has been updated successfully.',
      zh: '账号已成功更新。',
      ms: 'Akaun telah berjaya dikemas kini.',
    },
  ],
  deleted: [
    { en: 'Account deleted', zh: '账号已删除', ms: 'Akaun dipadam' },
    {
      en: 'Account has been successfully deleted.',
      zh: '账号已成功删除。',
      ms: 'Akaun telah berjaya dipadam.',
    },
  ],
  restored: [
    { en: 'Account restored', zh: '账号已恢复', ms: 'Akaun dipulihkan' },
    {
      en: 'The account is back in the list.',
      zh: '账号已回到列表中。',
      ms: 'Akaun itu kembali dalam senarai.',
    },
  ],
  createFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to create account. Please try again.',
      zh: '无法添加账号，请再试一次。',
      ms: 'Gagal menambah akaun. Sila cuba lagi.',
    },
  ],
  updateFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to update account. Please try again.',
      zh: '无法保存账号，请再试一次。',
      ms: 'Gagal menyimpan akaun. Sila cuba lagi.',
    },
  ],
  deleteFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to delete account. Please try again.',
      zh: '无法删除账号，请再试一次。',
      ms: 'Gagal memadam akaun. Sila cuba lagi.',
    },
  ],
  restoreFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to restore account. Please try again.',
      zh: '无法恢复账号，请再试一次。',
      ms: 'Gagal memulihkan akaun. Sila cuba lagi.',
    },
  ],
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
});

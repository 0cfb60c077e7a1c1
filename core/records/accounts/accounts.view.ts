import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS } from '../../platform/texts/lists.texts.model.js';
import { facetOf, type ListView } from '../lists/list-view.model.js';
import { ACCOUNT_STATUSES, type AccountStatus, PLATFORMS, type Platform } from './accounts.constants.js';
import { ACCOUNT_FIELDS } from './accounts.fields.js';
import { ACCOUNT_KEY, fullNameOf, profilesOf, statusOn } from './accounts.model.js';
import type { Account } from './accounts.schemas.js';

const TEXTS = sentencesOf('core.accountsView', 'en', {
  list: { en: 'Account List', zh: '账号列表', ms: 'Senarai Akaun' },
  add: { en: 'Add Account', zh: '添加账号', ms: 'Tambah Akaun' },
  empty: { en: 'No accounts found', zh: '没有账号', ms: 'Tiada akaun dijumpai' },
  emptyText: {
    en: 'Add your first account to get started.',
    zh: '先添加第一个账号。',
    ms: 'Tambah akaun pertama anda untuk bermula.',
  },
  addTitle: { en: 'Add New Account', zh: '添加账号', ms: 'Tambah Akaun Baharu' },
  editTitle: { en: 'Edit Account', zh: '编辑账号', ms: 'Sunting Akaun' },
  create: { en: 'Create Account', zh: '添加账号', ms: 'Tambah Akaun' },
  update: { en: 'Update Account', zh: '保存账号', ms: 'Simpan Akaun' },
  deleteQuestion: {
    en: "Are you sure you want to delete {name}'s account?",
    zh: '确定要删除 {name} 的账号吗？',
    ms: 'Adakah anda pasti mahu memadam akaun {name}?',
  },
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
  createFailed: {
    en: 'Failed to create account. Please try again.',
    zh: '无法添加账号，请再试一次。',
    ms: 'Gagal menambah akaun. Sila cuba lagi.',
  },
  updateFailed: {
    en: 'Failed to update account. Please try again.',
    zh: '无法保存账号，请再试一次。',
    ms: 'Gagal menyimpan akaun. Sila cuba lagi.',
  },
  deleteFailed: {
    en: 'Failed to delete account. Please try again.',
    zh: '无法删除账号，请再试一次。',
    ms: 'Gagal memadam akaun. Sila cuba lagi.',
  },
  restoreFailed: {
    en: 'Failed to restore account. Please try again.',
    zh: '无法恢复账号，请再试一次。',
    ms: 'Gagal memulihkan akaun. Sila cuba lagi.',
  },
  cards: {
    total: { en: 'Total Accounts', zh: '账号总数', ms: 'Jumlah Akaun' },
    facebook: { en: 'Facebook Active', zh: 'Facebook 使用中', ms: 'Facebook Aktif' },
    instagram: { en: 'Instagram Active', zh: 'Instagram 使用中', ms: 'Instagram Aktif' },
    tiktok: { en: 'TikTok Active', zh: 'TikTok 使用中', ms: 'TikTok Aktif' },
  },
  filters: {
    platform: {
      en: 'only with a profile there',
      zh: '只显示在该平台有主页的',
      ms: 'hanya yang mempunyai profil di sana',
    },
    status: {
      en: 'only in that status there',
      zh: '只显示在那里为该状态的',
      ms: 'hanya yang berstatus itu di sana',
    },
  },
});

/** Accounts with a status on a platform, as the cards count them. The page has one select for all platforms. */
const statusFilter = (platform: Platform) => ({
  choices: ACCOUNT_STATUSES,
  keeps: (account: Account, status: AccountStatus) => statusOn(account, platform) === status,
  help: () => TEXTS().filters.status,
});

/** Accounts as they are listed. The search takes the names in either order: 王小明 finds 小明 王. */
export const ACCOUNTS_VIEW = {
  entity: 'account',
  fields: ACCOUNT_FIELDS,
  nameOf: fullNameOf,
  texts: TEXTS,
  key: ACCOUNT_KEY,
  searched: ({ firstName, lastName, emailAddress }: Account) => [
    `${firstName} ${lastName}`,
    `${lastName}${firstName}`,
    emailAddress,
  ],
  filters: {
    platform: {
      choices: PLATFORMS,
      keeps: (account: Account, wanted: Platform) =>
        profilesOf(account).some(({ platform, link }) => platform === wanted && link),
      help: () => TEXTS().filters.platform,
      facet: facetOf('Platform', () => FILTERS().allPlatforms),
    },
    facebookStatus: statusFilter('Facebook'),
    instagramStatus: statusFilter('Instagram'),
    tiktokStatus: statusFilter('TikTok'),
  },
} as const satisfies ListView<Account>;

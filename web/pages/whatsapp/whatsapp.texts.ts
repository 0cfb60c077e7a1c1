import { textsOf } from '@smops/core/platform/language/texts.model.js';

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
    noAccounts: { en: 'No accounts yet', zh: '还没有账号', ms: 'Belum ada akaun' },
    accounts: {
      en: '{count, plural, one {# account} other {# accounts}}',
      zh: '{count, number} 个账号',
      ms: '{count, number} akaun',
    },
  },
  search: { en: 'Search WhatsApp accounts...', zh: '搜索 WhatsApp 账号…', ms: 'Cari akaun WhatsApp…' },
  chart: {
    title: { en: 'Accounts by state', zh: '各州的账号', ms: 'Akaun mengikut negeri' },
    about: { en: 'All WhatsApp accounts', zh: '所有 WhatsApp 账号', ms: 'Semua akaun WhatsApp' },
    count: { en: 'Accounts', zh: '账号', ms: 'Akaun' },
  },
  columns: {
    details: { en: 'Account Details', zh: '账号资料', ms: 'Butiran Akaun' },
    status: { en: 'Status', zh: '状态', ms: 'Status' },
  },
  loadFailed: {
    en: 'The WhatsApp accounts could not be loaded',
    zh: '无法读取 WhatsApp 账号',
    ms: 'Senarai akaun WhatsApp tidak dapat dimuatkan',
  },
  deleteTitle: { en: 'Delete WhatsApp account', zh: '删除 WhatsApp 账号', ms: 'Padam akaun WhatsApp' },
  keys: [
    [{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }],
    [{ all: 'n' }, { en: 'Add a WhatsApp account', zh: '添加 WhatsApp 账号', ms: 'Tambah akaun WhatsApp' }],
  ],
});

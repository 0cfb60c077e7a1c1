import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** The screen's texts. */
export const ACCOUNTS_TEXT = textsOf('accounts', 'en', {
  title: { en: 'Social Media Accounts', zh: '社交媒体账号', ms: 'Akaun Media Sosial' },
  subtitle: {
    en: 'Manage social media accounts and their status',
    zh: '管理社交媒体账号及其状态',
    ms: 'Urus akaun media sosial dan statusnya',
  },
  cards: { en: 'Accounts in numbers', zh: '账号统计', ms: 'Statistik akaun' },
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
  loadFailed: {
    en: 'The accounts could not be loaded',
    zh: '无法读取账号',
    ms: 'Senarai akaun tidak dapat dimuatkan',
  },
  deleteTitle: { en: 'Delete account', zh: '删除账号', ms: 'Padam akaun' },
  keys: [
    [{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }],
    [{ all: 'n' }, { en: 'Add an account', zh: '添加账号', ms: 'Tambah akaun' }],
  ],
});

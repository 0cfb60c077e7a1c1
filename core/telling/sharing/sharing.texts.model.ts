import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of shared links. */
export const SHARING_TEXTS = sentencesOf('core.sharing', 'en', {
  off: {
    en: 'Links for people without an account are off: an admin allows them with SMOPS_SHARE_LINKS',
    zh: '没有账号的人可用的链接已关闭：管理员可用 SMOPS_SHARE_LINKS 开启',
    ms: 'Pautan untuk orang tanpa akaun dimatikan: pentadbir membenarkannya dengan SMOPS_SHARE_LINKS',
  },
  tooMany: {
    en: 'There are {most} shared links; revoke one before you make another',
    zh: '已经有 {most} 个共享链接；请先作废一个再创建',
    ms: 'Sudah ada {most} pautan kongsi; tarik balik satu sebelum membuat yang lain',
  },
  tooOften: {
    en: 'Too many pages were opened from your network; wait a minute',
    zh: '您的网络打开的页面太多；请等一分钟',
    ms: 'Terlalu banyak halaman dibuka daripada rangkaian anda; tunggu seminit',
  },
  noPage: {
    en: 'This page does not exist, or its link has expired. Ask the person who gave it to you.',
    zh: '此页面不存在，或链接已过期。请询问给您链接的人。',
    ms: 'Halaman ini tidak wujud, atau pautannya sudah tamat tempoh. Tanya orang yang memberikannya kepada anda.',
  },
});

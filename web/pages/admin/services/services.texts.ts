import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** Texts of the page on services. */
export const SERVICES_TEXT = textsOf('services', 'en', {
  title: { en: 'Services', zh: '服务', ms: 'Perkhidmatan' },
  subtitle: {
    en: 'AI providers, YouTube and Facebook: what is set up, what works, and what it costs',
    zh: 'AI 服务、YouTube 和 Facebook：设置了什么、是否正常、花了多少费用',
    ms: 'Penyedia AI, YouTube dan Facebook: apa yang disediakan, apa yang berfungsi, dan berapa kosnya',
  },
  folders: { en: 'Comment files', zh: '留言文件', ms: 'Fail komen' },
});

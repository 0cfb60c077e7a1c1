import type { CoreTexts } from '../catalogue.js';

export const providers: CoreTexts['core.providers'] = { local: '本地分析', own: '自有模型' };

export const destinations: CoreTexts['core.destinations'] = {
  here: 'smops 本身，就在这台电脑：留言不会外传。',
  vendor: (who, training) => `${who} 会收到留言的文字，不含姓名、编号和链接；${training}。`,
  elsewhere: (host) =>
    `${host}（这台服务器设定的地址）会收到留言的文字，不含姓名、编号和链接；如何处理由其经营者决定。`,
  vendors: {
    'deepseek.com': ['DeepSeek（中国杭州）', '是否用于训练请看它的条款'],
    'googleapis.com': ['Google（美国）', '若用免费密钥，文字可能会用于训练'],
  },
  staysHere: '留言不会离开这台电脑：只能使用本地分析。',
  staysInDatabase: '留言不会发送给任何 AI 服务，只存入数据库：只能使用本地分析。',
};

import type { CoreTexts } from '../catalogue.js';

export const errors: CoreTexts['core.errors'] = {
  doesNotExist: (what) => `${what}不存在。`,
  noReason: (status) => `服务器没有说明原因（状态 ${status}）。请稍后再试。`,
};

export const things: CoreTexts['core.things'] = {
  account: (id) => `账号 ${id} `,
  accountOf: (email) => `${email} 的账号`,
  task: (id) => `任务 ${id} `,
  whatsapp: (id) => `WhatsApp 账号 ${id} `,
  whatsappNamed: (name) => `WhatsApp 账号 ${name} `,
  user: (id) => `用户 ${id} `,
  thisUser: '此用户',
  session: (id) => `会话 ${id} `,
  token: (id) => `令牌 ${id} `,
  feed: (id) => `电子表格地址 ${id} `,
  thisFeed: '此电子表格地址',
  thisUpload: '此上传',
  lostUpload: '此上传（已被先前的请求使用、已放弃，或已超过一天：请重新上传文件）',
  uploadedFile: (name) => `已上传的文件 ${name} `,
  thisTransfer: '此传输',
  thisImage: '此图片',
  portrait: (id) => `用户画像 ${id} `,
  portraitImage: (id) => `用户画像 ${id} 的图片`,
  video: (id) => `此频道的视频 ${id} `,
  post: (id) => `帖子列表中的帖子 ${id} `,
  postImage: (id) => `帖子 ${id} 的图片`,
  provider: (id) => `服务 ${id} `,
  analysis: (id) => `分析 ${id} `,
  comment: (position, analysisId) => `分析 ${analysisId} 的第 ${position} 条留言`,
  draw: (id) => `分析 ${id} 的样本`,
  comparison: (id) => `对比 ${id} `,
  exploration: (id) => `探索 ${id} `,
  codebook: (id) => `编码本 ${id} `,
  codebookVersion: (name, version) => `编码本「${name}」的第 ${version} 版`,
  sentimentAnalysis: (id) => `情绪分析 ${id} `,
};

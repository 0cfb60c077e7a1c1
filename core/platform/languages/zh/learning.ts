import type { CoreTexts } from '../catalogue.js';

export const learning: CoreTexts['core.learning'] = {
  noVariables: '这次分析没有变量，因此没有词可学。',
  notEnded: '这次分析尚未完成。完成后再从中学习。',
  notAnswered: '还没有由 AI 服务回答的分析问过这些变量。词可以从大家读过的留言学，或从这样的回答学。',
  noCodebook: '这次分析没有可存放词的编码本。请为新编码本取名。',
  gone: (name, codebook) => `编码本 ${codebook} 里没有（或已没有）变量「${name}」。`,
  noneDecided: '至少接受或拒绝一个词',
  newVersion: (words) => `学到 ${words} 个词`,
  isAt: (name, version) => `这次分析已经是 ${name} 第 ${version} 版。`,
  otherCodebook: '这次分析没有编码本。请先为它接受一些词，或用编码本开始新的分析。',
  notAsked: (names) => `AI 服务没有被问到 ${names}。请用这一版编码本开始新的分析。`,
  tooMany: (name, most) => `「${name}」已有 ${most} 个词，到了上限。请在编码本里移除一些。`,
};

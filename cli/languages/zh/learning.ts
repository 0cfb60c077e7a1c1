import type { Texts } from '../catalogue.js';

export const cliLearning: Texts['cliLearning'] = {
  none: '没有建议的词。',
  readMore: (name, read, missing) =>
    `${name}：已读 ${read} 条留言。再读 ${missing} 条：smops read RUN，或阅读室。`,
  termEvidence: (right, read) => `已读 ${read} 条中 ${right} 条为是`,
  vetoEvidence: (right, read) => `已读 ${read} 条中 ${right} 条为否`,
  termAnswers: (right, answers) => `${answers} 个回答中 ${right} 个为是`,
  vetoAnswers: (right, answers) => `${answers} 个回答中 ${right} 个为否`,
  learnedFrom: (answers, service, runs) => `学自 ${service} 的 ${answers} 个回答（${runs} 次分析）。`,
  noneInAnswers: (name, answers) => `${name}：${answers} 个回答不支持任何还不知道的词。`,
  wordsOfTopic: (topic, words) => `${topic}：${words}`,
  term: '词',
  veto: '排除词',
  howToAccept: (command) => `接受一部分或全部：${command}`,
  sampled: '这次分析很大：留言数是估计值。',
  accepted: (words, name, version) => `已接受 ${words} 个词：${name} 现在是第 ${version} 版。`,
  refused: (words) => `已拒绝 ${words} 个词：不再建议。`,
  updated: (id, wait) => `新的分析会更新它：${id}。等它结束：${wait}`,
  numbers: (option, most) => `${option} 可以是 all，或列表中 1 到 ${most} 的编号，用逗号分隔。`,
  bothDecided: (number) => `第 ${number} 个词同时在 --accept 和 --refuse 之下。`,
  updateNeedsWords: '没有接受任何词，所以没有新版本可更新。--to-version VERSION 可选用已有的版本。',
  versionNumber: '--to-version 的值是版本编号。',
  needsName: (command) => `这次分析没有可存放词的编码本。请为新的取名：${command}`,
};

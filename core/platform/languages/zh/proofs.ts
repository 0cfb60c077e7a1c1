import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const proofs: CoreTexts['core.proofs'] = {
  noProof: '这个文件不是 smops 的证明：第一行没有这样写。',
  otherVersion: (version) => `这份证明是版本 ${version}，这个 smops 无法核对。请用更新的 smops。`,
  parts: {
    head: '证明的对象',
    run: '一次分析及其计数',
    comment: '一条抽样留言及其判断',
    figures: '数字',
    end: '各行的哈希值',
  },
  lineChanged: (line, part) => `第 ${count(line)} 行在证明做好之后被改动：${part}。`,
  lineUnreadable: (line, part) => `第 ${count(line)} 行无法读取：${part}。`,
  notComputed: '没有它就无法重新计算数字。',
  wrongFigure: (figure, said, computed) => `${figure}：文件写的是 ${said}，按其判断应为 ${computed}。`,
  moreWrong: (more) => `还有 ${count(more)} 个数字与判断不符。`,
  missingTexts: (run, missing, drawn, first) =>
    `分析 ${run}：${count(drawn)} 条抽样文本中有 ${count(missing)} 条不在这些留言里，第一条在第 ${first} 位。`,
  otherDraw: (run) => `分析 ${run}：其种子抽出的是别的留言。`,
  allTexts: (run, drawn) => `分析 ${run}：全部 ${count(drawn)} 条抽样文本都在这些留言里。`,
  rightDraw: (run) => `分析 ${run}：它们正是其种子抽出的留言。`,
  unknownDraw: (run) =>
    `分析 ${run}：无法判断是否由其种子抽出，因为这些并不正好是分析过的留言，或者第二读者有些没能读出来。`,
  holds: (figures, comments, runs) =>
    `证明成立：${count(runs)} 次分析的 ${count(figures)} 个数字都能由 ${count(comments)} 条抽样留言的判断算出，没有一行被改动。`,
  fails: (problems) => `证明不成立：${count(problems)} 个问题。`,
  fingerprint: (hash) => `文件指纹：${hash}`,
  made: (path) => `证明保存在 ${path}。任何人都可以用 smops check-proof 核对，不需要服务器，也不需要留言。`,
};

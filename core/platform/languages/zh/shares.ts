import type { Readers } from '../../../judging/estimates/shares.texts.model.js';
import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

const byReaders = ({ people, second, label }: Readers) =>
  `人读了 ${count(people)} 条，${label} 读了 ${count(second)} 条`;

export const shares: CoreTexts['core.shares'] = {
  corrected: (share, low, high, read, machine) =>
    `${share}，介于 ${low} 与 ${high} 之间；已读 ${count(read)} 条；smops 统计为 ${machine}`,
  correctedBySecond: (share, low, high, by, machine) =>
    `${share}，介于 ${low} 与 ${high} 之间；${byReaders(by)}；smops 统计为 ${machine}`,
  machine: (share, missing) => `${share}，由 smops 统计。${missing}`,
  interval: (share, low, high) => `${share}（${low} 至 ${high}）`,
  atLeast: (found, most) => `至少发现 ${found} 条；最多占全部的 ${most}`,
  noneFound: (most) => `没有发现；最多占全部的 ${most}`,
  inWords: (words, read, machine) => `${words}；已读 ${count(read)} 条；smops 统计为 ${machine}`,
  inWordsBySecond: (words, by, machine) => `${words}；${byReaders(by)}；smops 统计为 ${machine}`,
  missing: (tagged, untagged) =>
    `要校正，还需读 ${count(tagged)} 条有标签和 ${count(untagged)} 条没有标签的留言。`,
  missingTagged: (tagged) => `要校正，还需读 ${count(tagged)} 条有标签的留言。`,
  missingUntagged: (untagged) => `要校正，还需读 ${count(untagged)} 条没有标签的留言。`,
  isCorrected: (read) => `已校正，读了 ${count(read)} 条`,
  isCorrectedBySecond: (by) => `已校正，${byReaders(by)}`,
  notYet: (missing) => `smops 统计；还需读 ${count(missing)} 条`,
  tagged: (comments) => `${count(comments)} 条有标签`,
  atLeastMention: (comments) => `至少 ${count(comments)}`,
  whatBasis: '数字的依据',
  bases: { machine: 'smops 统计', corrected: '按阅读校正' },
  partsOfTagged: '校正后的留言数按有标签的留言的情绪比例划分。',
  counted: 'smops 统计',
  basis: { machine: 'smops 统计', corrected: '已校正' },
  compared:
    '标明「已校正」的行：两份文件中抽取的留言都已读够，比例、区间和检验以所读的为准。其余各行由 smops 统计。',
  relations: '变量和变量对的留言数都由 smops 统计，即使比例已校正。',
  all: '比例由 smops 统计。',
  others: '其余比例由 smops 统计。',
  eachOnce: '相同文字只计一次',
  onceIs: (share) => `相同文字只计一次是 ${share}`,
  repeat: (repeats, comments) => `${count(comments)} 条留言中有 ${count(repeats)} 条重复同样的文字`,
  few: { atLeast: (found) => `至少 ${found} 条`, none: '没有发现' },
  meanCorrected: (mean, low, high, read, machine) =>
    `分数 ${mean}（满分 10），介于 ${low} 与 ${high} 之间；已校正，读了 ${count(read)} 条；smops 统计为 ${machine}`,
  meanOfMachine: (mean, missing) =>
    `分数 ${mean}（满分 10），由 smops 统计。要校正，还需读 ${count(missing)} 条留言。`,
  counts: '变量和情绪由 smops 统计，没有经人核对。',
  summary: '依据 smops 的统计写成。',
  sheet: '比例',
  meanSheet: '分数',
};

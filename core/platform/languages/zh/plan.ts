import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const plan: CoreTexts['core.plan'] = {
  runOrComments: '请给出 task_id 或留言数，二者取一。',
  title: '需要读多少条',
  within: (points) => `± ${points} 个百分点`,
  reads: (points, reads, time) => `要让误差不超过 ± ${points} 个百分点：约读 ${count(reads)} 条，${time}。`,
  ways: (points, ways) => `要让误差不超过 ± ${points} 个百分点：${ways.join('；或者')}。`,
  byPeople: (reads, time) => `人读 ${count(reads)} 条（${time}）`,
  bySecond: (read, label, notes) =>
    `${label} 读 ${count(read)} 条${notes.length === 0 ? '' : `（${notes.join('，')}）`}`,
  both: (second, people) => `${second}，${people}`,
  more: (second) => `再由 ${second}`,
  stays: '内容不出内部网络',
  costs: (cost, isMeasured) => `${isMeasured ? '约' : '最多'} ${cost}`,
  inPart: (label, read) => `人在 ${label} 读过的 ${count(read)} 条里阅读。`,
  tooLittle: (points, label) => `要达到 ± ${points} 个百分点，${label} 读得太少：先让它读更多。`,
  enough: (points) => `所有比例的误差已在 ± ${points} 个百分点以内：不必再读。`,
  minutes: (minutes) => `约 ${minutes} 分钟`,
  hours: (hours, minutes) => `约 ${hours} 小时 ${minutes} 分钟`,
  measured: (seconds, reads) => `每条 ${seconds} 秒，根据团队读过的 ${count(reads)} 条测得。`,
  usual: (seconds) => `每条 ${seconds} 秒，这是通常的时间：团队读过的还太少，无法测得。`,
  runFree: (provider, comments) => `${provider}先读全部 ${count(comments)} 条，不收费`,
  runCosts: (provider, comments, cost, isMeasured) =>
    `${provider}先读全部 ${count(comments)} 条，${isMeasured ? '约' : '最多'} ${cost}`,
  runOpen: (provider, comments) => `${provider}先读全部 ${count(comments)} 条`,
  runMeasured: (runs) => `根据团队的 ${runs} 次分析测得`,
  bases: {
    read: '按所读的留言',
    counted: '由 smops 统计；读得还太少',
    assumed: '还一无所知：按常见而难找的变量计划',
  },
  now: '目前误差',
  missing: '还需读',
  failed: '无法制定计划',
  again: '重试',
  draw: (comments) => `抽取 ${count(comments)} 条并开始阅读`,
  read: '继续阅读',
  drawFailed: '无法抽取留言',
  goalLeft: (reads, points, of) =>
    `${of === '' ? '' : `${of}：`}约再读 ${count(reads)} 条，误差 ± ${points} 个百分点。`,
  goalReached: (points, of) =>
    `${of === '' ? '所有比例' : `${of} 的比例`}的误差已在 ± ${points} 个百分点以内：不必再读。`,
  chooseWay: '由谁来读',
  letRead: (read, label) => `让 ${label} 读 ${count(read)} 条`,
  letReadFailed: '无法启动第二读者',
  second: '第二读者',
  secondReads: (label) => `${label} 正在读一部分`,
  secondHas: (label, read, failed) =>
    `${label} 已读 ${count(read)} 条留言${failed === 0 ? '' : `；${count(failed)} 条没读成`}`,
  askFailed: '重读失败的留言',
  stop: '停止',
  stopFailed: '无法停止第二读者',
  remove: '移除',
  removeQuestion: (label) => `要彻底移除 ${label} 对此分析的阅读吗？之后比例只按人读的计算。`,
  removeFailed: '无法移除第二读者',
};

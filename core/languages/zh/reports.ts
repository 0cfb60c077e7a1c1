import type { CoreTexts } from '../catalogue.js';

export const headings: CoreTexts['core.reportHeadings'] = {
  run: '分析结果',
  comparison: '跨社群对比分析',
  relations: '关系分析',
  exploration: '反响标签（AI 探索）',
  agreement: '一致性',
  accuracy: '准确率',
};

export const page: CoreTexts['core.reportPage'] = {
  howToRead: '如何阅读',
  noName: '未命名',
  comments: (comments) => `${comments} 条留言`,
  summary: '摘要',
  shares: '各变量的留言比例',
  sharesPlot: '各变量的留言比例与 95% 区间',
  sharesPlotAndTable: '各变量的留言比例与 95% 区间；下表列出同样的数字',
  variable: '变量',
  variables: '变量',
  comment: '留言',
  commentsHead: '留言数',
  sentiment: '情绪',
  threeSentiments: '正面 / 中性 / 负面',
  sentiments: { positive: '正面', neutral: '中性', negative: '负面' },
  examples: '例子',
  saidBy: '标记者',
  quote: '引文',
  all: '全部',
  firstOf: (shown, all) => `前 ${shown} 条，共 ${all} 条`,
};

export const run: CoreTexts['core.run'] = {
  title: (fileName) => `留言说了什么：${fileName}`,
  counted: (comments, matched) => `${comments} 条留言，${matched} 条提到变量`,
  unfinished: {
    pending: '分析尚未开始：以下是目前已回答的留言',
    running: '分析仍在进行：以下是目前已回答的留言',
    paused: '分析已暂停：以下是目前已回答的留言',
    failed: '分析已失败：以下是目前已回答的留言',
  },
  failed: (comments) => `${comments} 条失败`,
  leftOut: (rows) => `未计入：${rows}`,
  codebook: (name, version) => `编码本${name}，第 ${version} 版`,
  commentNumber: (number) => `第 ${number} 条留言`,
  reactions: (shown) => `${shown} 个反应`,
  table: '变量，留言最多的在前',
  share: '比例，95%',
  allComments: '全部留言',
  topComments: '反应最多的留言',
  nothing: '没有留言提到任何变量。',
  moreInFile: '打印只显示最前面的；文件里有全部。',
  filteredCounts: '筛选后留言的机器统计；校正后的比例只针对全部留言。',
  reading: [
    '在读过足够多抽取的留言之前，变量的比例是机器统计，没有区间；之后是校正后的比例，附 95% 区间。情绪的比例是机器统计，区间为 Wilson 95%。一条留言可以有多个变量。标出的文字是标签所依据的引文。',
    '这是一个文件中留言的比例，不是人的比例。作者姓名已略去。',
  ],
};

export const filter: CoreTexts['core.filter'] = {
  only: (shown, all, filter) => `仅 ${all} 条留言中的 ${shown} 条：${filter}`,
  variables: (names) => `含${names.join('和')}`,
  without: (names) => `不含${names.join('和')}`,
  none: '不含任何变量',
  tagged: '含变量',
  languages: (names) => `语言为${names.join('或')}`,
  languageNames: { ms: '马来文', en: '英文', zh: '中文', id: '印尼文', mixed: '混合', und: '未知语言' },
  tiers: { certain: '标签确定', likely: '标签可能' },
  judged: '有人判断过',
  unjudged: '没有人判断过',
  from: (moment) => `自 ${moment} 起`,
  toDay: (day) => `至 ${day}（含当天）`,
  before: (moment) => `${moment} 之前`,
  search: (words) => `含字词“${words}”`,
  once: '相同文字只计一次',
  minScore: (score) => `分数不低于 ${score}`,
  maxScore: (score) => `分数不高于 ${score}`,
};

export const overview: CoreTexts['core.overview'] = {
  byTime: { hour: '每小时的留言', day: '每天的留言', week: '每周的留言' },
  noTimes: '带有时间的留言不足 80%，因此不显示时间走势。',
  variables: '变量：份额与留言的情绪',
  sides: '线右为正面，线左为负面。',
  theseComments: '这些留言',
  peakName: (what, share) => `${what} ${share}`,
  peak: (what, when, share, elsewhere) => `${what}：${when} 占 ${share}，其他时间 ${elsewhere}`,
  when: { hour: '小时', day: '日期', week: '周' },
  all: '全部',
  words: {
    name: '变量',
    count: '留言',
    share: '份额',
    interval: '95% 区间',
    positive: '正面',
    neutral: '中性',
    negative: '负面',
    trend: '走势',
  },
};

export const intake: CoreTexts['core.intake'] = {
  commentsSheet: '留言',
  sheet: '读入情况',
  read: '已读',
  analysed: '已分析',
  leftOutDuplicates: '未计入：重复',
  leftOutEmpty: '未计入：没有文字',
  leftOutRejected: '未计入：无法读取',
  file: '文件',
  leftOut: '未计入',
  filter: '筛选',
  duplicates: (rows) => `${rows} 行重复`,
  empty: (rows) => `${rows} 行没有文字`,
  rejected: (rows) => `${rows} 行无法读取`,
};

export const comparison: CoreTexts['core.comparison'] = {
  title: '社群的对比',
  points: 'A − B，百分点',
  variable: '变量',
  interval: '95% 区间',
  difference: '差别（百分点）',
  dumbbells: (a, b) => `${a}与${b}各变量的留言比例，含 95% 区间，以及两者的差别`,
  heatMap: '各变量在各方的留言比例；颜色表示一方高于（▲）或低于（▼）其他各方平均多少',
  fromOthers: (points) => `与其他各方平均相差 ${points} 个百分点`,
  sizeOf: (size) => `差别${size}`,
  thin: '留言很少',
  largest: '与其他各方平均的最大差别，百分点',
  size: '差别',
  mixed: '各方由不同的服务或模型读取：差别可能来自它们，而不是来自留言。',
  effects: { negligible: '可忽略', small: '小', medium: '中', large: '大' },
  sentiments: (positive, neutral, negative) => `正面 ${positive}，中性 ${neutral}，负面 ${negative}`,
  failed: (comments) => `失败 ${comments}`,
  raw: '每条留言计一次',
  weightedHeading: '按反应加权',
  weighted: '每条留言计 1 加其反应数；区间采用有效样本量（Kish）',
  reading: [
    '差别的大小在前，用 Cohen 的说法：h 从 0.2 起为小，0.5 起为中，0.8 起为大。比例附 Wilson 95% 区间；两方的差别附 Newcombe（1998）区间，p 值来自 Fisher 精确检验，大文件则用两比例检验；多于两方时，每一方按 MOVER（Zou 与 Donner 2008）与其他各方的平均比较。p 值按 Holm（1979）对所有变量和各方校正。粗体的差别是明确的，且不可忽略。* 所依据的留言很少：只是线索，不是结论。这是各文件中留言的比例，不是人的比例，也没有说明原因。',
  ],
};

export const relations: CoreTexts['core.relations'] = {
  title: '哪些变量一起出现',
  pairs: '变量对',
  table: '变量对，证据最强的在前',
  together: '一起出现',
  lift: '提升度',
  pmi: 'PMI（比特）',
  expected: (comments) => `预期 ${comments}`,
  reading: [
    '提升度是同时提到两者的留言数与偶然情况下预期数之比；PMI 是其以 2 为底的对数，附 95% 区间（delta 方法）。p 值来自 Fisher 精确检验，大文件则用两比例检验，并按 Holm（1979）对所有变量对校正；粗体的变量对与偶然有明确差异。* 同时出现于不足五条留言：只是线索，不是结论。',
    '两个主题出现在同一条留言中，并不说明一个是另一个的原因。只按主题，不按人。',
  ],
};

export const exploration: CoreTexts['core.exploration'] = {
  title: '留言在谈什么',
  read: (comments) => `均匀抽取其中 ${comments} 条`,
  themes: '主题',
  plot: '各主题的留言比例与 95% 区间；下表列出同样的数字',
  table: '主题，最大的在前',
  theme: '主题',
  languages: '语言',
  reading: [
    '有足够多的留言用到某主题的词语时，就会提出该主题：smops 已知的话题，或在这些留言中一起出现的词语。一条留言可以属于多个主题。比例以已读的留言计，附 Wilson 95% 区间；情绪由内置引擎判读。',
    '主题是按词语找到的：反讽、暗示和换一种说法的内容会被漏掉。它们是有待分析验证的建议，不是结论。* 所依据的留言不足十条。这是留言的比例，不是人的比例。',
  ],
};

export const agreement: CoreTexts['core.agreement'] = {
  title: '两次分析有多一致',
  common: (comments) => `两次分析都回答了的不同留言：${comments} 条。`,
  sentiment: '情绪（三种标签）',
  heading: '各变量的 Cohen κ',
  plot: '各变量的 κ 与 95% 区间（百分之一为单位）；下表列出同样的数字',
  table: '一致性',
  counts: '都有 / 只有 A / 只有 B / 都没有',
  same: '相同',
  kappa: 'κ',
  disagreements: '不一致之处',
  person: '人工判断',
  yes: '是',
  no: '否',
  reading: [
    'κ 是超出偶然的一致程度（Cohen 1960）：1 为完全一致，0 与偶然无异；– 表示两者的回答始终相同，因此无从区分。区间为 Cohen 的大样本区间，95%。文字相同的留言只计一次。* 所依据的含该变量的留言不足十条。',
    '一致不等于准确：两台机器可以一起错。判断不一致之处，就知道谁对。',
  ],
};

export const accuracy: CoreTexts['core.accuracy'] = {
  title: '标签与人工判断有多吻合',
  judgedOf: (judged, total) => `人工判断了 ${judged} 条不同的留言，共 ${total} 条`,
  meanF1: (rate) => `平均 F1 ${rate}`,
  heading: '各变量的 F1',
  plot: '各变量的 F1 与 95% 区间；下表列出同样的数字',
  table: '精确率、召回率与 F1',
  judged: (comments) => `已判断 ${comments} 条`,
  basis: {
    file: '以文件中的标签为依据。',
    drawn: '以抽取的留言为依据，阅读时看不到标签；精确率和召回率适用于全部留言。',
    chosen: '以人们自己挑选的留言为依据，难以说明其余留言。要了解整体，请抽取样本来读。',
  },
  together: '合计',
  counts: '正确 / 多标 / 漏标',
  precision: '精确率',
  recall: '召回率',
  mistakes: '不同之处',
  machineOnly: '仅机器',
  personOnly: '仅人工',
  reading: [
    '精确率：给出的标签中正确的比例。召回率：应有的标签中已给出的比例。F1 是两者的调和平均。区间为 Wilson 95%；F1 的区间由两者共有的标签所占比例推出。文字相同的留言只计一次。* 所依据的含该变量的留言不足十条。',
    '这些数字只适用于已判断的留言。如果只判断了看起来有错的留言，数字会比整个文件差；要了解整体，请随机抽样。人也可能判断错。',
  ],
};

import type { CoreTexts } from '../catalogue.js';

export const reading: CoreTexts['core.fileReading'] = {
  fields: {
    content: '文字',
    author: '作者',
    time: '时间',
    reactionsCount: '点赞',
    stars: '星级',
    parentId: '回复',
  },
  ofChat: {
    chat_message: '消息内容',
    chat_time: '消息时间',
    chat_author: '消息作者',
  },
  none: '无',
  unnamed: '已去除',
  same: '无（每行都相同）',
  some: (column, read, all) => `${column}，${all} 条中的 ${read} 条`,
  joined: (replies) => `已关联 ${replies} 条`,
  sheet: (name) => `工作表「${name}」`,
  guessed: (column) => `${column}（按内容识别）`,
  orderOpen: (example) =>
    `像 ${example} 这样的日期，可以先读日也可以先读月，文件本身无法判断：请指明（--date-order day 或 month）。在此之前，这些留言没有时间。`,
  orderQuestion: (example, day, month) => `${example} 是 ${day}（先日后月），还是 ${month}（先月后日）？`,
  dayFirst: (day) => `${day}（先日后月）`,
  monthFirst: (day) => `${day}（先月后日）`,
  whichDate: (example) => `${example} 是哪一天？`,
  unreadTimes: (count, example) => `${count} 个时间无法读取，例如「${example}」。`,
  jawi: (comments) => `${comments} 条留言是爪夷文，本地引擎只读得懂常用词`,
  posts: (posts) => `${posts} 个帖子`,
  notices: (notices) => `${notices} 条通知、图片和投票`,
};

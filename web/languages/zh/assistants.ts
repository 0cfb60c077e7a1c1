import type { Texts } from '../catalogue.js';

export const assistants: Texts['assistants'] = {
  connect: '连接助手',
  client: '程序',
  way: '连接方式',
  ways: { http: '通过地址（http）', stdio: '通过程序（stdio）' },
  steps: '在上面为助手创建令牌，用它替换 smops_…，然后重新启动该程序。',
  place: (file) => `放入 ${file}：`,
  chatgpt: 'ChatGPT 的连接器只能通过 OAuth 登录，而 smops 不提供 OAuth。请选择其他程序。',
  sees: '助手可以看到什么',
  seen: [
    '令牌的角色可以看到的内容：分析、比例、留言、编码本、任务、账号和统计数据。',
    '看不到留言的作者、链接和编号，除非助手要求。',
    '「读取和写入」的助手还可以开始分析、创建任务和起草编码本。要花钱的操作须经人同意才开始。',
    '绝不可以：判断、用户和角色、令牌、密钥、发送、共享和删除。',
    '留言出自陌生人，可能会误导助手：请给它够用的最小角色。',
  ],
  calls: '最近的调用',
  loadFailed: '无法读取调用记录',
  none: '还没有调用',
  noneText: '这里列出助手 30 天内的调用，不含其发送的内容。',
  columns: { at: '时间', caller: '调用者', tool: '工具', outcome: '结果' },
  outcomes: {
    done: '完成',
    asked: '已征求费用同意',
    declined: '用户拒绝',
    failed: '失败',
    refused: '不允许',
  },
};

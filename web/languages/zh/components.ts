import type { Texts } from '../catalogue.js';

export const components: Texts['components'] = {
  copy: '复制',
  copied: '已复制',
  cancel: '取消',
  close: '关闭',
  done: '完成',
  retry: '重试',
  tryAgain: '再试一次',
  request: '请求编号',
  loading: '加载中',
  notification: '通知',
  notifications: '通知（{hotkey}）',
  dismiss: '关闭通知',
  remove: (label) => `移除 ${label}`,
  actions: '操作',
  select: { all: '选择显示的所有行', row: (name) => `选择 ${name}` },
  clearSearch: '清除搜索',
  keys: '本页快捷键',
  showKeys: '显示快捷键',
  form: {
    saving: '正在保存…',
    overtaken: '这条记录刚被另一位用户更改。您可以取消以查看新的内容，或保存您的内容并覆盖它。',
    overwrite: '仍然保存我的',
  },
  discard: {
    question: '放弃已填写的内容？',
    hint: '内容还没有保存。',
    keep: '继续填写',
    discard: '放弃',
  },
};

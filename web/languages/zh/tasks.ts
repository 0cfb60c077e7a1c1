import type { Texts } from '../catalogue.js';

export const tasks: Texts['tasks'] = {
  title: '任务管理',
  subtitle: '管理社交媒体任务与分配',
  add: '添加任务',
  list: '任务列表',
  search: '搜索任务…',
  columns: {
    taskId: '任务编号',
    date: '日期',
    platform: '平台',
    details: '任务内容',
    status: '状态',
  },
  openLink: '打开链接',
  opensLink: (taskId) => `在新标签页打开 ${taskId} 的链接`,
  edit: (taskId) => `编辑 ${taskId}`,
  delete: (taskId) => `删除 ${taskId}`,
  copyLink: (taskId) => `复制 ${taskId} 的链接`,
  statusOf: (taskId) => `${taskId} 的状态`,
  empty: '没有任务',
  emptyText: '先添加第一个任务。',
  loadFailed: '无法读取任务',
  addTitle: '添加任务',
  editTitle: '编辑任务',
  create: '添加任务',
  update: '保存任务',
  typesPlaceholder: '选择任务类型',
  oldText: (text) => `这个任务原本是文字：「${text}」。选择任务类型之前，内容保持不变。`,
  deleteTitle: '删除任务',
  deleteQuestion: (taskId) => `确定要删除任务 ${taskId} 吗？`,
  statusChosen: (taskId, status) => `${taskId}：${status}`,
  statusFinal: '5 秒后不能再更改。',
  statusUpdated: ['状态已更新', '任务状态已成功更新。'],
  statusFailed: ['错误', '无法更新任务状态，请再试一次。'],
  linkCopied: ['链接已复制', '任务链接已复制到剪贴板。'],
  copyFailed: ['错误', '无法把链接复制到剪贴板。'],
  keys: [
    ['/', '搜索'],
    ['n', '添加任务'],
  ],
};

export const tasksCards: Texts['tasksCards'] = {
  label: '任务统计',
  total: '任务总数',
  pending: '待完成',
  completed: '已完成',
  today: '今天',
};

export const tasksMessages: Texts['tasksMessages'] = {
  created: ['任务已添加', '新任务已成功添加。'],
  updated: ['任务已更新', '任务已成功更新。'],
  deleted: ['任务已删除', '任务已成功删除。'],
  restored: ['任务已恢复', '任务已回到列表中。'],
  createFailed: ['错误', '无法添加任务，请再试一次。'],
  updateFailed: ['错误', '无法保存任务，请再试一次。'],
  deleteFailed: ['错误', '无法删除任务，请再试一次。'],
  restoreFailed: ['错误', '无法恢复任务，请再试一次。'],
  undo: '撤销',
};

import type { Texts } from '../catalogue.js';

export const accounts: Texts['accounts'] = {
  title: '社交媒体账号',
  subtitle: '管理社交媒体账号及其状态',
  cards: {
    label: '账号统计',
    total: '账号总数',
    facebook: 'Facebook 使用中',
    instagram: 'Instagram 使用中',
    tiktok: 'TikTok 使用中',
  },
  add: '添加账号',
  list: '账号列表',
  search: '搜索账号…',
  chart: { title: '各平台的状态', about: '在该平台有主页的账号', none: '没有账号' },
  everywhere: '有主页的所有平台',
  platform: '平台',
  columns: { info: '账号资料', platforms: '社交平台', status: '状态' },
  opens: (platform, name) => `${name} 的 ${platform} 主页，在新标签页打开`,
  edit: (name) => `编辑 ${name}`,
  delete: (name) => `删除 ${name}`,
  empty: '没有账号',
  emptyText: '先添加第一个账号。',
  loadFailed: '无法读取账号',
  addTitle: '添加账号',
  editTitle: '编辑账号',
  create: '添加账号',
  update: '保存账号',
  deleteTitle: '删除账号',
  deleteQuestion: (first, last) => `确定要删除 ${first} ${last} 的账号吗？`,
  keys: [
    ['/', '搜索'],
    ['n', '添加账号'],
  ],
};

export const accountsMessages: Texts['accountsMessages'] = {
  created: ['账号已添加', '新账号已成功添加。'],
  updated: ['账号已更新', '账号已成功更新。'],
  deleted: ['账号已删除', '账号已成功删除。'],
  restored: ['账号已恢复', '账号已回到列表中。'],
  createFailed: ['错误', '无法添加账号，请再试一次。'],
  updateFailed: ['错误', '无法保存账号，请再试一次。'],
  deleteFailed: ['错误', '无法删除账号，请再试一次。'],
  restoreFailed: ['错误', '无法恢复账号，请再试一次。'],
  undo: '撤销',
};

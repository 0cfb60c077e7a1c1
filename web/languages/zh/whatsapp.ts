import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const whatsapp: Texts['whatsapp'] = {
  title: 'WhatsApp 管理',
  subtitle: '管理 WhatsApp 账号与群组',
  cards: {
    label: 'WhatsApp 账号统计',
    total: '账号总数',
    states: '有账号的州属',
    popular: '账号最多的州属',
    none: '无',
    noAccounts: '还没有账号',
    accounts: (accounts) => `${count(accounts)} 个账号`,
  },
  add: '添加 WhatsApp 账号',
  list: 'WhatsApp 账号',
  search: '搜索 WhatsApp 账号…',
  chart: { title: '各州的账号', about: '所有 WhatsApp 账号', count: '账号' },
  allStates: '所有州属',
  state: '州属',
  columns: {
    details: '账号资料',
    phone: '电话号码',
    state: '州属',
    group: '群组名称',
    status: '状态',
  },
  edit: (name) => `编辑 ${name}`,
  delete: (name) => `删除 ${name}`,
  empty: '没有 WhatsApp 账号',
  emptyText: '先添加第一个 WhatsApp 账号。',
  loadFailed: '无法读取 WhatsApp 账号',
  addTitle: '添加 WhatsApp 账号',
  editTitle: '编辑 WhatsApp 账号',
  create: '添加',
  update: '保存',
  deleteTitle: '删除 WhatsApp 账号',
  deleteQuestion: (name) => `确定要删除 ${name} 的 WhatsApp 账号吗？`,
  keys: [
    ['/', '搜索'],
    ['n', '添加 WhatsApp 账号'],
  ],
};

export const whatsappMessages: Texts['whatsappMessages'] = {
  created: ['WhatsApp 账号已添加', '新的 WhatsApp 账号已成功添加。'],
  updated: ['WhatsApp 账号已更新', 'WhatsApp 账号已成功更新。'],
  deleted: ['WhatsApp 账号已删除', 'WhatsApp 账号已成功删除。'],
  restored: ['WhatsApp 账号已恢复', 'WhatsApp 账号已回到列表中。'],
  createFailed: ['错误', '无法添加 WhatsApp 账号，请再试一次。'],
  updateFailed: ['错误', '无法保存 WhatsApp 账号，请再试一次。'],
  deleteFailed: ['错误', '无法删除 WhatsApp 账号，请再试一次。'],
  restoreFailed: ['错误', '无法恢复 WhatsApp 账号，请再试一次。'],
  undo: '撤销',
};

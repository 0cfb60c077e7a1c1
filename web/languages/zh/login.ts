import type { Texts } from '../catalogue.js';

export const login: Texts['login'] = {
  title: '登录',
  subtitle: '登录后使用管理系统',
  username: '用户名',
  show: '显示字符',
  password: '密码',
  submit: '登录',
  pending: '正在登录…',
  usernameMissing: '请输入用户名。',
  passwordMissing: '请输入密码。',
  success: '登录成功',
  successText: '欢迎使用管理系统',
  failure: '登录失败',
  invalid: '用户名或密码不正确',
  unreachable: '错误',
  unreachableText: '无法连接服务器',
};

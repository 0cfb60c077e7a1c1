import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const TEXT = textsOf('login', 'en', {
  title: { en: 'Sign in', zh: '登录', ms: 'Log masuk' },
  subtitle: {
    en: 'Sign in to access the management system',
    zh: '登录后使用管理系统',
    ms: 'Log masuk untuk menggunakan sistem pengurusan',
  },
  username: { en: 'Username', zh: '用户名', ms: 'Nama pengguna' },
  show: { en: 'Show characters', zh: '显示字符', ms: 'Tunjukkan aksara' },
  password: { en: 'Password', zh: '密码', ms: 'Kata laluan' },
  submit: { en: 'Sign In', zh: '登录', ms: 'Log Masuk' },
  pending: { en: 'Signing in...', zh: '正在登录…', ms: 'Sedang log masuk…' },
  usernameMissing: { en: 'Enter your username.', zh: '请输入用户名。', ms: 'Masukkan nama pengguna anda.' },
  passwordMissing: { en: 'Enter your password.', zh: '请输入密码。', ms: 'Masukkan kata laluan anda.' },
  success: { en: 'Login Successful', zh: '登录成功', ms: 'Berjaya Log Masuk' },
  successText: {
    en: 'Welcome to the management system',
    zh: '欢迎使用管理系统',
    ms: 'Selamat datang ke sistem pengurusan',
  },
  failure: { en: 'Login Failed', zh: '登录失败', ms: 'Log Masuk Gagal' },
  invalid: {
    en: 'Invalid credentials',
    zh: '用户名或密码不正确',
    ms: 'Nama pengguna atau kata laluan tidak betul',
  },
  unreachable: { en: 'Error', zh: '错误', ms: 'Ralat' },
  unreachableText: {
    en: 'Failed to connect to server',
    zh: '无法连接服务器',
    ms: 'Gagal menyambung ke pelayan',
  },
});

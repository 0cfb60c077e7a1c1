import type { Texts } from '../catalogue.js';

export const login: Texts['login'] = {
  title: 'Log masuk',
  subtitle: 'Log masuk untuk menggunakan sistem pengurusan',
  username: 'Nama pengguna',
  show: 'Tunjukkan aksara',
  password: 'Kata laluan',
  submit: 'Log Masuk',
  pending: 'Sedang log masuk…',
  usernameMissing: 'Masukkan nama pengguna anda.',
  passwordMissing: 'Masukkan kata laluan anda.',
  success: 'Berjaya Log Masuk',
  successText: 'Selamat datang ke sistem pengurusan',
  failure: 'Log Masuk Gagal',
  invalid: 'Nama pengguna atau kata laluan tidak betul',
  unreachable: 'Ralat',
  unreachableText: 'Gagal menyambung ke pelayan',
};

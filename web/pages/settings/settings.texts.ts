import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const TEXT = textsOf('settings', 'en', {
  title: { en: 'Your account', zh: '我的账号', ms: 'Akaun anda' },
  subtitle: {
    en: 'Password, colours, language and where you are signed in',
    zh: '密码、颜色、语言，以及您在哪里登录',
    ms: 'Kata laluan, warna, bahasa dan tempat anda log masuk',
  },
  passwordTitle: { en: 'Password', zh: '密码', ms: 'Kata laluan' },
  passwordHint: {
    en: 'Changing it signs you out everywhere else.',
    zh: '更改密码后，其他地方的登录都会结束。',
    ms: 'Apabila ditukar, anda akan dilog keluar di semua tempat lain.',
  },
  endTokens: {
    en: 'Also end my API tokens',
    zh: '同时结束我的 API 令牌',
    ms: 'Tamatkan token API saya juga',
  },
  endTokensHint: {
    en: 'Scripts and cron jobs that use them need new ones.',
    zh: '使用这些令牌的脚本和排程需要新的令牌。',
    ms: 'Skrip dan kerja cron yang menggunakannya memerlukan token baharu.',
  },
  current: { en: 'Current password', zh: '目前的密码', ms: 'Kata laluan semasa' },
  next: { en: 'New password', zh: '新密码', ms: 'Kata laluan baharu' },
  nextHint: {
    en: 'At least {length} characters. A few unusual words make a good one.',
    zh: '至少 {length} 个字符。几个少见的词组成的密码最好。',
    ms: 'Sekurang-kurangnya {length} aksara. Beberapa perkataan yang jarang digunakan amat sesuai.',
  },
  currentMissing: {
    en: 'Enter your current password.',
    zh: '请输入目前的密码。',
    ms: 'Masukkan kata laluan semasa anda.',
  },
  tooShort: {
    en: 'A password needs at least {length} characters.',
    zh: '密码至少要有 {length} 个字符。',
    ms: 'Kata laluan mestilah sekurang-kurangnya {length} aksara.',
  },
  again: { en: 'New password, once more', zh: '再输入一次新密码', ms: 'Kata laluan baharu, sekali lagi' },
  differs: {
    en: 'The two new passwords differ.',
    zh: '两次输入的新密码不一样。',
    ms: 'Kedua-dua kata laluan baharu itu tidak sama.',
  },
  save: { en: 'Change Password', zh: '更改密码', ms: 'Tukar Kata Laluan' },
  saving: { en: 'Changing...', zh: '正在更改…', ms: 'Sedang menukar…' },
  saved: { en: 'Password changed', zh: '密码已更改', ms: 'Kata laluan ditukar' },
  savedText: {
    en: 'Your other sessions have been signed out.',
    zh: '您的其他登录会话已结束。',
    ms: 'Sesi anda yang lain telah dilog keluar.',
  },
  coloursTitle: { en: 'Colours', zh: '颜色', ms: 'Warna' },
  coloursHint: {
    en: 'Remembered in this browser.',
    zh: '保存在这个浏览器。',
    ms: 'Disimpan dalam pelayar ini.',
  },
  languageTitle: { en: 'Language', zh: '语言', ms: 'Bahasa' },
  languageHint: {
    en: 'Of the screens. Comments and other data stay as they are.',
    zh: '只改变界面的语言；留言和其他数据保持原样。',
    ms: 'Bahasa paparan. Komen dan data lain kekal seperti asal.',
  },
  sessionsTitle: { en: 'Your sessions', zh: '您的登录会话', ms: 'Sesi anda' },
  mustTitle: { en: 'Choose your own password', zh: '设定您自己的密码', ms: 'Pilih kata laluan anda sendiri' },
  mustSubtitle: {
    en: 'The one you signed in with was set by someone else. Choose a new one to continue.',
    zh: '您登录用的密码是别人为您设定的。请设定新密码后继续。',
    ms: 'Kata laluan yang anda gunakan dibuat untuk anda. Pilih yang baharu untuk meneruskan.',
  },
  sessionsFailed: {
    en: 'Your sessions could not be loaded',
    zh: '无法读取您的登录会话',
    ms: 'Sesi anda tidak dapat dimuatkan',
  },
});

export const SESSION_TEXT = textsOf('sessions', 'en', {
  device: { en: 'Device', zh: '设备', ms: 'Peranti' },
  person: { en: 'User', zh: '用户', ms: 'Pengguna' },
  address: { en: 'Address', zh: '地址', ms: 'Alamat' },
  lastUsed: { en: 'Last active', zh: '最近使用', ms: 'Kali terakhir aktif' },
  since: { en: 'Signed in', zh: '登录时间', ms: 'Log masuk pada' },
  here: { en: 'This session', zh: '目前的会话', ms: 'Sesi ini' },
  revoke: { en: 'Sign out', zh: '退出登录', ms: 'Log keluar' },
  revokeTitle: { en: 'End this session?', zh: '结束这个会话？', ms: 'Tamatkan sesi ini?' },
  revokeQuestion: {
    en: '{device} will be signed out at once.',
    zh: '{device} 会立刻退出登录。',
    ms: '{device} akan dilog keluar serta-merta.',
  },
  revoked: { en: 'Session ended', zh: '会话已结束', ms: 'Sesi ditamatkan' },
  revokedText: {
    en: 'That device has been signed out.',
    zh: '该设备已退出登录。',
    ms: 'Peranti itu telah dilog keluar.',
  },
  error: { en: 'Error', zh: '错误', ms: 'Ralat' },
  revokeFailed: {
    en: 'Failed to end the session. Please try again.',
    zh: '无法结束会话，请再试一次。',
    ms: 'Gagal menamatkan sesi. Sila cuba lagi.',
  },
  none: { en: 'No sessions', zh: '没有会话', ms: 'Tiada sesi' },
  browserOn: {
    en: '{browser} on {system}',
    zh: '{system} 上的 {browser}',
    ms: '{browser} pada {system}',
    takes: ['browser', 'system'],
  },
  terminal: { en: 'smops terminal', zh: 'smops 终端', ms: 'terminal smops' },
  unknownDevice: { en: 'Unknown device', zh: '未知设备', ms: 'Peranti tidak diketahui' },
});

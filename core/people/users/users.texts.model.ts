import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of users, passwords, sessions and API tokens. */
export const USERS_TEXTS = sentencesOf('core.users', 'en', {
  languageOfUser: {
    en: 'Only a user has a language of the dashboard; a command takes --lang.',
    zh: '只有用户才有管理面板的语言；在命令中请使用 --lang。',
    ms: 'Bahasa papan pemuka hanya untuk pengguna; dalam arahan, gunakan --lang.',
  },
  usernameNeeded: { en: 'A username is needed.', zh: '请填写用户名。', ms: 'Nama pengguna diperlukan.' },
  usernameControl: {
    en: 'A username may have no control characters.',
    zh: '用户名不能含有控制字符。',
    ms: 'Nama pengguna tidak boleh mengandungi aksara kawalan.',
  },
  usernameSpaces: {
    en: 'A username may have no spaces.',
    zh: '用户名不能含有空格。',
    ms: 'Nama pengguna tidak boleh mengandungi ruang kosong.',
  },
  usernameInvisible: {
    en: 'A username may have no invisible characters.',
    zh: '用户名不能含有不可见字符。',
    ms: 'Nama pengguna tidak boleh mengandungi aksara halimunan.',
  },
  usernameToken: {
    en: 'A username may not begin with "token:", as API tokens do.',
    zh: '用户名不能以「token:」开头，那是 API 令牌的写法。',
    ms: 'Nama pengguna tidak boleh bermula dengan "token:", kerana itu ditulis untuk token API.',
  },
  usernameTaken: {
    en: 'A user named {username} exists already.',
    zh: '已有名为 {username} 的用户。',
    ms: 'Pengguna bernama {username} sudah wujud.',
  },
  passwordNeeded: { en: 'A password is needed.', zh: '请填写密码。', ms: 'Kata laluan diperlukan.' },
  passwordLength: {
    en: 'A password needs at least {min} characters.',
    zh: '密码至少需要 {min} 个字符。',
    ms: 'Kata laluan mestilah sekurang-kurangnya {min} aksara.',
  },
  passwordBroken: {
    en: 'The password holds broken characters.',
    zh: '密码含有损坏的字符。',
    ms: 'Kata laluan mengandungi aksara yang rosak.',
  },
  passwordCommon: {
    en: 'This password is one of those that are tried first. Choose another.',
    zh: '这个密码太常见，容易被猜中。请另选一个。',
    ms: 'Kata laluan ini antara yang paling mudah diteka. Pilih yang lain.',
  },
  passwordGenerated: {
    en: 'A generated password must be changed: give a password, or leave mustChangePassword out.',
    zh: '自动生成的密码必须更改：请提供密码，或不要设定 mustChangePassword。',
    ms: 'Kata laluan yang dijana mesti ditukar: berikan kata laluan, atau jangan tetapkan mustChangePassword.',
  },
  roleOrDisabled: {
    en: 'Give a role, or disabled.',
    zh: '请提供 role 或 disabled。',
    ms: 'Berikan role, atau disabled.',
  },
  nameNeeded: { en: 'A name is needed.', zh: '请填写名称。', ms: 'Nama diperlukan.' },
  noControl: {
    en: 'No control characters.',
    zh: '不能含有控制字符。',
    ms: 'Aksara kawalan tidak dibenarkan.',
  },
  lastAdmin: {
    en: '{username} is the last enabled admin. Make another user admin first.',
    zh: '{username} 是最后一名启用中的管理员。请先让另一名用户成为管理员。',
    ms: '{username} ialah pentadbir aktif yang terakhir. Jadikan pengguna lain pentadbir dahulu.',
  },
  wrongCredentials: {
    en: 'Invalid credentials',
    zh: '用户名或密码不正确',
    ms: 'Nama pengguna atau kata laluan tidak betul',
  },
  wrongCredentialsHere: {
    en: 'Invalid credentials. A password that was set on another computer cannot be checked here: this one has no part of argon2. An admin sets a new one: smops users edit NAME --new-password.',
    zh: '用户名或密码不正确。在另一台电脑上设定的密码无法在这里核对：这台电脑没有 argon2 的组件。请管理员设定新密码：smops users edit NAME --new-password。',
    ms: 'Nama pengguna atau kata laluan tidak betul. Kata laluan yang ditetapkan pada komputer lain tidak dapat disemak di sini: komputer ini tiada komponen argon2. Pentadbir menetapkan yang baharu: smops users edit NAME --new-password.',
  },
  personOnly: {
    en: 'Only a signed-in person has a password.',
    zh: '只有已登录的人才有密码。',
    ms: 'Hanya orang yang telah log masuk mempunyai kata laluan.',
  },
  wrongPassword: {
    en: 'The current password is not right.',
    zh: '目前的密码不正确。',
    ms: 'Kata laluan semasa tidak betul.',
  },
  samePassword: {
    en: 'The new password is the old one.',
    zh: '新密码与旧密码相同。',
    ms: 'Kata laluan baharu sama dengan yang lama.',
  },
  tooManySignIns: {
    en: 'Too many sign-ins failed. Try again in {minutes} min.',
    zh: '登录失败次数过多。请在 {minutes} 分钟后再试。',
    ms: 'Terlalu banyak log masuk yang gagal. Cuba lagi dalam {minutes} minit.',
  },
  tokenTooLong: {
    en: 'The token that asks for it ends at {end}, and makes no token that ends later. Ask for fewer days, or make it signed in.',
    zh: '所用的令牌于 {end} 到期，不能创建更晚到期的令牌。请减少天数，或登录后再创建。',
    ms: 'Token yang memintanya tamat pada {end} dan tidak boleh membuat token yang tamat lebih lewat. Minta tempoh yang lebih pendek, atau buat selepas log masuk.',
  },
  assistantNotPersonal: {
    en: 'A token for assistants belongs to no person: choose one or the other.',
    zh: '供 AI 助手使用的令牌不能属于个人：请二选一。',
    ms: 'Token untuk pembantu AI bukan milik peribadi: pilih salah satu.',
  },
  assistantMayNotWrite: {
    en: 'No assistant may change this. Do it in the dashboard or with a command.',
    zh: 'AI 助手不能更改此项。请在管理面板中或用命令进行。',
    ms: 'Pembantu AI tidak boleh mengubah perkara ini. Lakukan di papan pemuka atau dengan arahan.',
  },
  noAdminForToken: {
    en: 'There is no admin yet to own the token. Start the server once (smops serve), or add one: smops users add NAME --role admin.',
    zh: '还没有可以拥有此令牌的管理员。请先启动一次服务器（smops serve），或添加一名：smops users add NAME --role admin。',
    ms: 'Belum ada pentadbir untuk memiliki token ini. Mulakan pelayan sekali (smops serve), atau tambah seorang: smops users add NAME --role admin.',
  },
  changePassword: {
    en: 'Change your password first: the current one was set by someone else.',
    zh: '请先更改密码：目前的密码不是您自己选的。',
    ms: 'Tukar kata laluan anda dahulu: yang sekarang bukan pilihan anda sendiri.',
  },
  stopsAtOnce: { en: 'What stops: {list}.', zh: '将停止的有：{list}。', ms: 'Yang berhenti: {list}.' },
  sessionsEnd: {
    en: '{count, plural, one {1 session ends} other {{count} sessions end}}',
    zh: '{count, number} 个登录会话结束',
    ms: '{count, number} sesi tamat',
  },
  tokensStop: {
    en: '{count, plural, one {1 API token is taken nowhere} other {{count} API tokens are taken nowhere}}',
    zh: '{count, number} 个 API 令牌失效',
    ms: '{count, number} token API tidak lagi diterima',
  },
  linksStop: {
    en: '{count, plural, one {1 shared link stops opening} other {{count} shared links stop opening}}',
    zh: '{count, number} 个共享链接打不开',
    ms: '{count, number} pautan kongsi tidak lagi terbuka',
  },
  feedsStop: {
    en: '{count, plural, one {1 feed stops answering} other {{count} feeds stop answering}}',
    zh: '{count, number} 个数据源地址不再响应',
    ms: '{count, number} suapan tidak lagi menjawab',
  },
  schedulesPause: {
    en: '{count, plural, one {1 schedule pauses} other {{count} schedules pause}}',
    zh: '{count, number} 个排程暂停',
    ms: '{count, number} jadual dijeda',
  },
  runsPause: {
    en: '{count, plural, one {1 paid run pauses} other {{count} paid runs pause}}',
    zh: '{count, number} 次付费分析暂停',
    ms: '{count, number} analisis berbayar dijeda',
  },
  mayNot: {
    en: 'The role {role} may not do this.',
    zh: '角色 {role} 无权进行此操作。',
    ms: 'Peranan {role} tidak dibenarkan melakukan perkara ini.',
  },
});

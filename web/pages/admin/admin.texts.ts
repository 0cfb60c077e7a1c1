import type { Role } from '@smops/core/people/users/users.constants.js';
import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const ROLE_NAMES: Record<Role, string> = textsOf('roleNames', 'en', {
  staff: { en: 'Staff', zh: '职员', ms: 'Kakitangan' },
  'portrait-viewer': { en: 'Portrait viewer', zh: '画像查看者', ms: 'Pelihat potret' },
  analyst: { en: 'Analyst', zh: '分析员', ms: 'Penganalisis' },
  admin: { en: 'Admin', zh: '管理员', ms: 'Pentadbir' },
});

export const ROLE_HINTS: Record<Role, string> = textsOf('roleHints', 'en', {
  staff: {
    en: 'Accounts, tasks, YouTube, Facebook, WhatsApp',
    zh: '账号、任务、YouTube、Facebook、WhatsApp',
    ms: 'Akaun, tugasan, YouTube, Facebook, WhatsApp',
  },
  'portrait-viewer': {
    en: 'As staff, and may look at user portraits',
    zh: '职员的权限，另可查看用户画像',
    ms: 'Seperti kakitangan, serta boleh melihat potret pengguna',
  },
  analyst: {
    en: 'As staff, and sentiments, FB Analyzer, portraits',
    zh: '职员的权限，另有情绪分析、FB 分析器、用户画像',
    ms: 'Seperti kakitangan, serta sentimen, Penganalisis FB, potret',
  },
  admin: {
    en: 'Everything, and users, API tokens, audit log',
    zh: '所有权限，包括用户、API 令牌、操作记录',
    ms: 'Semuanya, termasuk pengguna, token API, log audit',
  },
});

export const USERS_TEXT = textsOf('users', 'en', {
  title: { en: 'Users and sessions', zh: '用户和登录会话', ms: 'Pengguna dan sesi' },
  subtitle: {
    en: 'Who may sign in, what each of them may do, and who is signed in now',
    zh: '谁可以登录、各人的权限，以及现在谁已登录',
    ms: 'Siapa yang boleh log masuk, apa yang boleh dilakukan oleh setiap orang, dan siapa yang sedang log masuk',
  },
  add: { en: 'Add User', zh: '添加用户', ms: 'Tambah Pengguna' },
  list: { en: 'User List', zh: '用户列表', ms: 'Senarai Pengguna' },
  search: { en: 'Search users...', zh: '搜索用户…', ms: 'Cari pengguna…' },
  loadFailed: {
    en: 'The users could not be loaded',
    zh: '无法读取用户',
    ms: 'Senarai pengguna tidak dapat dimuatkan',
  },
  noneFound: { en: 'No users found', zh: '没有找到用户', ms: 'Tiada pengguna dijumpai' },
  noneFoundText: {
    en: 'No username matches your search.',
    zh: '没有符合搜索的用户名。',
    ms: 'Tiada nama pengguna yang sepadan dengan carian anda.',
  },
  columns: {
    username: { en: 'Username', zh: '用户名', ms: 'Nama pengguna' },
    role: { en: 'Role', zh: '角色', ms: 'Peranan' },
    status: { en: 'Status', zh: '状态', ms: 'Status' },
    created: { en: 'Created', zh: '创建日期', ms: 'Dicipta' },
  },
  active: { en: 'Active', zh: '使用中', ms: 'Aktif' },
  disabled: { en: 'Disabled', zh: '已停用', ms: 'Dinyahaktifkan' },
  mustChange: { en: 'New password due', zh: '须换密码', ms: 'Perlu kata laluan baharu' },
  you: { en: 'You', zh: '您', ms: 'Anda' },
  addTitle: { en: 'Add New User', zh: '添加用户', ms: 'Tambah Pengguna Baharu' },
  username: { en: 'Username', zh: '用户名', ms: 'Nama pengguna' },
  role: { en: 'Role', zh: '角色', ms: 'Peranan' },
  password: { en: 'Password', zh: '密码', ms: 'Kata laluan' },
  passwordOptional: { en: 'optional', zh: '选填', ms: 'tidak wajib' },
  passwordHint: {
    en: 'Leave it empty, and smops makes one. It is shown once and must be changed at first sign-in.',
    zh: '留空则自动生成。生成的密码只显示一次，首次登录时必须更改。',
    ms: 'Biarkan kosong supaya kata laluan dijana. Ia dipaparkan sekali sahaja dan mesti ditukar semasa log masuk pertama.',
  },
  mustChoose: {
    en: 'Must choose a new password at the next sign-in',
    zh: '下次登录时必须自己换密码',
    ms: 'Mesti memilih kata laluan sendiri semasa log masuk seterusnya',
  },
  create: { en: 'Create User', zh: '创建用户', ms: 'Cipta Pengguna' },
  saving: { en: 'Saving...', zh: '正在保存…', ms: 'Sedang disimpan…' },
  editTitle: { en: 'Role of {name}', zh: '{name} 的角色', ms: 'Peranan {name}' },
  update: { en: 'Update User', zh: '保存用户', ms: 'Simpan Pengguna' },
  roleEndsSessions: {
    en: 'Their open sessions end, so that the new rights count at once.',
    zh: '该用户的登录会话会结束，让新权限立刻生效。',
    ms: 'Sesi pengguna ini akan ditamatkan supaya hak baharu berkuat kuasa serta-merta.',
  },
  resetTitle: { en: 'New password for {name}', zh: '{name} 的新密码', ms: 'Kata laluan baharu untuk {name}' },
  reset: { en: 'Set Password', zh: '设定密码', ms: 'Tetapkan Kata Laluan' },
  passwordTitle: { en: 'Copy this password now', zh: '请现在复制密码', ms: 'Salin kata laluan ini sekarang' },
  passwordText: {
    en: 'It is shown only once. Give it to {name}, who will be asked to choose a new one at the first sign-in.',
    zh: '密码只显示这一次。请把它交给 {name}，首次登录时须换成自己的密码。',
    ms: 'Ia dipaparkan sekali sahaja. Berikan kepada {name}, yang akan memilih kata laluan sendiri semasa log masuk pertama.',
  },
  count: {
    en: '{all, plural, one {# user} other {# users}}',
    zh: '共 {all, number} 位用户',
    ms: '{all, number} pengguna',
  },
  countOf: {
    en: '{shown} of {all, plural, one {# user} other {# users}}',
    zh: '{shown, number} / {all, number} 位用户',
    ms: '{shown, number} daripada {all, number} pengguna',
    takes: ['shown', 'all'],
  },
  actions: {
    edit: { en: 'Change role of {name}', zh: '更改 {name} 的角色', ms: 'Ubah peranan {name}' },
    password: { en: 'Set password of {name}', zh: '设定 {name} 的密码', ms: 'Tetapkan kata laluan {name}' },
    disable: { en: 'Disable {name}', zh: '停用 {name}', ms: 'Nyahaktifkan {name}' },
    enable: { en: 'Enable {name}', zh: '启用 {name}', ms: 'Aktifkan {name}' },
    remove: { en: 'Remove {name}', zh: '删除 {name}', ms: 'Padam {name}' },
  },
  disableTitle: { en: 'Disable User', zh: '停用用户', ms: 'Nyahaktifkan Pengguna' },
  disableQuestion: {
    en: 'Are you sure you want to disable {name}? Open sessions end and API tokens stop at once. You can enable the user again.',
    zh: '确定要停用 {name} 吗？登录会话会结束，API 令牌会立刻失效。您以后可以重新启用。',
    ms: 'Adakah anda pasti mahu menyahaktifkan {name}? Sesi dan token API akan ditamatkan serta-merta. Pengguna ini boleh diaktifkan semula.',
  },
  disable: { en: 'Disable', zh: '停用', ms: 'Nyahaktifkan' },
  removeTitle: { en: 'Remove User', zh: '删除用户', ms: 'Padam Pengguna' },
  removeQuestion: {
    en: 'Are you sure you want to remove {name}? Sessions and API tokens go with the user. This cannot be undone.',
    zh: '确定要删除 {name} 吗？登录会话和 API 令牌会一并删除，而且无法撤销。',
    ms: 'Adakah anda pasti mahu memadam {name}? Sesi dan token API pengguna ini turut dipadam. Tindakan ini tidak boleh dibuat asal.',
  },
  remove: { en: 'Remove', zh: '删除', ms: 'Padam' },
  removing: { en: 'Removing...', zh: '正在删除…', ms: 'Sedang dipadam…' },
  error: { en: 'Error', zh: '错误', ms: 'Ralat' },
  created: [
    { en: 'User created', zh: '用户已创建', ms: 'Pengguna dicipta' },
    {
      en: 'New user has been created successfully.',
      zh: '新用户已成功创建。',
      ms: 'Pengguna baharu telah berjaya dicipta.',
    },
  ],
  updated: [
    { en: 'User updated', zh: '用户已更新', ms: 'Pengguna dikemas kini' },
    {
      en: 'User has been updated successfully.',
      zh: '用户已成功更新。',
      ms: 'Pengguna telah berjaya dikemas kini.',
    },
  ],
  removed: [
    { en: 'User removed', zh: '用户已删除', ms: 'Pengguna dipadam' },
    {
      en: 'User has been successfully removed.',
      zh: '用户已成功删除。',
      ms: 'Pengguna telah berjaya dipadam.',
    },
  ],
  passwordSet: [
    { en: 'Password set', zh: '密码已设定', ms: 'Kata laluan ditetapkan' },
    {
      en: 'The new password works at once.',
      zh: '新密码立刻生效。',
      ms: 'Kata laluan baharu boleh digunakan serta-merta.',
    },
  ],
});

export const TOKENS_TEXT = textsOf('tokens', 'en', {
  title: { en: 'Programs', zh: '程序', ms: 'Program' },
  subtitle: {
    en: 'Scripts, cron, the command line on other machines and AI assistants, each with a token of its own',
    zh: '脚本、cron 作业、其他电脑的命令行和 AI 助手，各有自己的令牌',
    ms: 'Skrip, kerja cron, baris arahan pada komputer lain dan pembantu AI, setiap satu dengan tokennya sendiri',
  },
  add: { en: 'Create Token', zh: '创建令牌', ms: 'Cipta Token' },
  list: { en: 'Token List', zh: '令牌列表', ms: 'Senarai Token' },
  loadFailed: {
    en: 'The API tokens could not be loaded',
    zh: '无法读取 API 令牌',
    ms: 'Token API tidak dapat dimuatkan',
  },
  none: { en: 'No API tokens yet', zh: '还没有 API 令牌', ms: 'Belum ada token API' },
  noneText: {
    en: 'Create one to let a script or another machine use smops without a password.',
    zh: '创建令牌后，脚本或其他电脑不用密码也能使用 smops。',
    ms: 'Cipta token supaya skrip atau komputer lain boleh menggunakan smops tanpa kata laluan.',
  },
  columns: {
    name: { en: 'Name', zh: '名称', ms: 'Nama' },
    role: { en: 'Role', zh: '角色', ms: 'Peranan' },
    assistant: { en: 'AI assistant', zh: 'AI 助手', ms: 'Pembantu AI' },
    owner: { en: 'Owner', zh: '所有者', ms: 'Pemilik' },
    expires: { en: 'Expires', zh: '到期', ms: 'Tamat tempoh' },
    lastUsed: { en: 'Last used', zh: '最近使用', ms: 'Kali terakhir digunakan' },
  },
  never: { en: 'Never', zh: '从未', ms: 'Tidak pernah' },
  addTitle: { en: 'Create API Token', zh: '创建 API 令牌', ms: 'Cipta Token API' },
  name: { en: 'Name', zh: '名称', ms: 'Nama' },
  namePlaceholder: {
    en: 'nightly sentiment import',
    zh: '每晚导入情绪数据',
    ms: 'import sentimen setiap malam',
  },
  nameHint: {
    en: 'What will use it, so that it can be recognised later.',
    zh: '写下用途，以后才认得出来。',
    ms: 'Kegunaannya, supaya mudah dikenali kemudian.',
  },
  role: { en: 'Role', zh: '角色', ms: 'Peranan' },
  assistant: { en: 'For an AI assistant', zh: '供 AI 助手使用', ms: 'Untuk pembantu AI' },
  assistants: {
    off: { en: 'No', zh: '否', ms: 'Tidak' },
    read: { en: 'Read', zh: '读取', ms: 'Baca' },
    write: { en: 'Read and write', zh: '读取和写入', ms: 'Baca dan tulis' },
  },
  assistantHints: {
    off: {
      en: 'For scripts, cron and commands',
      zh: '供脚本、cron 作业和命令使用',
      ms: 'Untuk skrip, kerja cron dan arahan',
    },
    read: {
      en: 'For an assistant alone, at /mcp',
      zh: '仅供助手在 /mcp 使用',
      ms: 'Untuk pembantu sahaja, di /mcp',
    },
    write: {
      en: 'As read; also starts runs, makes tasks, drafts codebooks',
      zh: '同读取；还可开始分析、创建任务、起草编码本',
      ms: 'Seperti baca; juga memulakan analisis, membuat tugasan, merangka buku kod',
    },
  },
  expiry: { en: 'Expires after', zh: '有效期', ms: 'Tamat tempoh selepas' },
  expiries: {
    '30': { en: '30 days', zh: '30 天', ms: '30 hari' },
    '90': { en: '90 days', zh: '90 天', ms: '90 hari' },
    '365': { en: '1 year', zh: '1 年', ms: '1 tahun' },
    never: { en: 'Never', zh: '永久有效', ms: 'Tidak tamat' },
  },
  create: { en: 'Create Token', zh: '创建令牌', ms: 'Cipta Token' },
  createdTitle: { en: 'Copy this token now', zh: '请现在复制令牌', ms: 'Salin token ini sekarang' },
  createdText: {
    en: 'It is shown only once; smops keeps only its fingerprint.',
    zh: '令牌只显示这一次；smops 只保存它的指纹。',
    ms: 'Ia dipaparkan sekali sahaja; smops hanya menyimpan cap jarinya.',
  },
  use: { en: 'On the other machine:', zh: '在另一台电脑上：', ms: 'Pada komputer lain:' },
  useAssistant: {
    en: 'How assistants connect with it stands below the list, under “Connect an Assistant”.',
    zh: '助手如何用它连接，见列表下方的「连接助手」。',
    ms: 'Cara pembantu menyambung dengannya terdapat di bawah senarai, pada “Sambungkan Pembantu”.',
  },
  revokeAction: { en: 'Revoke {name}', zh: '作废 {name}', ms: 'Tarik balik {name}' },
  revokeTitle: { en: 'Revoke Token', zh: '作废令牌', ms: 'Tarik Balik Token' },
  revokeQuestion: {
    en: 'Are you sure you want to revoke {name}? Whatever uses it stops working at once.',
    zh: '确定要作废 {name} 吗？使用它的程序会立刻停止运作。',
    ms: 'Adakah anda pasti mahu menarik balik {name}? Semua yang menggunakannya akan terhenti serta-merta.',
  },
  revoke: { en: 'Revoke', zh: '作废', ms: 'Tarik Balik' },
  revoking: { en: 'Revoking...', zh: '正在作废…', ms: 'Sedang ditarik balik…' },
  error: { en: 'Error', zh: '错误', ms: 'Ralat' },
  revoked: [
    { en: 'Token revoked', zh: '令牌已作废', ms: 'Token ditarik balik' },
    {
      en: 'The token no longer works.',
      zh: '该令牌不能再使用。',
      ms: 'Token itu tidak boleh digunakan lagi.',
    },
  ],
});

export const SESSIONS_TEXT = textsOf('allSessions', 'en', {
  list: { en: 'Open Sessions', zh: '进行中的会话', ms: 'Sesi Aktif' },
  loadFailed: {
    en: 'The sessions could not be loaded',
    zh: '无法读取登录会话',
    ms: 'Sesi tidak dapat dimuatkan',
  },
});

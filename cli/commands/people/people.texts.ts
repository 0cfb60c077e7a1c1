import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const peopleTexts = sentencesOf('cliPeople', 'en', {
  tokenFor: {
    en: 'API token for {url} (smops tokens add there): ',
    zh: '{url} 的 API 令牌（在那里用 smops tokens add 建立）：',
    ms: 'Token API untuk {url} (smops tokens add di sana): ',
  },
  oneWord: {
    en: 'A token is one word, as smops tokens add prints it.',
    zh: '令牌是一个词，如 smops tokens add 所显示。',
    ms: 'Token ialah satu perkataan, seperti yang dipaparkan oleh smops tokens add.',
  },
  unknownToken: {
    en: '{url} does not know this token.',
    zh: '{url} 不认得此令牌。',
    ms: '{url} tidak mengenali token ini.',
  },
  signedIn: {
    en: 'Signed in to {url} as {username} ({role}); kept in {io}.',
    zh: '已以 {username}（{role}）登录 {url}；保存在 {io}。',
    ms: 'Log masuk ke {url} sebagai {username} ({role}); disimpan dalam {io}.',
    takes: ['url', 'username', 'role', 'io'],
  },
  noProfile: {
    en: 'There is no profile {name}.',
    zh: '没有 {name} 这个配置档。',
    ms: 'Tiada profil {name}.',
  },
  forgot: { en: 'Forgot the profile {name}.', zh: '已移除配置档 {name}。', ms: 'Profil {name} dibuang.' },
  endSession: { en: 'End session {id}?', zh: '要结束会话 {id} 吗？', ms: 'Tamatkan sesi {id}?' },
  sessionEnded: { en: 'Ended session {id}.', zh: '已结束会话 {id}。', ms: 'Sesi {id} ditamatkan.' },
  never: { en: 'never', zh: '从未', ms: 'tidak pernah' },
  daysOrNever: {
    en: '--days takes a number of days, or never.',
    zh: '--days 的值是天数，或 never。',
    ms: '--days menerima bilangan hari, atau never.',
  },
  tokenShown: {
    en: 'The token {name} ({role}), shown this once; expires: {end}',
    zh: '令牌 {name}（{role}），只显示这一次；到期：{end}',
    ms: 'Token {name} ({role}), dipaparkan sekali ini sahaja; tamat tempoh: {end}',
    takes: ['name', 'role', 'end'],
  },
  assistantToken: {
    en: 'Set SMOPS_TOKEN to a token for assistants: smops tokens add NAME --role analyst --assistant read.',
    zh: '请将 SMOPS_TOKEN 设为供 AI 助手使用的令牌：smops tokens add NAME --role analyst --assistant read。',
    ms: 'Tetapkan SMOPS_TOKEN kepada token untuk pembantu AI: smops tokens add NAME --role analyst --assistant read.',
  },
  unknownClient: {
    en: 'Unknown client {client}. Choose {clients}.',
    zh: '未知客户端 {client}。请选择 {clients}。',
    ms: 'Klien {client} tidak dikenali. Pilih {clients}.',
    takes: ['client', 'clients'],
  },
  noWay: {
    en: '{client} cannot reach smops in this way; choose {ways}.',
    zh: '{client} 不能以这种方式连接 smops；请选择 {ways}。',
    ms: '{client} tidak dapat mencapai smops dengan cara ini; pilih {ways}.',
    takes: ['client', 'ways'],
  },
  noWayAtAll: {
    en: '{client} cannot reach smops in this way.',
    zh: '{client} 不能以这种方式连接 smops。',
    ms: '{client} tidak dapat mencapai smops dengan cara ini.',
  },
  putInto: {
    en: '{client}: put this into {place}.',
    zh: '{client}：请将以下内容放入 {place}。',
    ms: '{client}: masukkan ini ke dalam {place}.',
    takes: ['client', 'place'],
  },
  noToken: {
    en: 'There is no token {id}; see smops tokens list.',
    zh: '没有令牌 {id}；请看 smops tokens list。',
    ms: 'Tiada token {id}; lihat smops tokens list.',
  },
  revokeToken: {
    en: 'Revoke token {id} ({name})?',
    zh: '要作废令牌 {id}（{name}）吗？',
    ms: 'Tarik balik token {id} ({name})?',
    takes: ['id', 'name'],
  },
  tokenRevoked: { en: 'Revoked token {id}.', zh: '已作废令牌 {id}。', ms: 'Token {id} ditarik balik.' },
  noUser: { en: 'There is no user {name}.', zh: '没有用户 {name}。', ms: 'Tiada pengguna {name}.' },
  ownPassword: {
    en: ' An own one must be chosen at the next sign-in.',
    zh: '下次登录时必须自设密码。',
    ms: ' Kata laluan sendiri mesti dipilih pada log masuk seterusnya.',
  },
  passwordShown: {
    en: 'Password, shown this once and to be changed at first sign-in: {password}',
    zh: '密码（只显示这一次，首次登录时须更改）：{password}',
    ms: 'Kata laluan, dipaparkan sekali ini sahaja dan perlu ditukar semasa log masuk pertama: {password}',
  },
  added: {
    en: 'Added {username} as {role}.',
    zh: '已添加 {username}，角色 {role}。',
    ms: '{username} ditambah sebagai {role}.',
    takes: ['username', 'role'],
  },
  unknownRole: {
    en: 'Unknown role {role}. Choose {roles}.',
    zh: '没有 {role} 这个角色。请从 {roles} 中选择。',
    ms: 'Peranan {role} tidak dikenali. Pilih {roles}.',
    takes: ['role', 'roles'],
  },
  nowRole: {
    en: '{username} is now {role}.',
    zh: '{username} 现在是 {role}。',
    ms: '{username} kini {role}.',
    takes: ['username', 'role'],
  },
  passwordSet: {
    en: 'The password of {username} is set.',
    zh: '已设定 {username} 的密码。',
    ms: 'Kata laluan {username} telah ditetapkan.',
  },
  disabled: { en: '{username} is disabled.', zh: '{username} 已停用。', ms: '{username} dinyahaktifkan.' },
  enabled: { en: '{username} is enabled.', zh: '{username} 已启用。', ms: '{username} diaktifkan semula.' },
  removeUser: {
    en: 'Remove the user {username} ({role})?',
    zh: '要删除用户 {username}（{role}）吗？',
    ms: 'Padam pengguna {username} ({role})?',
    takes: ['username', 'role'],
  },
  removed: { en: 'Removed {username}.', zh: '已删除 {username}。', ms: '{username} dipadam.' },
  tokenOrNone: {
    en: 'The server does not know this token, or none was given. Set SMOPS_TOKEN, or run smops login URL.',
    zh: '服务器不认得此令牌，或没有提供令牌。请设 SMOPS_TOKEN，或运行 smops login URL。',
    ms: 'Pelayan tidak mengenali token ini, atau tiada token diberi. Tetapkan SMOPS_TOKEN, atau jalankan smops login URL.',
  },
  unknownLanguage: {
    en: 'Unknown language {word}. Choose {languages}.',
    zh: '没有 {word} 这种语言。请从 {languages} 中选择。',
    ms: 'Bahasa {word} tidak dikenali. Pilih {languages}.',
    takes: ['word', 'languages'],
  },
  dashboardSpeaks: {
    en: 'Your dashboard speaks {language} after the next sign-in.',
    zh: '您下次登录后，管理面板会用 {language}。',
    ms: 'Papan pemuka anda menggunakan {language} selepas log masuk seterusnya.',
  },
});

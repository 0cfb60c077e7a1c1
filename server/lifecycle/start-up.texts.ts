import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What a server says while it starts, and why it cannot; the terminal's catalogues translate it. */
export const startUpTexts = sentencesOf('serverStartUp', 'en', {
  noData: {
    en: 'There is no smops data in {folder}. Start the server there once (smops serve), or set SMOPS_DATA_DIR or SMOPS_URL.',
    zh: '{folder} 里没有 smops 的数据。请在那里启动一次服务器（smops serve），或设置 SMOPS_DATA_DIR 或 SMOPS_URL。',
    ms: 'Tiada data smops dalam {folder}. Mulakan pelayan di situ sekali (smops serve), atau tetapkan SMOPS_DATA_DIR atau SMOPS_URL.',
  },
  openFolder: {
    en: 'other users of this machine can enter {folder}; the database, files and backups in it are closed to them (chmod 700 closes the rest)',
    zh: '本机的其他用户可以进入 {folder}；其中的数据库、文件和备份已对他们关闭（chmod 700 可关闭其余部分）',
    ms: 'pengguna lain pada komputer ini boleh memasuki {folder}; pangkalan data, fail dan sandaran di dalamnya tertutup kepada mereka (chmod 700 menutup yang lain)',
  },
  makingDatabase: {
    en: 'making the embedded database (once, some seconds)…',
    zh: '正在建立内置数据库（只此一次，需要几秒）…',
    ms: 'membuat pangkalan data terbenam (sekali sahaja, beberapa saat)…',
  },
  broughtUpToDate: {
    en: 'the database is brought up to date; saved before as {kept}',
    zh: '数据库正在更新到最新；之前的数据已保存为 {kept}',
    ms: 'pangkalan data sedang dikemas kini; data sebelumnya disimpan sebagai {kept}',
  },
  recounting: {
    en: '{records, plural, one {the score of 1 sentiment record is made again from its counts: 10 x positive share + 5 x neutral share} other {the scores of # sentiment records are made again from their counts: 10 x positive share + 5 x neutral share}}',
    zh: '正在按留言数重新计算 {records, number} 条情绪记录的分数：10 × 正面比例 + 5 × 中性比例',
    ms: 'skor {records, number} rekod sentimen sedang dikira semula daripada bilangan komennya: 10 x bahagian positif + 5 x bahagian neutral',
  },
  recounted: {
    en: '{changed, number} of {records, number} scores changed; each of these records shows its earlier score',
    zh: '{records, number} 条分数中有 {changed, number} 条变了；这些记录会显示原来的分数',
    ms: '{changed, number} daripada {records, number} skor berubah; setiap rekod itu menunjukkan skornya yang terdahulu',
    takes: ['changed', 'records'],
  },
  waitingFor: {
    en: 'waiting for {holder} to finish with the data folder…',
    zh: '正在等 {holder} 用完数据文件夹…',
    ms: 'menunggu {holder} selesai menggunakan folder data…',
  },
  cannotListen: {
    en: 'Cannot listen on {place} ({why}).',
    zh: '无法在 {place} 上监听（{why}）。',
    ms: 'Tidak dapat menerima sambungan di {place} ({why}).',
    takes: ['place', 'why'],
  },
  checkHostAndPort: {
    en: '{problem} Check HOST and PORT.',
    zh: '{problem}请检查 HOST 和 PORT。',
    ms: '{problem} Semak HOST dan PORT.',
  },
  takenBySmops: {
    en: 'Port {place} is taken by another smops, at {url}. Use that one, or set PORT to a free port.',
    zh: '端口 {place} 已被另一个 smops（{url}）占用。请使用那一个，或把 PORT 设为空闲的端口。',
    ms: 'Port {place} telah digunakan oleh smops lain, di {url}. Gunakan yang itu, atau tetapkan PORT kepada port yang kosong.',
    takes: ['place', 'url'],
  },
  takenByOther: {
    en: 'Port {place} is taken by another program. Set PORT to a free one.',
    zh: '端口 {place} 已被另一个程序占用。请把 PORT 设为空闲的端口。',
    ms: 'Port {place} telah digunakan oleh program lain. Tetapkan PORT kepada port yang kosong.',
  },
  httpAllowed: {
    en: 'SMOPS_ALLOW_HTTP is set: passwords and sessions travel unencrypted; only for a private network that you trust',
    zh: '已设置 SMOPS_ALLOW_HTTP：密码和会话不加密传输；只适用于您信任的内部网络',
    ms: 'SMOPS_ALLOW_HTTP ditetapkan: kata laluan dan sesi dihantar tanpa penyulitan; hanya untuk rangkaian persendirian yang anda percayai',
  },
  listensOpenly: {
    en: 'listens on {where} without TLS: browsers on other machines will not keep a sign-in; see docs/operations.md, "In an office network"',
    zh: '在 {where} 上监听，没有 TLS：其他电脑上的浏览器不会保持登录；见 docs/operations.md 的「In an office network」',
    ms: 'menerima sambungan di {where} tanpa TLS: pelayar pada komputer lain tidak akan mengekalkan log masuk; lihat docs/operations.md, "In an office network"',
  },
  allAddresses: { en: 'all addresses', zh: '所有地址', ms: 'semua alamat' },
});

import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const connectionTexts = sentencesOf('cliConnection', 'en', {
  waitingServer: {
    en: 'waiting for the server to start or to end…',
    zh: '正在等服务器启动或结束…',
    ms: 'menunggu pelayan bermula atau tamat…',
  },
  hereIn: {
    en: 'the {database} in {dataDir}',
    zh: '{dataDir} 里的 {database}',
    ms: '{database} dalam {dataDir}',
    takes: ['database', 'dataDir'],
  },
  here: { en: 'the {database}', zh: '{database}', ms: '{database}' },
  awayWaiting: {
    en: 'the server at {url} does not answer; waiting for it…',
    zh: '{url} 的服务器没有回应，正在等待…',
    ms: 'pelayan di {url} tidak menjawab; menunggu…',
  },
  serverAt: { en: 'the server at {url}', zh: '{url} 的服务器', ms: 'pelayan di {url}' },
  folder: { en: 'data folder {dataFolder}', zh: '数据文件夹 {dataFolder}', ms: 'folder data {dataFolder}' },
  notAddress: {
    en: '{url} is not an address: it must begin with http:// or https://.',
    zh: '{url} 不是网址：必须以 http:// 或 https:// 开头。',
    ms: '{url} bukan alamat: mesti bermula dengan http:// atau https://.',
  },
  unencrypted: {
    en: 'The token would travel unencrypted to {hostname}. Use https, or a tunnel to this machine.',
    zh: '令牌会未经加密传到 {hostname}。请用 https，或连到本机的隧道。',
    ms: 'Token akan dihantar tanpa penyulitan ke {hostname}. Guna https, atau terowong ke komputer ini.',
  },
  urlAndProfile: {
    en: '--url and --profile both name a server: use one.',
    zh: '--url 和 --profile 都指明服务器，只能用一个。',
    ms: '--url dan --profile kedua-duanya menyatakan pelayan: guna satu sahaja.',
  },
  twoTargets: {
    en: 'SMOPS_URL and {other} are both set and name different data: unset one, or use --url.',
    zh: 'SMOPS_URL 和 {other} 都设了，指的是不同的数据：请取消其中一个，或用 --url。',
    ms: 'SMOPS_URL dan {other} kedua-duanya ditetapkan dan merujuk data berlainan: nyahtetapkan satu, atau guna --url.',
  },
  unknownDatabase: {
    en: 'an unknown database',
    zh: '未知的数据库',
    ms: 'pangkalan data yang tidak diketahui',
  },
  thatDatabase: { en: 'the {database}', zh: '{database}', ms: '{database}' },
  wrongDatabase: {
    en: 'DATABASE_URL names the {wanted}, but the server at {url} runs on the data folder {folder} with {database}. Stop that server, set SMOPS_DATA_DIR to another folder, or unset DATABASE_URL.',
    zh: 'DATABASE_URL 指的是 {wanted}，但 {url} 的服务器在数据文件夹 {folder} 用的是 {database}。请停止该服务器、把 SMOPS_DATA_DIR 设为另一个文件夹，或取消 DATABASE_URL。',
    ms: 'DATABASE_URL merujuk {wanted}, tetapi pelayan di {url} berjalan pada folder data {folder} dengan {database}. Hentikan pelayan itu, tetapkan SMOPS_DATA_DIR kepada folder lain, atau nyahtetapkan DATABASE_URL.',
    takes: ['wanted', 'url', 'folder', 'database'],
  },
  unreadable: {
    en: '{path} cannot be read. Delete it and run smops login again.',
    zh: '无法读取 {path}。请删除它，再运行 smops login。',
    ms: '{path} tidak dapat dibaca. Padamkannya dan jalankan smops login sekali lagi.',
  },
  noProfile: {
    en: 'There is no profile {name}. Make it with smops login URL --profile {name}.',
    zh: '没有 {name} 这个配置档。请用 smops login URL --profile {name} 建立。',
    ms: 'Tiada profil {name}. Buat dengan smops login URL --profile {name}.',
  },
  zone: { en: '{city} time', zh: '{city} 时间', ms: 'waktu {city}' },
  silent: { en: 'The server is silent.', zh: '服务器没有回应。', ms: 'Pelayan tidak memberi respons.' },
});

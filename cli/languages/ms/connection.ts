import type { Texts } from '../catalogue.js';

export const cliConnection: Texts['cliConnection'] = {
  waitingServer: 'menunggu pelayan bermula atau tamat…',
  hereIn: (database, dataDir) => `${database} dalam ${dataDir}`,
  here: (database) => `${database}`,
  awayWaiting: (url) => `pelayan di ${url} tidak menjawab; menunggu…`,
  serverAt: (url) => `pelayan di ${url}`,
  folder: (dataFolder) => `folder data ${dataFolder}`,
  notAddress: (url) => `${url} bukan alamat: mesti bermula dengan http:// atau https://.`,
  unencrypted: (hostname) =>
    `Token akan dihantar tanpa penyulitan ke ${hostname}. Guna https, atau terowong ke komputer ini.`,
  urlAndProfile: '--url dan --profile kedua-duanya menyatakan pelayan: guna satu sahaja.',
  twoTargets: (other) =>
    `SMOPS_URL dan ${other} kedua-duanya ditetapkan dan merujuk data berlainan: nyahtetapkan satu, atau guna --url.`,
  unknownDatabase: 'pangkalan data yang tidak diketahui',
  thatDatabase: (database) => `${database}`,
  wrongDatabase: (wanted, url, folder, database) =>
    `DATABASE_URL merujuk ${wanted}, tetapi pelayan di ${url} berjalan pada folder data ${folder} dengan ${database}. Hentikan pelayan itu, tetapkan SMOPS_DATA_DIR kepada folder lain, atau nyahtetapkan DATABASE_URL.`,
  unreadable: (path) => `${path} tidak dapat dibaca. Padamkannya dan jalankan smops login sekali lagi.`,
  noProfile: (name) => `Tiada profil ${name}. Buat dengan smops login URL --profile ${name}.`,
  zone: (city) => `waktu ${city}`,
  silent: 'Pelayan tidak memberi respons.',
};

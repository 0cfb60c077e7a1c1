import type { Texts } from '../catalogue.js';

export const cliPeople: Texts['cliPeople'] = {
  tokenFor: (url) => `Token API untuk ${url} (smops tokens create di sana): `,
  oneWord: 'Token ialah satu perkataan, seperti yang dipaparkan oleh smops tokens create.',
  unknownToken: (url) => `${url} tidak mengenali token ini.`,
  signedIn: (url, username, role, io) =>
    `Log masuk ke ${url} sebagai ${username} (${role}); disimpan dalam ${io}.`,
  noProfile: (name) => `Tiada profil ${name}.`,
  forgot: (name) => `Profil ${name} dilupakan.`,
  sessionByNumber: 'Sesi ditamatkan dengan nombornya: lihat smops sessions list.',
  endSession: (id) => `Tamatkan sesi ${id}?`,
  sessionEnded: (id) => `Sesi ${id} ditamatkan.`,
  never: 'tidak pernah',
  daysOrNever: '--days menerima bilangan hari, atau never.',
  tokenShown: (name, role, end) => `Token ${name} (${role}), dipaparkan sekali ini sahaja; luput: ${end}`,
  tokenByNumber: 'Token dibatalkan dengan nombornya: lihat smops tokens list.',
  noToken: (id) => `Tiada token ${id}; lihat smops tokens list.`,
  revokeToken: (id, name) => `Batalkan token ${id} (${name})?`,
  tokenRevoked: (id) => `Token ${id} dibatalkan.`,
  noUser: (name) => `Tiada pengguna ${name}.`,
  ownPassword: ' Kata laluan sendiri mesti dipilih pada log masuk berikutnya.',
  passwordShown: (password) =>
    `Kata laluan, dipaparkan sekali ini sahaja dan perlu ditukar semasa log masuk pertama: ${password}`,
  added: (username, role) => `${username} ditambah sebagai ${role}.`,
  unknownRole: (role, ROLES) => `Peranan ${role} tidak dikenali. Pilih ${ROLES}.`,
  nowRole: (username, role) => `${username} kini ${role}.`,
  passwordSet: (username) => `Kata laluan ${username} telah ditetapkan.`,
  disabled: (username) => `${username} disekat.`,
  enabled: (username) => `${username} dibenarkan semula.`,
  removeUser: (username, role) => `Buang pengguna ${username} (${role})?`,
  removed: (username) => `${username} dibuang.`,
  tokenOrNone:
    'Pelayan tidak mengenali token ini, atau tiada token diberi. Tetapkan SMOPS_TOKEN, atau jalankan smops login URL.',
  withProfile: (profile) => `, profil ${profile}`,
  whoami: (username, role, target, by) => `${username} (${role}) di ${target}${by}`,
  unknownLanguage: (word, languages) => `Bahasa ${word} tidak dikenali. Pilih ${languages}.`,
  dashboardSpeaks: (language) => `Papan pemuka anda menggunakan ${language} selepas log masuk berikutnya.`,
};

import type { Texts } from '../catalogue.js';

export const cliPeople: Texts['cliPeople'] = {
  tokenFor: (url) => `Token API untuk ${url} (smops tokens add di sana): `,
  oneWord: 'Token ialah satu perkataan, seperti yang dipaparkan oleh smops tokens add.',
  unknownToken: (url) => `${url} tidak mengenali token ini.`,
  signedIn: (url, username, role, io) =>
    `Log masuk ke ${url} sebagai ${username} (${role}); disimpan dalam ${io}.`,
  noProfile: (name) => `Tiada profil ${name}.`,
  forgot: (name) => `Profil ${name} dibuang.`,
  endSession: (id) => `Tamatkan sesi ${id}?`,
  sessionEnded: (id) => `Sesi ${id} ditamatkan.`,
  never: 'tidak pernah',
  daysOrNever: '--days menerima bilangan hari, atau never.',
  tokenShown: (name, role, end) =>
    `Token ${name} (${role}), dipaparkan sekali ini sahaja; tamat tempoh: ${end}`,
  assistantToken:
    'Tetapkan SMOPS_TOKEN kepada token untuk pembantu AI: smops tokens add NAME --role analyst --assistant read.',
  unknownClient: (client, clients) => `Klien ${client} tidak dikenali. Pilih ${clients}.`,
  noWay: (client, ways) =>
    `${client} tidak dapat mencapai smops dengan cara ini${ways === '' ? '' : `; pilih ${ways}`}.`,
  putInto: (client, place) => `${client}: masukkan ini ke dalam ${place}.`,
  noToken: (id) => `Tiada token ${id}; lihat smops tokens list.`,
  revokeToken: (id, name) => `Tarik balik token ${id} (${name})?`,
  tokenRevoked: (id) => `Token ${id} ditarik balik.`,
  noUser: (name) => `Tiada pengguna ${name}.`,
  ownPassword: ' Kata laluan sendiri mesti dipilih pada log masuk seterusnya.',
  passwordShown: (password) =>
    `Kata laluan, dipaparkan sekali ini sahaja dan perlu ditukar semasa log masuk pertama: ${password}`,
  added: (username, role) => `${username} ditambah sebagai ${role}.`,
  unknownRole: (role, ROLES) => `Peranan ${role} tidak dikenali. Pilih ${ROLES}.`,
  nowRole: (username, role) => `${username} kini ${role}.`,
  passwordSet: (username) => `Kata laluan ${username} telah ditetapkan.`,
  disabled: (username) => `${username} dinyahaktifkan.`,
  enabled: (username) => `${username} diaktifkan semula.`,
  removeUser: (username, role) => `Padam pengguna ${username} (${role})?`,
  removed: (username) => `${username} dipadam.`,
  tokenOrNone:
    'Pelayan tidak mengenali token ini, atau tiada token diberi. Tetapkan SMOPS_TOKEN, atau jalankan smops login URL.',
  unknownLanguage: (word, languages) => `Bahasa ${word} tidak dikenali. Pilih ${languages}.`,
  dashboardSpeaks: (language) => `Papan pemuka anda menggunakan ${language} selepas log masuk seterusnya.`,
};

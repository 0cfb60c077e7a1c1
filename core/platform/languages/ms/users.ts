import type { CoreTexts } from '../catalogue.js';

export const users: CoreTexts['core.users'] = {
  languageOfUser: 'Bahasa papan pemuka hanya untuk pengguna; dalam arahan, gunakan --lang.',
  usernameNeeded: 'Nama pengguna diperlukan.',
  usernameControl: 'Nama pengguna tidak boleh mengandungi aksara kawalan.',
  usernameSpaces: 'Nama pengguna tidak boleh mengandungi ruang kosong.',
  usernameInvisible: 'Nama pengguna tidak boleh mengandungi aksara halimunan.',
  usernameToken: 'Nama pengguna tidak boleh bermula dengan "token:", kerana itu ditulis untuk token API.',
  usernameTaken: (username) => `Pengguna bernama ${username} sudah wujud.`,
  passwordNeeded: 'Kata laluan diperlukan.',
  passwordLength: (min) => `Kata laluan mestilah sekurang-kurangnya ${min} aksara.`,
  passwordBroken: 'Kata laluan mengandungi aksara yang rosak.',
  passwordCommon: 'Kata laluan ini antara yang paling mudah diteka. Pilih yang lain.',
  passwordGenerated:
    'Kata laluan yang dijana mesti ditukar: berikan kata laluan, atau jangan tetapkan mustChangePassword.',
  roleOrDisabled: 'Berikan role, atau disabled.',
  nameNeeded: 'Nama diperlukan.',
  noControl: 'Aksara kawalan tidak dibenarkan.',
  lastAdmin: (username) =>
    `${username} ialah pentadbir aktif yang terakhir. Jadikan pengguna lain pentadbir dahulu.`,
  wrongCredentials: 'Nama pengguna atau kata laluan tidak betul',
  wrongCredentialsHere:
    'Nama pengguna atau kata laluan tidak betul. Kata laluan yang ditetapkan pada komputer lain tidak dapat disemak di sini: komputer ini tiada komponen argon2. Pentadbir menetapkan yang baharu: smops users edit NAME --new-password.',
  personOnly: 'Hanya orang yang telah log masuk mempunyai kata laluan.',
  wrongPassword: 'Kata laluan semasa tidak betul.',
  samePassword: 'Kata laluan baharu sama dengan yang lama.',
  tooManySignIns: (minutes) => `Terlalu banyak log masuk yang gagal. Cuba lagi dalam ${minutes} minit.`,
  tokenTooLong: (end) =>
    `Token yang memintanya tamat pada ${end} dan tidak boleh membuat token yang tamat lebih lewat. Minta tempoh yang lebih pendek, atau buat selepas log masuk.`,
  assistantNotPersonal: 'Token untuk pembantu AI bukan milik peribadi: pilih salah satu.',
  assistantMayNotWrite:
    'Pembantu AI tidak boleh mengubah perkara ini. Lakukan di papan pemuka atau dengan arahan.',
  noAdminForToken:
    'Belum ada pentadbir untuk memiliki token ini. Mulakan pelayan sekali (smops serve), atau tambah seorang: smops users add NAME --role admin.',
  changePassword: 'Tukar kata laluan anda dahulu: yang sekarang bukan pilihan anda sendiri.',
  stopsAtOnce: (list) => `Yang berhenti: ${list}.`,
  sessionsEnd: (count) => `${count} sesi tamat`,
  tokensStop: (count) => `${count} token API tidak lagi diterima`,
  linksStop: (count) => `${count} pautan kongsi tidak lagi terbuka`,
  feedsStop: (count) => `${count} suapan tidak lagi menjawab`,
  schedulesPause: (count) => `${count} jadual dijeda`,
  runsPause: (count) => `${count} analisis berbayar dijeda`,
  mayNot: (role) => `Peranan ${role} tidak dibenarkan melakukan perkara ini.`,
};

export const actors: CoreTexts['core.actors'] = {
  system: 'smops sendiri',
  spreadsheet: 'hamparan',
  token: (name) => `token ${name}`,
  local: (user) => `${user}, pada komputer ini`,
};

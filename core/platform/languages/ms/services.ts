import type { CoreTexts } from '../catalogue.js';

export const services: CoreTexts['core.services'] = {
  youtube: {
    auth: 'YouTube menolak kunci API. Pentadbir mesti menyemak YOUTUBE_API_KEY dan memastikan YouTube Data API diaktifkan untuknya.',
    quota: 'Kuota harian YouTube telah habis. Ia bermula semula pada tengah malam waktu Pasifik AS.',
    rate: 'YouTube meminta kadar yang lebih perlahan. Ia akan dicuba lagi kemudian.',
    transient: 'YouTube mengalami masalah buat masa ini. Ia akan dicuba lagi kemudian.',
    bad_request: 'YouTube tidak memahami permintaan ini.',
    not_found: 'YouTube tidak menemui apa yang diminta.',
    blocked: 'YouTube menyekat permintaan ini.',
    notConfigured:
      'YouTube belum dikonfigurasi. Pentadbir mesti menetapkan YOUTUBE_API_KEY dan YOUTUBE_CHANNEL (ID saluran atau @nama) dalam smops.env dan menjalankan smops reload; SMOPS_DEMO=1 memaparkan data contoh.',
    notRead: 'YouTube belum dibaca.',
    unexpected: 'YouTube memberi jawapan yang tidak dijangka.',
    noCounts: 'YouTube tidak memberi angka bagi mana-mana video; angka lama dikekalkan.',
    placeLost: 'YouTube tidak lagi menerima kedudukan dalam senarai.',
  },
  facebook: {
    auth: 'Facebook menolak token. Pentadbir mesti menyemak FACEBOOK_PAGE_TOKEN dan kebenarannya.',
    quota: 'Facebook tidak membenarkan permintaan lagi buat masa ini.',
    rate: 'Facebook meminta jeda: had permintaan telah dicapai.',
    transient: 'Facebook mengalami masalah buat masa ini. Ia akan dicuba lagi kemudian.',
    bad_request: 'Facebook tidak memahami permintaan ini. Semak FACEBOOK_PAGE_ID dan FACEBOOK_GRAPH_VERSION.',
    not_found: 'Facebook tidak menemui apa yang diminta. Semak FACEBOOK_PAGE_ID.',
    blocked:
      'Facebook menyekat akaun ini buat masa ini atas sebab dasar. Pentadbir mesti melihat facebook.com.',
    noPermission:
      'Token Facebook kekurangan kebenaran: pages_read_engagement diperlukan, dan pages_read_user_content untuk komen.',
    notConfigured:
      'Facebook belum dikonfigurasi. Pentadbir mesti menetapkan FACEBOOK_PAGE_ID dan FACEBOOK_PAGE_TOKEN dalam smops.env dan menjalankan smops reload; SMOPS_DEMO=1 memaparkan data contoh.',
    notRead: 'Facebook belum dibaca. Cuba lagi sebentar lagi.',
    unexpected: 'Facebook memberi jawapan yang tidak dijangka.',
    pause: 'Facebook meminta jeda.',
    smallerPages: 'Facebook meminta halaman yang lebih kecil.',
  },
  facebookToken: {
    458: 'Aplikasi telah dibuang daripada halaman. Pentadbir mesti menyambungkannya semula dan menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    459: 'Facebook mahu akaun di sebalik token melepasi pengesahan di facebook.com dahulu.',
    460: 'Kata laluan akaun di sebalik token telah ditukar. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    463: 'Token Facebook telah tamat tempoh. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    467: 'Token Facebook tidak lagi sah. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
  },
  google: {
    tooMuch: 'Google menjawab dengan lebih daripada yang sepatutnya.',
    unreachable: 'Google tidak dapat dicapai.',
    noJson: 'Google menjawab dengan sesuatu yang bukan JSON.',
    noSheet: 'Google tidak menemui hamparan itu (404). Semak GOOGLE_SHEET_ID.',
    tooOften: 'Google terlalu kerap diminta (429). Penyegerakan seterusnya akan mencuba lagi.',
    notConfigured:
      'Tiada Google Sheet dikonfigurasi: tetapkan GOOGLE_SERVICE_ACCOUNT_FILE dan GOOGLE_SHEET_ID.',
  },
  refresh: {
    stopped: 'Pelayan telah dihentikan.',
    takenOver: 'Pelayan lain telah mengambil alih muat semula ini.',
    unexpected: 'Ralat tidak dijangka berlaku pada pelayan. Ralat ini telah dicatat dalam log.',
  },
};

export const serviceFaults: CoreTexts['core.serviceFaults'] = {
  noChannel: (channel) => `YouTube tidak menemui saluran ${channel}. Semak YOUTUBE_CHANNEL.`,
  daysNumber: 'days ialah nombor bulat dari 1 hingga 9999.',
  dayForm: 'Tarikh ditulis YYYY-MM-DD.',
  limitNumber: 'limit ialah nombor bulat dari 1 hingga 20000.',
  postIds: 'ids ialah ID hantaran yang dipisahkan dengan koma.',
  accountRefused: (email, status) => `Google menolak akaun perkhidmatan ${email} (status ${status}).`,
  tabNotMade: (title) => `Helaian ${title} tidak dapat dibuat.`,
  mayNotWrite: (email) =>
    `Google menyatakan hamparan ini tidak boleh ditulis (403). Kongsikannya, sebagai editor, dengan ${email}.`,
  keyFileUnreadable: (path) => `${path} tidak dapat dibaca.`,
  keyFileNoJson: (path) => `${path} bukan fail JSON.`,
  keyFileOther: (path) => `${path} bukan fail kunci akaun perkhidmatan.`,
  keyFileNoKey: (path) => `${path} tidak mengandungi kunci peribadi yang boleh digunakan.`,
  answered: (service, status, reason) => `${service} memulangkan status ${status}${reason}.`,
  callStopped: (service) => `Permintaan kepada ${service} telah dihentikan.`,
  tooSlow: (service, seconds) => `${service} tidak menjawab dalam ${seconds}.`,
  unreachable: (service, why) => `${service} tidak dapat dicapai (${why}).`,
  redirected: (service) =>
    `${service} mengubah hala ke alamat lain, yang tidak diikuti. Semak alamat yang dikonfigurasi.`,
  tooLarge: (service, limit) => `${service} menjawab dengan lebih daripada ${limit} MB, yang tidak dibaca.`,
  notJson: (service) => `${service} menjawab dengan sesuatu yang bukan JSON.`,
  imageServer: 'Pelayan imej',
};

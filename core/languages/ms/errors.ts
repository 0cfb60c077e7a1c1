import type { CoreTexts } from '../catalogue.js';

export const errors: CoreTexts['core.errors'] = {
  doesNotExist: (what) => `${what} tidak wujud.`,
  noReason: (status) => `Pelayan tidak memberi sebab (status ${status}). Cuba lagi sebentar lagi.`,
};

export const things: CoreTexts['core.things'] = {
  account: (id) => `Akaun ${id}`,
  accountOf: (email) => `Akaun ${email}`,
  task: (id) => `Tugasan ${id}`,
  whatsapp: (id) => `Akaun WhatsApp ${id}`,
  whatsappNamed: (name) => `Akaun WhatsApp ${name}`,
  user: (id) => `Pengguna ${id}`,
  thisUser: 'Pengguna ini',
  session: (id) => `Sesi ${id}`,
  token: (id) => `Token ${id}`,
  feed: (id) => `Alamat hamparan ${id}`,
  thisFeed: 'Alamat hamparan ini',
  thisUpload: 'Muat naik ini',
  lostUpload:
    'Muat naik ini (sudah digunakan oleh permintaan terdahulu, dibatalkan, atau lebih daripada sehari: muat naik fail itu semula)',
  uploadedFile: (name) => `Fail ${name} yang dimuat naik`,
  thisTransfer: 'Pemindahan ini',
  thisImage: 'Imej ini',
  portrait: (id) => `Potret ${id}`,
  portraitImage: (id) => `Imej potret ${id}`,
  video: (id) => `Video ${id} dalam saluran ini`,
  post: (id) => `Hantaran ${id} dalam senarai hantaran`,
  postImage: (id) => `Imej hantaran ${id}`,
  provider: (id) => `Penyedia ${id}`,
  analysis: (id) => `Analisis ${id}`,
  comment: (position, analysisId) => `Komen ${position} dalam analisis ${analysisId}`,
  draw: (id) => `Sampel bagi analisis ${id}`,
  comparison: (id) => `Perbandingan ${id}`,
  exploration: (id) => `Penerokaan ${id}`,
  codebook: (id) => `Buku kod ${id}`,
  codebookVersion: (name, version) => `Versi ${version} buku kod “${name}”`,
  reportTemplate: (name) => `Templat laporan ${name}`,
  sentimentAnalysis: (id) => `Analisis sentimen ${id}`,
};

import { sentencesOf } from './platform/language/texts.model.js';

/** What errors of every domain say. */
export const ERRORS_TEXTS = sentencesOf('core.errors', 'en', {
  doesNotExist: { en: '{what} does not exist.', zh: '{what}不存在。', ms: '{what} tidak wujud.' },
  noReason: {
    en: 'The server gave no reason (status {status}). Try again in a moment.',
    zh: '服务器没有说明原因（状态 {status}）。请稍后再试。',
    ms: 'Pelayan tidak memberi sebab (status {status}). Cuba lagi sebentar lagi.',
  },
  noAnswer: { en: 'The server does not answer.', zh: '服务器没有响应。', ms: 'Pelayan tidak menjawab.' },
});

/** How errors name things. */
export const THING_NAMES = sentencesOf('core.things', 'en', {
  account: { en: 'Account {id}', zh: '账号 {id} ', ms: 'Akaun {id}' },
  accountOf: { en: 'The account of {email}', zh: '{email} 的账号', ms: 'Akaun {email}' },
  task: { en: 'Task {id}', zh: '任务 {id} ', ms: 'Tugasan {id}' },
  whatsapp: { en: 'WhatsApp account {id}', zh: 'WhatsApp 账号 {id} ', ms: 'Akaun WhatsApp {id}' },
  whatsappNamed: {
    en: 'The WhatsApp account {name}',
    zh: 'WhatsApp 账号 {name} ',
    ms: 'Akaun WhatsApp {name}',
  },
  user: { en: 'User {id}', zh: '用户 {id} ', ms: 'Pengguna {id}' },
  thisUser: { en: 'This user', zh: '此用户', ms: 'Pengguna ini' },
  session: { en: 'Session {id}', zh: '会话 {id} ', ms: 'Sesi {id}' },
  token: { en: 'Token {id}', zh: '令牌 {id} ', ms: 'Token {id}' },
  feed: { en: 'Feed {id}', zh: '电子表格地址 {id} ', ms: 'Alamat hamparan {id}' },
  thisFeed: { en: 'This feed', zh: '此电子表格地址', ms: 'Alamat hamparan ini' },
  thisUpload: { en: 'This upload', zh: '此上传', ms: 'Muat naik ini' },
  lostUpload: {
    en: 'This upload (it was taken by an earlier request, given up, or older than a day: upload the file again)',
    zh: '此上传（已被先前的请求使用、已放弃，或已超过一天：请重新上传文件）',
    ms: 'Muat naik ini (sudah digunakan oleh permintaan terdahulu, dibatalkan, atau lebih daripada sehari: muat naik fail itu semula)',
  },
  uploadedFile: {
    en: 'The uploaded file {name}',
    zh: '已上传的文件 {name} ',
    ms: 'Fail {name} yang dimuat naik',
  },
  thisTransfer: { en: 'This transfer', zh: '此传输', ms: 'Pemindahan ini' },
  thisImage: { en: 'This image', zh: '此图片', ms: 'Imej ini' },
  portrait: { en: 'The portrait {id}', zh: '用户画像 {id} ', ms: 'Potret {id}' },
  portraitImage: { en: 'The image of portrait {id}', zh: '用户画像 {id} 的图片', ms: 'Imej potret {id}' },
  video: { en: 'Video {id} of this channel', zh: '此频道的视频 {id} ', ms: 'Video {id} dalam saluran ini' },
  post: {
    en: 'Post {id} in the list of posts',
    zh: '帖子列表中的帖子 {id} ',
    ms: 'Hantaran {id} dalam senarai hantaran',
  },
  postImage: { en: 'An image of post {id}', zh: '帖子 {id} 的图片', ms: 'Imej hantaran {id}' },
  provider: { en: 'The provider {id}', zh: '服务 {id} ', ms: 'Penyedia {id}' },
  analysis: { en: 'The analysis {id}', zh: '分析 {id} ', ms: 'Analisis {id}' },
  comment: {
    en: 'Comment {position} of the analysis {analysisId}',
    zh: '分析 {analysisId} 的第 {position} 条留言',
    ms: 'Komen {position} dalam analisis {analysisId}',
    takes: ['position', 'analysisId'],
  },
  draw: {
    en: 'A drawn sample of the analysis {id}',
    zh: '分析 {id} 的样本',
    ms: 'Sampel bagi analisis {id}',
  },
  comparison: { en: 'The comparison {id}', zh: '对比 {id} ', ms: 'Perbandingan {id}' },
  exploration: { en: 'The exploration {id}', zh: '探索 {id} ', ms: 'Penerokaan {id}' },
  codebook: { en: 'The codebook {id}', zh: '编码本 {id} ', ms: 'Buku kod {id}' },
  codebookVersion: {
    en: 'Version {version} of the codebook “{name}”',
    zh: '编码本「{name}」的第 {version} 版',
    ms: 'Versi {version} buku kod “{name}”',
    takes: ['name', 'version'],
  },
  reportTemplate: { en: 'The report template {name}', zh: '报告模板 {name} ', ms: 'Templat laporan {name}' },
  destination: { en: 'The destination {id}', zh: '目的地 {id} ', ms: 'Destinasi {id}' },
  delivery: { en: 'The delivery {id}', zh: '发送记录 {id} ', ms: 'Penghantaran {id}' },
  share: { en: 'The shared link {id}', zh: '共享链接 {id} ', ms: 'Pautan kongsi {id}' },
  schedule: { en: 'The schedule {name}', zh: '排程 {name}', ms: 'Jadual {name}' },
  sentimentAnalysis: {
    en: 'The sentiment analysis {id}',
    zh: '情绪分析 {id} ',
    ms: 'Analisis sentimen {id}',
  },
});

import { sentencesOf } from './platform/language/texts.model.js';

/** What the server says of a call, whatever it is about. */
export const REQUESTS_TEXTS = sentencesOf('core.requests', 'en', {
  sameOrigin: {
    en: 'This call must come from the dashboard itself (same-origin), or carry an API token.',
    zh: '此请求必须来自管理面板本身（same-origin），或带有 API 令牌。',
    ms: 'Permintaan ini mesti datang daripada papan pemuka sendiri (same-origin), atau membawa token API.',
  },
  sameOriginOnly: {
    en: 'This call must come from the dashboard itself (same-origin).',
    zh: '此请求必须来自管理面板本身（same-origin）。',
    ms: 'Permintaan ini mesti datang daripada papan pemuka sendiri (same-origin).',
  },
  assistantTokens: {
    en: 'Assistants sign in with an API token of their own: smops tokens add NAME --role analyst --assistant read.',
    zh: 'AI 助手须使用自己的 API 令牌登录：smops tokens add NAME --role analyst --assistant read。',
    ms: 'Pembantu AI log masuk dengan token API sendiri: smops tokens add NAME --role analyst --assistant read.',
  },
  assistantOnly: {
    en: 'This token is for assistants and is taken at /mcp only. Make another one for programs.',
    zh: '此令牌仅供 AI 助手使用，只能用于 /mcp。程序请另建令牌。',
    ms: 'Token ini untuk pembantu AI dan hanya diterima di /mcp. Buat token lain untuk program.',
  },
  assistantMayNot: {
    en: 'Assistants may not do this. Do it in the dashboard or with a command.',
    zh: 'AI 助手无权进行此操作。请在管理面板中或用命令进行。',
    ms: 'Pembantu AI tidak dibenarkan melakukan perkara ini. Lakukan di papan pemuka atau dengan arahan.',
  },
  bodyJson: {
    en: 'The body must be JSON (content-type: application/json).',
    zh: '请求正文必须是 JSON（content-type: application/json）。',
    ms: 'Kandungan mestilah JSON (content-type: application/json).',
  },
  backupFrom: {
    en: 'A backup is made from the dashboard itself, or with an API token.',
    zh: '备份须从管理面板本身或使用 API 令牌进行。',
    ms: 'Sandaran dibuat daripada papan pemuka sendiri, atau dengan token API.',
  },
  tokenInvalid: {
    en: 'This token is not valid, expired or revoked.',
    zh: '此令牌无效、已过期或已作废。',
    ms: 'Token ini tidak sah, tamat tempoh atau telah ditarik balik.',
  },
  notUtf8: {
    en: 'The body is not UTF-8. Save it as UTF-8 and send it again.',
    zh: '请求正文不是 UTF-8。请保存为 UTF-8 后再发送。',
    ms: 'Kandungan bukan UTF-8. Simpan sebagai UTF-8 dan hantar semula.',
  },
  idNumber: { en: 'The id is a whole number.', zh: 'ID 是整数。', ms: 'ID ialah nombor bulat.' },
  notSignedIn: { en: 'You are not signed in.', zh: '您尚未登录。', ms: 'Anda belum log masuk.' },
  bodyTooLarge: {
    en: 'The body is larger than the limit of {size}.',
    zh: '请求正文超过 {size} 的上限。',
    ms: 'Kandungan melebihi had {size}.',
  },
  bodyTooManyValues: {
    en: 'The JSON body has too many values, levels or different names to be read. Send fewer comments at once, or a file.',
    zh: '这个 JSON 请求正文的值、层级或不同的名称太多，无法读取。请一次少发送一些留言，或发送文件。',
    ms: 'Isi JSON ini mempunyai terlalu banyak nilai, aras atau nama yang berlainan untuk dibaca. Hantar lebih sedikit komen sekali gus, atau hantar fail.',
  },
  bodyTooSlow: {
    en: 'The body came too slowly, so it was not read to its end. Send it again over a faster line.',
    zh: '请求正文传得太慢，没有读完。请换较快的网络后重新发送。',
    ms: 'Kandungan dihantar terlalu perlahan, jadi ia tidak dibaca sampai habis. Hantar sekali lagi melalui talian yang lebih laju.',
  },
  bodiesBusy: {
    en: 'Too much is being sent to the server at once. Try again in half a minute.',
    zh: '同时发送到服务器的数据太多。请半分钟后再试。',
    ms: 'Terlalu banyak yang dihantar kepada pelayan serentak. Cuba lagi setengah minit lagi.',
  },
  foreignOrigin: {
    en: 'Pages of other sites cannot call the assistants’ address.',
    zh: '其他网站的页面不能调用供助手使用的地址。',
    ms: 'Halaman tapak lain tidak boleh memanggil alamat untuk pembantu.',
  },
  fileEmpty: {
    en: 'The body must be the file to import; it is empty.',
    zh: '请求正文必须是要导入的文件；现在是空的。',
    ms: 'Kandungan mestilah fail untuk diimport; kini ia kosong.',
  },
  fileTooLarge: {
    en: 'The file is larger than the limit of {limit}.',
    zh: '文件超过 {limit} 的上限。',
    ms: 'Fail melebihi had {limit}.',
  },
  unstorable: {
    en: 'A value holds characters or numbers that cannot be stored.',
    zh: '有的值含有无法保存的字符或数字。',
    ms: 'Ada nilai yang mengandungi aksara atau nombor yang tidak dapat disimpan.',
  },
  diskFull: {
    en: 'There is no room left on the disk. Nothing of this call was stored. Free disk space, then try again.',
    zh: '磁盘空间不足。此请求的内容均未保存。请释放磁盘空间后再试。',
    ms: 'Cakera sudah penuh. Tiada apa-apa daripada permintaan ini disimpan. Kosongkan ruang cakera, kemudian cuba lagi.',
  },
  databaseAway: {
    en: 'The database does not answer. Try again in a moment.',
    zh: '数据库没有回应。请稍后再试。',
    ms: 'Pangkalan data tidak menjawab. Cuba lagi sebentar lagi.',
  },
  databaseDamaged: {
    en: 'A part of the database is damaged. Nothing of this call was stored. Restore a backup (smops restore).',
    zh: '数据库有部分损坏。此请求的内容均未保存。请恢复备份（smops restore）。',
    ms: 'Sebahagian pangkalan data rosak. Tiada apa-apa daripada permintaan ini disimpan. Pulihkan sandaran (smops restore).',
  },
  unexpected: {
    en: 'Something unexpected went wrong on the server. It has been logged.',
    zh: '服务器发生意外错误，已记入日志。',
    ms: 'Ralat tidak dijangka berlaku pada pelayan. Ralat ini telah dicatat dalam log.',
  },
  notUnderstood: {
    en: 'The call cannot be understood.',
    zh: '无法理解此请求。',
    ms: 'Permintaan ini tidak dapat difahami.',
  },
  noVideoId: { en: 'This is not a video id.', zh: '这不是视频 ID。', ms: 'Ini bukan ID video.' },
  noPostId: { en: 'This is not a post id.', zh: '这不是帖子 ID。', ms: 'Ini bukan ID hantaran.' },
  websocketOnly: {
    en: 'This address is for a websocket.',
    zh: '此网址供 websocket 使用。',
    ms: 'Alamat ini untuk websocket.',
  },
  filesElsewhere: {
    en: 'Files are kept elsewhere.',
    zh: '文件保存在别处。',
    ms: 'Fail disimpan di tempat lain.',
  },
  metricsFor: {
    en: 'Metrics are for an admin token, or on this machine.',
    zh: '指标只供管理员令牌或本机读取。',
    ms: 'Metrik adalah untuk token pentadbir, atau pada komputer ini.',
  },
  openAddress: { en: 'Open {url}.', zh: '请打开 {url}。', ms: 'Buka {url}.' },
  needsTls: {
    en: 'Put a proxy with TLS in front of smops, or, on a private network that you trust, set SMOPS_ALLOW_HTTP=1 (docs/operations.md, "In an office network").',
    zh: '请在 smops 前面设置带 TLS 的代理；若在您信任的内部网络，可设定 SMOPS_ALLOW_HTTP=1（docs/operations.md，「In an office network」）。',
    ms: 'Letakkan proksi dengan TLS di hadapan smops, atau, pada rangkaian persendirian yang anda percayai, tetapkan SMOPS_ALLOW_HTTP=1 (docs/operations.md, "In an office network").',
  },
  plainHttp: {
    en: 'Over plain http a browser does not keep a sign-in from another machine. {remedy}',
    zh: '通过不加密的 http，浏览器不会保留来自其他机器的登录。{remedy}',
    ms: 'Melalui http biasa, pelayar tidak menyimpan log masuk dari komputer lain. {remedy}',
  },
  backupBody: {
    en: 'The body must be a backup file.',
    zh: '请求正文必须是备份文件。',
    ms: 'Kandungan mestilah fail sandaran.',
  },
  analysisRuns: {
    en: 'The analysis of {comments, plural, one {# comment} other {# comments}} runs in the background.',
    zh: '{comments} 条留言的分析正在后台进行。',
    ms: 'Analisis {comments} komen sedang berjalan di latar belakang.',
  },
  comparisonRuns: {
    en: 'The comparison of {comments, plural, one {# comment} other {# comments}} runs in the background.',
    zh: '{comments, number} 条留言的对比正在后台进行。',
    ms: 'Perbandingan {comments, number} komen sedang berjalan di latar belakang.',
  },
  commentsMatch: {
    en: '{matched} of {comments} comments mention a variable.',
    zh: '{comments} 条留言中有 {matched} 条提到变量。',
    ms: '{matched} daripada {comments} komen menyebut pemboleh ubah.',
    takes: ['matched', 'comments'],
  },
  busy: {
    en: 'The server is busy with other large requests. Try again in half a minute.',
    zh: '服务器正忙于处理其他大型请求。请在半分钟后再试。',
    ms: 'Pelayan sedang sibuk dengan permintaan besar yang lain. Cuba lagi dalam setengah minit.',
  },
  callerLeft: {
    en: 'The request was cancelled before it was processed.',
    zh: '请求方在轮到之前已离开。',
    ms: 'Pihak yang meminta telah pergi sebelum gilirannya.',
  },
  isRequired: { en: '{name} is required.', zh: '缺少 {name}。', ms: '{name} diperlukan.' },
});

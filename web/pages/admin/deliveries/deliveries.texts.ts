import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

/** The page of destinations and deliveries. */
export const DELIVERIES_TEXT = textsOf('deliveries', 'en', {
  title: { en: 'Sending', zh: '发送', ms: 'Penghantaran' },
  subtitle: {
    en: 'Where reports and alarms are sent, how, and what became of it',
    zh: '报告和警报发送到哪里、怎样发送，结果如何',
    ms: 'Ke mana laporan dan penggera dihantar, bagaimana, dan hasilnya',
  },
  add: { en: 'Add Destination', zh: '添加目的地', ms: 'Tambah Destinasi' },
  destinations: { en: 'Destinations', zh: '目的地', ms: 'Destinasi' },
  loadFailed: {
    en: 'The destinations could not be loaded',
    zh: '无法读取目的地',
    ms: 'Destinasi tidak dapat dimuatkan',
  },
  none: { en: 'There are no destinations yet', zh: '还没有目的地', ms: 'Belum ada destinasi' },
  noneText: {
    en: 'Add mail addresses, a webhook, a Telegram chat or a folder: reports are sent there and nowhere else.',
    zh: '添加电邮地址、Webhook、Telegram 聊天或文件夹：报告只会发送到这些地方。',
    ms: 'Tambah alamat e-mel, webhook, sembang Telegram atau folder: laporan dihantar ke situ dan tidak ke tempat lain.',
  },
  columns: {
    name: { en: 'Name', zh: '名称', ms: 'Nama' },
    kind: { en: 'Kind', zh: '种类', ms: 'Jenis' },
    to: { en: 'Recipient', zh: '发送到', ms: 'Dihantar ke' },
    state: { en: 'State', zh: '状态', ms: 'Status' },
  },
  kinds: {
    mail: { en: 'Mail', zh: '电邮', ms: 'E-mel' },
    webhook: { all: 'Webhook' },
    telegram: { all: 'Telegram' },
    folder: { en: 'Folder', zh: '文件夹', ms: 'Folder' },
  },
  left: { en: 'left', zh: '已退出', ms: 'sudah keluar' },
  ready: { en: 'Ready', zh: '可用', ms: 'Sedia' },
  notSetUp: { en: 'Not set up', zh: '未设置', ms: 'Belum disediakan' },
  ways: { en: 'Ways to Send', zh: '发送方式', ms: 'Cara Menghantar' },
  chooseReady: {
    en: 'An admin sets the others up under “Ways to Send”.',
    zh: '其他方式由管理员在「发送方式」中设置。',
    ms: 'Cara lain disediakan oleh pentadbir di bawah “Cara Menghantar”.',
  },
  test: { en: 'Send a test to {name}', zh: '向 {name} 发送测试', ms: 'Hantar ujian ke {name}' },
  edit: { en: 'Change {name}', zh: '更改 {name}', ms: 'Ubah {name}' },
  remove: { en: 'Delete {name}', zh: '删除 {name}', ms: 'Padam {name}' },
  testSent: {
    en: 'The test was sent to {name}',
    zh: '已向 {name} 发送测试',
    ms: 'Ujian sudah dihantar ke {name}',
  },
  notSent: {
    en: 'Nothing was sent to {name}',
    zh: '没有向 {name} 发送任何内容',
    ms: 'Tiada apa-apa dihantar ke {name}',
  },
  addTitle: { en: 'Add Destination', zh: '添加目的地', ms: 'Tambah Destinasi' },
  editTitle: { en: 'Change Destination', zh: '更改目的地', ms: 'Ubah Destinasi' },
  name: { en: 'Name', zh: '名称', ms: 'Nama' },
  kind: { en: 'Kind', zh: '种类', ms: 'Jenis' },
  toLabels: {
    mail: {
      en: 'Mail addresses, one on each line',
      zh: '电邮地址，每行一个',
      ms: 'Alamat e-mel, satu pada setiap baris',
    },
    webhook: { en: 'Address (https)', zh: '地址（https）', ms: 'Alamat (https)' },
    telegram: {
      en: 'Chat: a number, or @name',
      zh: '聊天：数字，或 @名称',
      ms: 'Sembang: nombor, atau @nama',
    },
    folder: {
      en: 'Folder inside the folder for reports; empty: that folder itself',
      zh: '报告文件夹里的文件夹；留空即它本身',
      ms: 'Folder di dalam folder laporan; kosong untuk folder itu sendiri',
    },
  },
  webhookHint: {
    en: 'It often holds a key, so it is not shown again: to change it, type the new one.',
    zh: '地址里常含密钥，因此不再显示：要更改请重新输入。',
    ms: 'Ia sering mengandungi kunci, jadi tidak dipaparkan lagi: taip semula untuk mengubahnya.',
  },
  save: { en: 'Save', zh: '保存', ms: 'Simpan' },
  secretTitle: {
    en: 'Copy this secret now',
    zh: '请现在复制这个密钥',
    ms: 'Salin kunci rahsia ini sekarang',
  },
  secretText: {
    en: 'The webhook is signed with it, so that its receiver can trust it. It is shown only this once.',
    zh: 'Webhook 用它签名，目的地才能信任内容。只显示这一次。',
    ms: 'Webhook ditandatangani dengan kunci ini supaya penerima boleh mempercayainya. Dipaparkan sekali ini sahaja.',
  },
  deleteTitle: { en: 'Delete Destination', zh: '删除目的地', ms: 'Padam Destinasi' },
  deleteQuestion: {
    en: 'Nothing is sent to “{name}” any more, and what waits for it is not sent. The history stays.',
    zh: '不再向「{name}」发送任何内容，等待中的也不会发送。历史记录会保留。',
    ms: 'Tiada apa-apa dihantar ke “{name}” lagi, dan yang menunggu tidak dihantar. Sejarahnya kekal.',
  },
  delete: { en: 'Delete', zh: '删除', ms: 'Padam' },
  deleting: { en: 'Deleting…', zh: '正在删除…', ms: 'Sedang dipadam…' },
  deleteFailed: {
    en: 'The destination could not be deleted',
    zh: '无法删除目的地',
    ms: 'Destinasi tidak dapat dipadam',
  },
  history: { en: 'History', zh: '历史记录', ms: 'Sejarah' },
  historyFailed: {
    en: 'The history could not be loaded',
    zh: '无法读取历史记录',
    ms: 'Sejarah tidak dapat dimuatkan',
  },
  nothing: {
    en: 'Nothing has been sent yet',
    zh: '还没有发送过任何内容',
    ms: 'Belum ada apa-apa yang dihantar',
  },
  nothingText: {
    en: 'Send a report from its page, or a test from the list above.',
    zh: '可以在报告页面发送报告，或从上面的列表发送测试。',
    ms: 'Hantar laporan dari halamannya, atau ujian dari senarai di atas.',
  },
  historyColumns: {
    queued: { en: 'Queued', zh: '排入时间', ms: 'Masuk giliran' },
    destination: { en: 'To', zh: '发送到', ms: 'Kepada' },
    what: { en: 'What', zh: '内容', ms: 'Kandungan' },
    status: { en: 'State', zh: '状态', ms: 'Status' },
    reason: { en: 'Reason', zh: '原因', ms: 'Sebab' },
  },
  carries: {
    report: { en: 'Report', zh: '报告', ms: 'Laporan' },
    message: { en: 'Message', zh: '消息', ms: 'Mesej' },
    test: { en: 'Test', zh: '测试', ms: 'Ujian' },
  },
  statuses: {
    waiting: { en: 'Waiting', zh: '等待中', ms: 'Menunggu' },
    sending: { en: 'Sending', zh: '发送中', ms: 'Sedang dihantar' },
    sent: { en: 'Sent', zh: '已发送', ms: 'Dihantar' },
    failed: { en: 'Failed', zh: '失败', ms: 'Gagal' },
    skipped: { en: 'Skipped', zh: '已跳过', ms: 'Dilangkau' },
  },
  attempts: {
    en: '{count, plural, one {1 try} other {{count, number} tries}}',
    zh: '尝试 {count, number} 次',
    ms: '{count, number} cubaan',
  },
  sendNow: { en: 'Send {what} now', zh: '立即发送 {what}', ms: 'Hantar {what} sekarang' },
  again: { en: 'Try {what} again', zh: '重试 {what}', ms: 'Cuba hantar {what} lagi' },
  sendFailed: { en: 'It could not be sent', zh: '无法发送', ms: 'Tidak dapat dihantar' },
});

const SEND = {
  send: { en: 'Send', zh: '发送', ms: 'Hantar' },
  sendTitle: { en: 'Send the report', zh: '发送报告', ms: 'Hantar laporan' },
  noDestinations: {
    en: 'There are no destinations yet. An admin adds them in Settings, under Sending.',
    zh: '还没有目的地。管理员可在「设置」的「发送」中添加。',
    ms: 'Belum ada destinasi. Pentadbir menambahnya di Tetapan, bahagian Penghantaran.',
  },
  addDestinations: { en: 'Add a destination', zh: '添加目的地', ms: 'Tambah destinasi' },
  to: { en: 'To', zh: '发送到', ms: 'Kepada' },
  format: { en: 'As', zh: '格式', ms: 'Sebagai' },
  sending: { en: 'Sending…', zh: '正在发送…', ms: 'Sedang dihantar…' },
  sent: { en: 'Sent', zh: '已发送', ms: 'Dihantar' },
  later: { en: 'Not yet, it is tried again', zh: '尚未发送，会再试', ms: 'Belum, akan dicuba lagi' },
  failed: { en: 'Not sent', zh: '未发送', ms: 'Tidak dihantar' },
  close: { en: 'Close', zh: '关闭', ms: 'Tutup' },
  share: { en: 'Share', zh: '共享', ms: 'Kongsi' },
  shareTitle: {
    en: 'A link for people without an account',
    zh: '给没有账号的人的链接',
    ms: 'Pautan untuk orang tanpa akaun',
  },
  shareText: {
    en: 'The link opens this report with the numbers of that moment: without authors, names of the team, or links.',
    zh: '链接打开的是这份报告在打开时的数字：没有作者，没有团队成员的姓名，没有链接。',
    ms: 'Halamannya ialah laporan ini dengan angka semasa dibuka: tanpa penulis, tanpa nama ahli pasukan, tanpa pautan.',
  },
  days: { en: 'Days until it ends', zh: '多少天后失效', ms: 'Tempoh sah (hari)' },
  createLink: { en: 'Create a link', zh: '创建链接', ms: 'Buat pautan' },
  creating: { en: 'Creating…', zh: '正在创建…', ms: 'Sedang dibuat…' },
  copyTitle: { en: 'Copy this address now', zh: '请现在复制这个地址', ms: 'Salin alamat ini sekarang' },
  copyText: {
    en: 'Anyone who has it can read the report. It is shown only this once.',
    zh: '任何拥有它的人都能阅读报告。只显示这一次。',
    ms: 'Sesiapa yang memilikinya boleh membaca laporan. Dipaparkan sekali ini sahaja.',
  },
  links: { en: 'Links that work', zh: '有效的链接', ms: 'Pautan yang berfungsi' },
  ends: { en: 'ends', zh: '失效', ms: 'tamat' },
  opened: { en: 'last opened', zh: '上次打开', ms: 'kali terakhir dibuka' },
  never: { en: 'never opened', zh: '从未打开', ms: 'belum pernah dibuka' },
  revoke: { en: 'Revoke', zh: '作废', ms: 'Tarik balik' },
  revokeFailed: {
    en: 'The link could not be revoked',
    zh: '无法作废链接',
    ms: 'Pautan tidak dapat ditarik balik',
  },
} as const;

/** Sending and sharing, on the page of a report. */
export const SEND_TEXT = textsOf('send', 'en', SEND);

/** The same on screens that are Chinese as written. */
export const SEND_CHINESE = textsInOne('zh', SEND);

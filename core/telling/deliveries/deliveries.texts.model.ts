import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of destinations and deliveries, and what is sent with them. */
export const DELIVERIES_TEXTS = sentencesOf('core.deliveries', 'en', {
  nameEmpty: {
    en: 'Give the destination a name',
    zh: '请给目的地取一个名称',
    ms: 'Berikan nama kepada destinasi',
  },
  nameTooLong: {
    en: "A destination's name has at most {most} characters",
    zh: '目的地的名称最多 {most} 个字符',
    ms: 'Nama destinasi paling banyak {most} aksara',
  },
  nameTaken: {
    en: 'There is a destination called “{name}” already',
    zh: '已经有名为「{name}」的目的地',
    ms: 'Sudah ada destinasi bernama “{name}”',
  },
  tooMany: {
    en: 'There are {most} destinations; delete one before you add another',
    zh: '已经有 {most} 个目的地；请先删除一个再添加',
    ms: 'Sudah ada {most} destinasi; padamkan satu sebelum menambah yang lain',
  },
  someAddress: {
    en: 'A mail destination needs at least one address',
    zh: '电邮目的地至少需要一个地址',
    ms: 'Destinasi e-mel memerlukan sekurang-kurangnya satu alamat',
  },
  tooManyAddresses: {
    en: 'A destination has at most {most} addresses',
    zh: '一个目的地最多 {most} 个地址',
    ms: 'Satu destinasi paling banyak {most} alamat',
  },
  noMailAddress: { en: 'This is not an email address', zh: '这不是电邮地址', ms: 'Ini bukan alamat e-mel' },
  addressTwice: {
    en: 'Each address can stand in the list once',
    zh: '每个地址只能列出一次',
    ms: 'Setiap alamat hanya boleh disenaraikan sekali',
  },
  chat: {
    en: 'A Telegram chat is a number, such as -1001234567890, or a @name',
    zh: 'Telegram 聊天是一个数字（例如 -1001234567890）或 @名称',
    ms: 'Sembang Telegram ialah nombor, seperti -1001234567890, atau @nama',
  },
  folder: {
    en: 'A folder is a path below DELIVERY_FOLDER, without ..',
    zh: '文件夹是 DELIVERY_FOLDER 之下的路径，不能含有 ..',
    ms: 'Folder ialah laluan di bawah DELIVERY_FOLDER, tanpa ..',
  },
  onlyHttps: {
    en: 'A webhook needs an https address',
    zh: 'Webhook 需要 https 地址',
    ms: 'Webhook memerlukan alamat https',
  },
  needs: {
    en: 'This kind of destination needs {variables} in the configuration first',
    zh: '这种目的地需要先在配置中设置 {variables}',
    ms: 'Destinasi jenis ini memerlukan {variables} dalam konfigurasi terlebih dahulu',
  },
  otherKind: {
    en: 'A destination keeps its kind; make a new one',
    zh: '目的地的种类不能更改；请新建一个',
    ms: 'Jenis destinasi tidak boleh diubah; buat destinasi baharu',
  },
  isSending: {
    en: 'This delivery is being sent right now',
    zh: '这一项正在发送',
    ms: 'Penghantaran ini sedang dihantar sekarang',
  },
  wasSent: {
    en: 'This delivery was sent already',
    zh: '这一项已经发送过',
    ms: 'Penghantaran ini sudah dihantar',
  },
  withoutDestination: {
    en: 'The destination of this delivery was deleted',
    zh: '这一项的目的地已被删除',
    ms: 'Destinasi penghantaran ini sudah dipadam',
  },
  noRecipient: {
    en: 'This link leads to no recipient. The address may have been removed already.',
    zh: '这个链接没有对应的收件人。该地址可能已被移除。',
    ms: 'Pautan ini tidak membawa kepada mana-mana penerima. Alamat itu mungkin sudah dibuang.',
  },
  testTitle: { en: 'A test from smops', zh: 'smops 的测试', ms: 'Ujian daripada smops' },
  testLine: {
    en: 'The destination “{name}” works.',
    zh: '目的地「{name}」可以使用。',
    ms: 'Destinasi “{name}” berfungsi.',
  },
  openLink: { en: 'On the dashboard', zh: '在管理面板上查看', ms: 'Di papan pemuka' },
  tooLargeFor: {
    en: 'The file is too large to be sent. It is here:',
    zh: '文件太大，无法发送。可以在这里打开：',
    ms: 'Fail ini terlalu besar untuk dihantar. Fail itu ada di sini:',
  },
  leaveLine: {
    en: 'You get this because your address is on a list of your team. To leave it:',
    zh: '您收到这封电邮，是因为您的地址在团队的名单上。要退出名单：',
    ms: 'Anda menerima ini kerana alamat anda berada dalam senarai pasukan anda. Untuk keluar daripadanya:',
  },
  leaveTitle: { en: 'Leave this list', zh: '退出此名单', ms: 'Keluar daripada senarai ini' },
  leaveQuestion: {
    en: 'Nothing from “{name}” will be sent to your address any more.',
    zh: '「{name}」的内容将不再发送到您的地址。',
    ms: 'Tiada apa-apa daripada “{name}” akan dihantar ke alamat anda lagi.',
  },
  leaveButton: { en: 'Leave', zh: '退出', ms: 'Keluar' },
  leftTitle: { en: 'You have left', zh: '您已退出', ms: 'Anda sudah keluar' },
  leftLine: {
    en: 'Nothing from “{name}” is sent to your address any more.',
    zh: '「{name}」的内容不再发送到您的地址。',
    ms: 'Tiada apa-apa daripada “{name}” dihantar ke alamat anda lagi.',
  },
  reasons: {
    notConfigured: {
      en: '{names} is not set in the configuration',
      zh: '配置中没有设置 {names}',
      ms: '{names} belum ditetapkan dalam konfigurasi',
    },
    addressRefused: {
      en: 'The address is not a public one, or not of a kind that may be called',
      zh: '该地址不是公共地址，或不是可以访问的种类',
      ms: 'Alamat itu bukan alamat awam, atau bukan jenis yang boleh dipanggil',
    },
    redirect: {
      en: 'The address leads on to another one, which is not followed',
      zh: '该地址转到另一个地址，系统不会跟随',
      ms: 'Alamat itu mengalih ke alamat lain, yang tidak diikuti',
    },
    answered: {
      en: 'It answered with status {status}',
      zh: '对方返回状态 {status}',
      ms: 'Jawapannya berstatus {status}',
    },
    unreachable: {
      en: 'It could not be reached ({code})',
      zh: '无法连接（{code}）',
      ms: 'Tidak dapat dihubungi ({code})',
    },
    tookTooLong: {
      en: 'It took too long to answer',
      zh: '对方太久没有回应',
      ms: 'Terlalu lama menunggu jawapan',
    },
    mailRefused: {
      en: 'The mail server refused it ({code})',
      zh: '电邮服务器拒绝了（{code}）',
      ms: 'Pelayan e-mel menolaknya ({code})',
    },
    signInRefused: {
      en: 'The mail server refused the name or password of SMTP_URL',
      zh: '电邮服务器拒绝了 SMTP_URL 中的用户名或密码',
      ms: 'Pelayan e-mel menolak nama atau kata laluan dalam SMTP_URL',
    },
    noTls: {
      en: 'The mail server offers no trustworthy encryption (TLS)',
      zh: '电邮服务器没有提供可信的加密（TLS）',
      ms: 'Pelayan e-mel tidak menawarkan penyulitan (TLS) yang boleh dipercayai',
    },
    someRefused: {
      en: 'The mail server refused some addresses ({some}); the others have it',
      zh: '电邮服务器拒绝了部分地址（{some}）；其他地址已收到',
      ms: 'Pelayan e-mel menolak sebahagian alamat ({some}); yang lain sudah menerimanya',
    },
    tooLarge: {
      en: 'The file is larger than DELIVERY_MAX_MB, and without SMOPS_PUBLIC_URL there is no link to send instead',
      zh: '文件大于 DELIVERY_MAX_MB，而没有设置 SMOPS_PUBLIC_URL，无法改为发送链接',
      ms: 'Fail lebih besar daripada DELIVERY_MAX_MB, dan tanpa SMOPS_PUBLIC_URL tiada pautan untuk dihantar sebagai ganti',
    },
    gone: {
      en: 'What it was to carry does not exist any more',
      zh: '要发送的内容已不存在',
      ms: 'Kandungan yang hendak dihantar sudah tidak wujud',
    },
    folderOutside: {
      en: 'The folder is not below DELIVERY_FOLDER',
      zh: '该文件夹不在 DELIVERY_FOLDER 之下',
      ms: 'Folder itu bukan di bawah DELIVERY_FOLDER',
    },
    folderFailed: {
      en: 'The file could not be written ({code})',
      zh: '文件无法写入（{code}）',
      ms: 'Fail tidak dapat ditulis ({code})',
    },
    mayHaveArrived: {
      en: 'It was cut off while it was handed over: it may have arrived. Look before you try again',
      zh: '交付时中断：可能已经送达。请先查看再重试',
      ms: 'Terputus semasa diserahkan: mungkin sudah sampai. Semak dahulu sebelum mencuba lagi',
    },
    secretChanged: {
      en: 'DELIVERY_SECRET is another one than when the address was saved: save the address again',
      zh: 'DELIVERY_SECRET 与保存地址时不同：请重新保存该地址',
      ms: 'DELIVERY_SECRET berbeza daripada semasa alamat disimpan: simpan alamat itu sekali lagi',
    },
    allLeft: { en: 'All recipients have left', zh: '所有收件人都已退出', ms: 'Semua penerima sudah keluar' },
    destinationDeleted: {
      en: 'The destination was deleted',
      zh: '目的地已被删除',
      ms: 'Destinasi sudah dipadam',
    },
    restored: {
      en: 'Held: this database was restored from a backup, and it may have been sent since. Try again to send it now; otherwise it is not sent',
      zh: '已搁置：此数据库是从备份恢复的，之后可能已经发送过。要现在发送请重试；否则不会发送',
      ms: 'Ditahan: pangkalan data ini dipulihkan daripada sandaran, dan mungkin sudah dihantar sejak itu. Cuba lagi untuk menghantarnya sekarang; jika tidak, ia tidak dihantar',
    },
    unexpected: {
      en: 'Something unexpected happened; the log says more',
      zh: '发生了意外的问题；详情见日志',
      ms: 'Sesuatu yang tidak dijangka berlaku; log menerangkan lebih lanjut',
    },
  },
});

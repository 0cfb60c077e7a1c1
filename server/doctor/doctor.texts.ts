import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What `smops doctor` finds, and what to do about it; it runs in the terminal, whose catalogues translate it. */
export const doctorTexts = sentencesOf('serverDoctor', 'en', {
  node: { all: 'Node.js {version}' },
  oldNode: {
    en: 'Node.js {version} is too old',
    zh: 'Node.js {version} 太旧',
    ms: 'Node.js {version} terlalu lama',
  },
  installNode: {
    en: 'Install Node.js {oldest} or newer.',
    zh: '请安装 Node.js {oldest} 或更新的版本。',
    ms: 'Pasang Node.js {oldest} atau yang lebih baharu.',
  },
  missingParts: {
    en: '{names} cannot be loaded on this machine',
    zh: '这台电脑无法使用 {names}',
    ms: '{names} tidak dapat dimuatkan pada komputer ini',
  },
  partsRemedy: {
    en: 'Without jieba Chinese is read at a quarter of the speed; without argon2 passwords of other computers do not fit; without sharp no images are taken. Install smops again on this computer to get its parts.',
    zh: '没有 jieba，读取中文的速度只有四分之一；没有 argon2，在别的电脑上设定的密码无法使用；没有 sharp，则不接受图片。请在这台电脑上重新安装 smops，以取得这些组件。',
    ms: 'Tanpa jieba, bahasa Cina dibaca pada satu perempat kelajuan; tanpa argon2, kata laluan dari komputer lain tidak sepadan; tanpa sharp, imej tidak diterima. Pasang semula smops pada komputer ini untuk mendapatkan komponennya.',
  },
  openFolder: {
    en: 'other users can look into it',
    zh: '其他用户可以看到里面的内容',
    ms: 'pengguna lain boleh melihat isinya',
  },
  openFiles: {
    en: 'other users have rights to {count} of its files and folders, such as {example}',
    zh: '其他用户对其中 {count} 个文件和文件夹有权限，例如 {example}',
    ms: 'pengguna lain mempunyai akses kepada {count} fail dan folder di dalamnya, contohnya {example}',
    takes: ['count', 'example'],
  },
  notMade: {
    en: '{folder} (smops serve or smops analyze makes it)',
    zh: '{folder}（smops serve 或 smops analyze 会建立它）',
    ms: '{folder} (dibuat oleh smops serve atau smops analyze)',
  },
  cannotWrite: {
    en: '{folder} cannot be written ({why})',
    zh: '{folder} 不能写入（{why}）',
    ms: '{folder} tidak dapat ditulis ({why})',
    takes: ['folder', 'why'],
  },
  letWrite: {
    en: 'Give this user the right to write there, or set SMOPS_DATA_DIR to another folder.',
    zh: '请让这个用户可以在那里写入，或把 SMOPS_DATA_DIR 设为另一个文件夹。',
    ms: 'Berikan pengguna ini kebenaran menulis di situ, atau tetapkan SMOPS_DATA_DIR kepada folder lain.',
  },
  free: { en: '{megabytes} MB free', zh: '剩余 {megabytes} MB', ms: '{megabytes} MB kosong' },
  freeSpace: {
    en: 'Free some space: the database stops when the disk is full.',
    zh: '请腾出一些空间：磁盘满了，数据库就会停止。',
    ms: 'Kosongkan sedikit ruang: pangkalan data berhenti apabila cakera penuh.',
  },
  portFree: {
    en: '{host}:{port} is free',
    zh: '{host}:{port} 可以使用',
    ms: '{host}:{port} boleh digunakan',
    takes: ['host', 'port'],
  },
  otherPort: {
    en: 'smops serve --port NUMBER takes another one.',
    zh: 'smops serve --port NUMBER 可改用另一个端口。',
    ms: 'smops serve --port NUMBER menggunakan port lain.',
  },
  notBuilt: { en: 'is not built', zh: '尚未构建', ms: 'belum dibina' },
  built: {
    en: 'built from the present sources',
    zh: '由目前的源代码构建',
    ms: 'dibina daripada kod sumber semasa',
  },
  outdated: { en: 'is older than its sources', zh: '比源代码旧', ms: 'lebih lama daripada kod sumbernya' },
  hasNoKey: {
    en: '{provider} has no key: set it, or SMOPS_DEFAULT_PROVIDER=local.',
    zh: '{provider} 没有密钥：请设置它，或设 SMOPS_DEFAULT_PROVIDER=local。',
    ms: '{provider} tiada kunci: tetapkannya, atau SMOPS_DEFAULT_PROVIDER=local.',
  },
  usable: {
    en: '{names}; default: {chosen}',
    zh: '{names}；默认：{chosen}',
    ms: '{names}; lalai: {chosen}',
    takes: ['names', 'chosen'],
  },
  environmentAnd: {
    en: 'the environment and {path}',
    zh: '环境变量和 {path}',
    ms: 'persekitaran dan {path}',
  },
  openConfig: {
    en: '{path} can be read by others on this machine',
    zh: '本机的其他用户可以读取 {path}',
    ms: '{path} boleh dibaca orang lain pada komputer ini',
  },
  correctVariable: {
    en: 'Correct or unset the variable.',
    zh: '请更正或取消这个变量。',
    ms: 'Betulkan atau buang pemboleh ubah itu.',
  },
  useTls: {
    en: 'Put a proxy with TLS in front, and set SMOPS_PUBLIC_URL.',
    zh: '请在前面架设带 TLS 的代理，并设置 SMOPS_PUBLIC_URL。',
    ms: 'Letakkan proksi dengan TLS di hadapan, dan tetapkan SMOPS_PUBLIC_URL.',
  },
  newerDatabase: {
    en: 'the database knows {migration}, this smops does not',
    zh: '数据库有 {migration}，这个 smops 不认识',
    ms: 'pangkalan data mengenali {migration}, smops ini tidak',
  },
  update: { en: 'Update this smops.', zh: '请更新这个 smops。', ms: 'Kemas kini smops ini.' },
  allApplied: {
    en: 'all {count} applied',
    zh: '{count} 个已全部执行',
    ms: 'kesemua {count} telah dijalankan',
  },
  notApplied: {
    en: '{missing} of {known} not applied yet',
    zh: '{known} 个中有 {missing} 个尚未执行',
    ms: '{missing} daripada {known} belum dijalankan',
    takes: ['missing', 'known'],
  },
  scoresMadeAgain: {
    en: '{records, plural, one {# record has a score} other {# records have a score}} that an upgrade made again from the counts; each names the one before (smops sentiments show ID)',
    zh: '{records} 条记录的评分在升级时按留言数重新算过；每条都写明之前的评分（smops sentiments show ID）',
    ms: '{records} rekod mempunyai skor yang dikira semula daripada bilangan komen semasa naik taraf; setiap satu menyebut skor sebelumnya (smops sentiments show ID)',
  },
  nextStart: {
    en: 'The next start applies them, after a backup.',
    zh: '下次启动会先备份，再执行它们。',
    ms: 'Permulaan seterusnya menjalankannya, selepas membuat sandaran.',
  },
  answers: {
    en: '{database} {version} answers',
    zh: '{database} {version} 有回应',
    ms: '{database} {version} menjawab',
    takes: ['database', 'version'],
  },
  embedded: { en: 'embedded', zh: '内置', ms: 'terbenam' },
  otherEncoding: {
    en: 'its encoding is {encoding}',
    zh: '它的编码是 {encoding}',
    ms: 'pengekodannya ialah {encoding}',
  },
  createAgain: {
    en: "Create it again with encoding 'UTF8'.",
    zh: "请以编码 'UTF8' 重新建立。",
    ms: "Buat semula dengan pengekodan 'UTF8'.",
  },
  checkAddress: {
    en: 'Check DATABASE_URL (postgres://user:password@host:port/database) and that the server runs.',
    zh: '请检查 DATABASE_URL（postgres://user:password@host:port/database），以及数据库服务器是否在运行。',
    ms: 'Semak DATABASE_URL (postgres://user:password@host:port/database) dan sama ada pelayannya berjalan.',
  },
  noDatabase: {
    en: 'none yet (smops serve or smops analyze makes it)',
    zh: '还没有（smops serve 或 smops analyze 会建立它）',
    ms: 'belum ada (dibuat oleh smops serve atau smops analyze)',
  },
  seeItself: {
    en: 'See the message on this line; restore a backup with smops restore.',
    zh: '请看这一行本身；备份可用 smops restore 恢复。',
    ms: 'Lihat mesej pada baris ini; sandaran dipulihkan dengan smops restore.',
  },
  inUse: {
    en: 'in use by smops {purpose} (process {pid})',
    zh: '正由 smops {purpose} 使用（进程 {pid}）',
    ms: 'sedang digunakan oleh smops {purpose} (proses {pid})',
    takes: ['purpose', 'pid'],
  },
  noServer: {
    en: 'none runs on this data folder',
    zh: '没有服务器在这个数据文件夹上运行',
    ms: 'tiada yang berjalan pada folder data ini',
  },
  firstPassword: {
    en: 'the generated password of admin still lies in first-password.txt',
    zh: '系统生成的 admin 密码仍在 first-password.txt 里',
    ms: 'kata laluan admin yang dijana masih ada dalam first-password.txt',
  },
  changeIt: {
    en: 'Sign in as admin, change it, then delete the file.',
    zh: '请以 admin 登录并更改密码，然后删除该文件。',
    ms: 'Log masuk sebagai admin, tukar kata laluan itu, kemudian padam fail itu.',
  },
  itAnswers: { en: 'it answers {status}', zh: '它回应 {status}', ms: 'ia menjawab {status}' },
  answersBadly: {
    en: '{address} does not answer well ({why})',
    zh: '{address} 的回应不正常（{why}）',
    ms: '{address} tidak menjawab dengan baik ({why})',
    takes: ['address', 'why'],
  },
  runsAt: { en: 'runs at {url}', zh: '在 {url} 运行', ms: 'berjalan di {url}' },
  restart: {
    en: 'Read its log; stop it and start it again.',
    zh: '请查看它的日志；停止后重新启动。',
    ms: 'Baca lognya; hentikan dan mulakan semula.',
  },
  answersServer: {
    en: 'answers the running server',
    zh: '有回应运行中的服务器',
    ms: 'menjawab pelayan yang sedang berjalan',
  },
  readLog: { en: 'Read the server’s log.', zh: '请查看服务器的日志。', ms: 'Baca log pelayan.' },
  answersAt: { en: 'answers at {url}', zh: '在 {url} 有回应', ms: 'menjawab di {url}' },
  checkNetwork: {
    en: 'Check the address (--url, SMOPS_URL or smops login), the network, and that the server runs.',
    zh: '请检查地址（--url、SMOPS_URL 或 smops login）、网络，以及服务器是否在运行。',
    ms: 'Semak alamat (--url, SMOPS_URL atau smops login), rangkaian, dan sama ada pelayan berjalan.',
  },
});

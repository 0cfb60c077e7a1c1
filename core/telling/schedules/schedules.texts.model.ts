import { COMMENTS_TEXTS } from '../../comments/texts/comments.texts.model.js';
import { ROWS } from '../../comments/texts/rows.texts.model.js';
import { retelling } from '../../platform/language/retelling.model.js';
import { sentencesOf } from '../../platform/language/texts.model.js';
import { OBJECTS_TEXTS } from '../../platform/objects/objects.texts.model.js';
import { SAY_OF as SERVICE_FAULTS, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';

/** What is said of schedules to those who ask for them. */
export const SCHEDULES_TEXTS = sentencesOf('core.schedules', 'en', {
  when: {
    en: 'Write when it is due as “daily 08:00”, “weekly MON 08:00”, “weekly MON,THU 08:00”, or as a cron expression such as “0 8 * * MON”.',
    zh: '请写成「daily 08:00」、「weekly MON 08:00」、「weekly MON,THU 08:00」，或 cron 表达式，例如「0 8 * * MON」。',
    ms: 'Tulis masanya sebagai “daily 08:00”, “weekly MON 08:00”, “weekly MON,THU 08:00”, atau ungkapan cron seperti “0 8 * * MON”.',
  },
  never: {
    en: 'This is never due. Check the day and the month.',
    zh: '这个时间永远不会到。请检查日期和月份。',
    ms: 'Masa ini tidak akan tiba. Semak hari dan bulan.',
  },
  tooOften: {
    en: 'This is due too often. Leave at least {minutes} minutes between two times.',
    zh: '这个时间太频繁。两次之间至少相隔 {minutes} 分钟。',
    ms: 'Masa ini terlalu kerap. Beri jarak sekurang-kurangnya {minutes} minit antara dua masa.',
  },
  nameEmpty: {
    en: 'Give the schedule a name.',
    zh: '请给排程起个名称。',
    ms: 'Beri nama kepada jadual ini.',
  },
  tooLong: {
    en: 'At most {most} characters.',
    zh: '最多 {most} 个字符。',
    ms: 'Paling banyak {most} aksara.',
  },
  onlyHttps: {
    en: 'Only an https address is read. Begin it with https://.',
    zh: '只读取 https 地址。请以 https:// 开头。',
    ms: 'Hanya alamat https dibaca. Mulakan dengan https://.',
  },
  days: {
    en: 'Give a whole number of days from 1 to {most}.',
    zh: '请填写天数：1 到 {most} 的整数。',
    ms: 'Berikan bilangan hari, nombor bulat dari 1 hingga {most}.',
  },
  tooMany: {
    en: 'There are {most} schedules already. Delete one that is not needed.',
    zh: '已有 {most} 个排程。请删除不需要的。',
    ms: 'Sudah ada {most} jadual. Padam jadual yang tidak diperlukan.',
  },
  nameTaken: {
    en: 'Another schedule is called “{name}”. Choose another name.',
    zh: '另一个排程已叫「{name}」。请换一个名称。',
    ms: 'Jadual lain bernama “{name}”. Pilih nama lain.',
  },
  isAtWork: {
    en: '“{name}” is already running. Try again when it has finished.',
    zh: '「{name}」正在执行。请在完成后重试。',
    ms: '“{name}” sedang berjalan. Cuba lagi apabila ia selesai.',
  },
  isPaused: { en: '“{name}” is paused already.', zh: '「{name}」已暂停。', ms: '“{name}” sudah dijeda.' },
  ownerMayNot: {
    en: '{owner}, the owner of “{name}”, may no longer analyse. Resume it first: it is yours then.',
    zh: '「{name}」的所有者 {owner} 已无权进行分析。请先继续它，之后它归您所有。',
    ms: '{owner}, pemilik “{name}”, tidak lagi boleh membuat analisis. Sambung jadual ini dahulu: ia kemudian milik anda.',
    takes: ['name', 'owner'],
  },
  isNotPaused: { en: '“{name}” is not paused.', zh: '「{name}」没有暂停。', ms: '“{name}” tidak dijeda.' },
  noFolderSetting: {
    en: 'No folder may be watched. An admin names one in the configuration (WATCH_FOLDER), and restarts the server.',
    zh: '没有可监视的文件夹。请管理员在配置中指定（WATCH_FOLDER），并重启服务器。',
    ms: 'Tiada folder boleh dipantau. Pentadbir menetapkan satu folder dalam konfigurasi (WATCH_FOLDER), lalu memulakan semula pelayan.',
  },
});

/** Why something of a period was left out, or it has failed; stored as written, and told in the reader's language. */
export const REASON = sentencesOf('core.periods', 'en', {
  noFolder: {
    en: 'The folder {folder} does not exist below WATCH_FOLDER, or cannot be read.',
    zh: 'WATCH_FOLDER 下没有文件夹 {folder}，或无法读取。',
    ms: 'Folder {folder} tiada di bawah WATCH_FOLDER, atau tidak dapat dibaca.',
  },
  stillWritten: {
    en: 'It is still being written: left for the next time.',
    zh: '文件仍在写入：留到下一次。',
    ms: 'Fail masih ditulis: ditinggalkan untuk kali berikutnya.',
  },
  tooLarge: {
    en: 'It is larger than {megabytes} MB.',
    zh: '大于 {megabytes} MB。',
    ms: 'Lebih besar daripada {megabytes} MB.',
  },
  restLater: {
    en: 'The rest is left for the next time: {reason}',
    zh: '其余的留到下次：{reason}',
    ms: 'Selebihnya ditinggalkan untuk kali berikutnya: {reason}',
  },
  noTime: {
    en: 'Reading took too long: left for the next time.',
    zh: '读取用时过长：留到下一次。',
    ms: 'Bacaan mengambil masa terlalu lama: ditinggalkan untuk kali berikutnya.',
  },
  tookTooLong: {
    en: 'Reading took longer than {seconds} seconds, twice.',
    zh: '读取两次都超过 {seconds} 秒。',
    ms: 'Bacaan mengambil masa lebih daripada {seconds} saat, dua kali.',
  },
  brokeOff: {
    en: 'The connection broke off, or was silent for too long.',
    zh: '连接中断，或太久没有响应。',
    ms: 'Sambungan terputus, atau senyap terlalu lama.',
  },
  noRoom: {
    en: 'Too many comments for one run: left for the next time.',
    zh: '对一次分析来说留言太多：留到下一次。',
    ms: 'Terlalu banyak komen untuk satu analisis: ditinggalkan untuk kali berikutnya.',
  },
  notReadable: {
    en: 'It cannot be read ({code}).',
    zh: '无法读取（{code}）。',
    ms: 'Tidak dapat dibaca ({code}).',
  },
  nothingReadable: {
    en: 'No file could be read. {name}: {reason}',
    zh: '没有可读取的文件。{name}：{reason}',
    ms: 'Tiada fail dapat dibaca. {name}: {reason}',
    takes: ['name', 'reason'],
  },
  nothingNew: { en: 'Nothing is new.', zh: '没有新内容。', ms: 'Tiada yang baharu.' },
  restored: {
    en: 'This database was restored from a backup in which this period had not ended: it is not gone on with.',
    zh: '此数据库是从备份恢复的，当时此周期尚未结束：不再继续。',
    ms: 'Pangkalan data ini dipulihkan daripada sandaran semasa tempoh ini belum tamat: ia tidak diteruskan.',
  },
  runFailed: { en: 'The run has failed: {reason}', zh: '分析失败：{reason}', ms: 'Analisis gagal: {reason}' },
  runGone: {
    en: 'The run was deleted before it ended.',
    zh: '分析在结束前被删除。',
    ms: 'Analisis dipadam sebelum tamat.',
  },
  stillPaused: {
    en: 'The run has been paused for a day: {reason}',
    zh: '分析已暂停一天：{reason}',
    ms: 'Analisis dijeda selama sehari: {reason}',
  },
  noDestination: {
    en: 'This destination was deleted: nothing was sent to it.',
    zh: '此目的地已删除：没有向它发送。',
    ms: 'Destinasi ini telah dipadam: tiada apa-apa dihantar kepadanya.',
  },
  noReason: { en: 'no reason is known', zh: '原因不明', ms: 'sebab tidak diketahui' },
  gaveUp: {
    en: 'smops ended, or met an error, each time it read the comments. See the log of the server.',
    zh: 'smops 每次读取留言时都中断或出错。请查看服务器日志。',
    ms: 'smops terhenti, atau menemui ralat, setiap kali membaca komen. Lihat log pelayan.',
  },
  ownerDisabled: {
    en: 'Paused: its owner {name} was disabled. Who resumes it becomes its owner.',
    zh: '已暂停：其所有者 {name} 已被停用。谁继续它，谁就成为所有者。',
    ms: 'Dijeda: pemiliknya, {name}, telah dinyahaktifkan. Sesiapa yang menyambungnya menjadi pemiliknya.',
  },
  ownerDeleted: {
    en: 'Paused: its owner {name} was deleted. Who resumes it becomes its owner.',
    zh: '已暂停：其所有者 {name} 已被删除。谁继续它，谁就成为所有者。',
    ms: 'Dijeda: pemiliknya, {name}, telah dipadam. Sesiapa yang menyambungnya menjadi pemiliknya.',
  },
  ownerRole: {
    en: 'Paused: its owner {name} now has the role {role}, which may not analyse. Who resumes it becomes its owner.',
    zh: '已暂停：其所有者 {name} 现在的角色是 {role}，无权进行分析。谁继续它，谁就成为所有者。',
    ms: 'Dijeda: pemiliknya, {name}, kini mempunyai peranan {role}, yang tidak boleh membuat analisis. Sesiapa yang menyambungnya menjadi pemiliknya.',
    takes: ['name', 'role'],
  },
  pausedItself: {
    en: 'Paused after {failures} failed periods in a row. The last one: {reason}',
    zh: '连续 {failures} 期失败后暂停。最后一次：{reason}',
    ms: 'Dijeda selepas {failures} tempoh gagal berturut-turut. Yang terakhir: {reason}',
    takes: ['failures', 'reason'],
  },
});

/** The messages about a schedule that its destinations get. */
export const NOTICE = sentencesOf('core.scheduleNotices', 'en', {
  paused: {
    en: 'The schedule “{name}” has been paused',
    zh: '排程「{name}」已暂停',
    ms: 'Jadual “{name}” telah dijeda',
  },
  failed: {
    en: 'The schedule “{name}” could not do its work',
    zh: '排程「{name}」未能完成',
    ms: 'Jadual “{name}” tidak dapat menjalankan tugasnya',
  },
  comesAgain: {
    en: 'It is due again at its next time. The page Schedules shows the outcome of each one.',
    zh: '到下一个时间会再次执行。「排程」页面列出每一期的结果。',
    ms: 'Jadual ini dijalankan semula pada masa berikutnya. Halaman Jadual menunjukkan hasil setiap tempoh.',
  },
  filesLeftOut: {
    en: '{left} of {all} files could not be read, or not yet:',
    zh: '{all} 个文件中有 {left} 个无法读取，或尚未读取：',
    ms: '{left} daripada {all} fail tidak dapat dibaca, atau belum lagi:',
    takes: ['left', 'all'],
  },
  notWhole: { en: 'Not everything was read:', zh: '未能全部读取：', ms: 'Tidak semuanya dibaca:' },
  moreLeftOut: {
    en: 'and {count} more, which the history of the schedule names.',
    zh: '另有 {count} 个，见该排程的记录。',
    ms: 'dan {count} lagi, yang dinamakan dalam sejarah jadual.',
  },
  howToResume: {
    en: 'No report is sent automatically until it is resumed on the page Schedules.',
    zh: '在「排程」页面继续之前，不会再自动执行。',
    ms: 'Laporan tidak lagi dihantar secara automatik sehingga jadual disambung di halaman Jadual.',
  },
});

/** A stored reason in the language of its reader; what reading a file or a service said is among them. */
export const retoldReason = retelling(
  REASON,
  ROWS,
  COMMENTS_TEXTS,
  SERVICES_TEXTS,
  SERVICE_FAULTS,
  OBJECTS_TEXTS,
);

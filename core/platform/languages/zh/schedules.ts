import type { CoreTexts } from '../catalogue.js';

export const schedules: CoreTexts['core.schedules'] = {
  when: '请写成「daily 08:00」、「weekly MON 08:00」、「weekly MON,THU 08:00」，或 cron 表达式，例如「0 8 * * MON」。',
  never: '这个时间永远不会到。请检查日期和月份。',
  tooOften: (minutes) => `这个时间太频繁。两次之间至少相隔 ${minutes} 分钟。`,
  nameEmpty: '请给排程起个名称。',
  tooLong: (most) => `最多 ${most} 个字符。`,
  onlyHttps: '只读取 https 地址。请以 https:// 开头。',
  days: (most) => `请填写天数：1 到 ${most} 的整数。`,
  tooMany: (most) => `已有 ${most} 个排程。请删除不需要的。`,
  nameTaken: (name) => `另一个排程已叫「${name}」。请换一个名称。`,
  isAtWork: (name) => `「${name}」正在执行。请在完成后重试。`,
  isPaused: (name) => `「${name}」已暂停。`,
  ownerMayNot: (name, owner) => `「${name}」的所有者 ${owner} 已无权进行分析。请先继续它，之后它归您所有。`,
  isNotPaused: (name) => `「${name}」没有暂停。`,
  noFolderSetting: '没有可监视的文件夹。请管理员在配置中指定（WATCH_FOLDER），并重启服务器。',
};

export const periods: CoreTexts['core.periods'] = {
  noFolder: (folder) => `WATCH_FOLDER 下没有文件夹 ${folder}，或无法读取。`,
  stillWritten: '文件仍在写入：留到下一次。',
  tooLarge: (megabytes) => `大于 ${megabytes} MB。`,
  noRoom: '对一次分析来说留言太多：留到下一次。',
  noTime: '读取用时过长：留到下一次。',
  tookTooLong: (seconds) => `读取两次都超过 ${seconds} 秒。`,
  brokeOff: '连接中断，或太久没有响应。',
  notReadable: (code) => `无法读取（${code}）。`,
  nothingReadable: (name, reason) => `没有可读取的文件。${name}：${reason}`,
  restLater: (reason) => `其余的留到下次：${reason}`,
  nothingNew: '没有新内容。',
  restored: '此数据库是从备份恢复的，当时此周期尚未结束：不再继续。',
  runFailed: (reason) => `分析失败：${reason}`,
  runGone: '分析在结束前被删除。',
  stillPaused: (reason) => `分析已暂停一天：${reason}`,
  noDestination: '此目的地已删除：没有向它发送。',
  noReason: '原因不明',
  gaveUp: 'smops 每次读取留言时都中断或出错。请查看服务器日志。',
  ownerDisabled: (name) => `已暂停：其所有者 ${name} 已被停用。谁继续它，谁就成为所有者。`,
  ownerDeleted: (name) => `已暂停：其所有者 ${name} 已被删除。谁继续它，谁就成为所有者。`,
  ownerRole: (name, role) =>
    `已暂停：其所有者 ${name} 现在的角色是 ${role}，无权进行分析。谁继续它，谁就成为所有者。`,
  pausedItself: (failures, reason) => `连续 ${failures} 期失败后暂停。最后一次：${reason}`,
};

export const scheduleNotices: CoreTexts['core.scheduleNotices'] = {
  paused: (name) => `排程「${name}」已暂停`,
  failed: (name) => `排程「${name}」未能完成`,
  comesAgain: '到下一个时间会再次执行。「排程」页面列出每一期的结果。',
  filesLeftOut: (left, all) => `${all} 个文件中有 ${left} 个无法读取，或尚未读取：`,
  notWhole: '未能全部读取：',
  moreLeftOut: (count) => `另有 ${count} 个，见该排程的记录。`,
  howToResume: '在「排程」页面继续之前，不会再自动执行。',
};

export const alarms: CoreTexts['core.alarms'] = {
  began: (variable, codebook) => `警报：${variable}（${codebook}）`,
  ended: (variable, codebook) => `结束：${variable}（${codebook}）`,
  what: (variable, day, count, total, expected) =>
    `${day}：相同文字只计一次，${total} 条留言中有 ${count} 条提到 ${variable}。按之前的日子预计为 ${expected} 条。`,
  isOver: '现在已经结束。',
  over: (variable, first, last) => `${variable} 不再突出。警报从 ${first} 持续到 ${last}。`,
};

import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** The screen's texts. */
export const TASKS_TEXT = textsOf('tasks', 'en', {
  title: { en: 'Task Management', zh: '任务管理', ms: 'Pengurusan Tugasan' },
  subtitle: {
    en: 'Manage social media tasks and assignments',
    zh: '管理社交媒体任务与分配',
    ms: 'Urus tugasan media sosial dan agihannya',
  },
  search: { en: 'Search tasks...', zh: '搜索任务…', ms: 'Cari tugasan…' },
  columns: {
    taskId: { en: 'Task ID', zh: '任务编号', ms: 'ID Tugasan' },
    date: { en: 'Date', zh: '日期', ms: 'Tarikh' },
    status: { en: 'Status', zh: '状态', ms: 'Status' },
  },
  chart: {
    title: { en: 'Tasks per week', zh: '每周的任务', ms: 'Tugasan setiap minggu' },
    about: { en: 'By the date of the task', zh: '按任务的日期', ms: 'Mengikut tarikh tugasan' },
    week: { en: 'Week', zh: '周', ms: 'Minggu' },
    all: { en: 'All', zh: '合计', ms: 'Semua' },
  },
  anyDay: { en: 'Any day', zh: '所有日期', ms: 'Semua tarikh' },
  days: {
    today: { en: 'Today', zh: '今天', ms: 'Hari ini' },
    week: { en: 'This week', zh: '本周', ms: 'Minggu ini' },
    last7: { en: 'Last 7 days', zh: '最近 7 天', ms: '7 hari lepas' },
    next7: { en: 'Next 7 days', zh: '未来 7 天', ms: '7 hari akan datang' },
    custom: { en: 'Custom range', zh: '自定范围', ms: 'Julat sendiri' },
  },
  from: { en: 'From', zh: '从', ms: 'Dari' },
  to: { en: 'To', zh: '到', ms: 'Hingga' },
  complete: { en: 'Mark completed', zh: '标为已完成', ms: 'Tandakan selesai' },
  openLink: { en: 'Open link', zh: '打开链接', ms: 'Buka pautan' },
  opensLink: {
    en: 'Open link of {taskId} in a new tab',
    zh: '在新标签页打开 {taskId} 的链接',
    ms: 'Buka pautan {taskId} dalam tab baharu',
  },
  copyLink: { en: 'Copy link of {taskId}', zh: '复制 {taskId} 的链接', ms: 'Salin pautan {taskId}' },
  statusOf: { en: 'Status of {taskId}', zh: '{taskId} 的状态', ms: 'Status {taskId}' },
  loadFailed: {
    en: 'The tasks could not be loaded',
    zh: '无法读取任务',
    ms: 'Senarai tugasan tidak dapat dimuatkan',
  },
  typesPlaceholder: { en: 'Select task types', zh: '选择任务类型', ms: 'Pilih jenis tugasan' },
  deleteTitle: { en: 'Delete task', zh: '删除任务', ms: 'Padam tugasan' },
  statusChosen: {
    en: '{taskId}: {status}',
    zh: '{taskId}：{status}',
    ms: '{taskId}: {status}',
    takes: ['taskId', 'status'],
  },
  statusFinal: {
    en: 'This becomes final in 5 seconds.',
    zh: '5 秒后不能再更改。',
    ms: 'Perubahan ini muktamad selepas 5 saat.',
  },
  linkCopied: [
    { en: 'Link copied', zh: '链接已复制', ms: 'Pautan disalin' },
    {
      en: 'Task link has been copied to clipboard.',
      zh: '任务链接已复制到剪贴板。',
      ms: 'Pautan tugasan telah disalin ke papan keratan.',
    },
  ],
  copyFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to copy link to clipboard.',
      zh: '无法把链接复制到剪贴板。',
      ms: 'Gagal menyalin pautan ke papan keratan.',
    },
  ],
  keys: [
    [{ all: '/' }, { en: 'Search', zh: '搜索', ms: 'Cari' }],
    [{ all: 'n' }, { en: 'Add a task', zh: '添加任务', ms: 'Tambah tugasan' }],
  ],
});

/** The figures above the list. */
export const TASKS_CARDS = textsOf('tasksCards', 'en', {
  label: { en: 'Tasks in numbers', zh: '任务统计', ms: 'Statistik tugasan' },
  total: { en: 'Total Tasks', zh: '任务总数', ms: 'Jumlah Tugasan', written: 'Total ListTodo' },
  pending: { en: 'Pending', zh: '待完成', ms: 'Belum Selesai' },
  completed: { en: 'Completed', zh: '已完成', ms: 'Selesai' },
  today: { en: 'Today', zh: '今天', ms: 'Hari Ini' },
});

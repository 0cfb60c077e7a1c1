import { textsOf } from '@smops/core/platform/language/texts.model.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const TASKS_TEXT = textsOf('tasks', 'en', {
  title: { en: 'Task Management', zh: '任务管理', ms: 'Pengurusan Tugasan' },
  subtitle: {
    en: 'Manage social media tasks and assignments',
    zh: '管理社交媒体任务与分配',
    ms: 'Urus tugasan media sosial dan agihannya',
  },
  add: { en: 'Add Task', zh: '添加任务', ms: 'Tambah Tugasan' },
  list: { en: 'Task List', zh: '任务列表', ms: 'Senarai Tugasan' },
  search: { en: 'Search tasks...', zh: '搜索任务…', ms: 'Cari tugasan…' },
  columns: {
    taskId: { en: 'Task ID', zh: '任务编号', ms: 'ID Tugasan' },
    date: { en: 'Date', zh: '日期', ms: 'Tarikh' },
    platform: { en: 'Platform', zh: '平台', ms: 'Platform' },
    details: { en: 'Task Details', zh: '任务内容', ms: 'Butiran Tugasan' },
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
  edit: { en: 'Edit {taskId}', zh: '编辑 {taskId}', ms: 'Sunting {taskId}' },
  delete: { en: 'Delete {taskId}', zh: '删除 {taskId}', ms: 'Padam {taskId}' },
  copyLink: { en: 'Copy link of {taskId}', zh: '复制 {taskId} 的链接', ms: 'Salin pautan {taskId}' },
  statusOf: { en: 'Status of {taskId}', zh: '{taskId} 的状态', ms: 'Status {taskId}' },
  empty: { en: 'No tasks found', zh: '没有任务', ms: 'Tiada tugasan dijumpai' },
  emptyText: {
    en: 'Create your first task to get started.',
    zh: '先添加第一个任务。',
    ms: 'Tambah tugasan pertama anda untuk bermula.',
  },
  loadFailed: {
    en: 'The tasks could not be loaded',
    zh: '无法读取任务',
    ms: 'Senarai tugasan tidak dapat dimuatkan',
  },
  addTitle: { en: 'Add New Task', zh: '添加任务', ms: 'Tambah Tugasan Baharu' },
  editTitle: { en: 'Edit Task', zh: '编辑任务', ms: 'Sunting Tugasan' },
  create: { en: 'Create Task', zh: '添加任务', ms: 'Tambah Tugasan' },
  update: { en: 'Update Task', zh: '保存任务', ms: 'Simpan Tugasan' },
  typesPlaceholder: { en: 'Select task types', zh: '选择任务类型', ms: 'Pilih jenis tugasan' },
  oldText: {
    en: 'This task was written as text: “{text}”. It is kept as it is until you choose task types.',
    zh: '这个任务原本是文字：「{text}」。选择任务类型之前，内容保持不变。',
    ms: 'Tugasan ini ditulis sebagai teks: “{text}”. Teks itu kekal sehingga anda memilih jenis tugasan.',
  },
  deleteTitle: { en: 'Delete task', zh: '删除任务', ms: 'Padam tugasan' },
  deleteQuestion: {
    en: 'Are you sure you want to delete task {taskId}?',
    zh: '确定要删除任务 {taskId} 吗？',
    ms: 'Adakah anda pasti mahu memadam tugasan {taskId}?',
  },
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
  statusUpdated: [
    { en: 'Status updated', zh: '状态已更新', ms: 'Status dikemas kini' },
    {
      en: 'Task status has been successfully updated.',
      zh: '任务状态已成功更新。',
      ms: 'Status tugasan telah berjaya dikemas kini.',
    },
  ],
  statusFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to update task status. Please try again.',
      zh: '无法更新任务状态，请再试一次。',
      ms: 'Gagal mengemas kini status tugasan. Sila cuba lagi.',
    },
  ],
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

export const TASKS_MESSAGES: ListMessages = textsOf('tasksMessages', 'en', {
  created: [
    { en: 'Task created', zh: '任务已添加', ms: 'Tugasan ditambah' },
    {
      en: 'New task has been created successfully.',
      zh: '新任务已成功添加。',
      ms: 'Tugasan baharu telah berjaya ditambah.',
    },
  ],
  updated: [
    { en: 'Task updated', zh: '任务已更新', ms: 'Tugasan dikemas kini' },
    {
      en: 'Task has been updated successfully.',
      zh: '任务已成功更新。',
      ms: 'Tugasan telah berjaya dikemas kini.',
    },
  ],
  deleted: [
    { en: 'Task deleted', zh: '任务已删除', ms: 'Tugasan dipadam' },
    {
      en: 'Task has been successfully deleted.',
      zh: '任务已成功删除。',
      ms: 'Tugasan telah berjaya dipadam.',
    },
  ],
  restored: [
    { en: 'Task restored', zh: '任务已恢复', ms: 'Tugasan dipulihkan' },
    {
      en: 'The task is back in the list.',
      zh: '任务已回到列表中。',
      ms: 'Tugasan itu kembali dalam senarai.',
    },
  ],
  createFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to create task. Please try again.',
      zh: '无法添加任务，请再试一次。',
      ms: 'Gagal menambah tugasan. Sila cuba lagi.',
    },
  ],
  updateFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to update task. Please try again.',
      zh: '无法保存任务，请再试一次。',
      ms: 'Gagal menyimpan tugasan. Sila cuba lagi.',
    },
  ],
  deleteFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to delete task. Please try again.',
      zh: '无法删除任务，请再试一次。',
      ms: 'Gagal memadam tugasan. Sila cuba lagi.',
    },
  ],
  restoreFailed: [
    { en: 'Error', zh: '错误', ms: 'Ralat' },
    {
      en: 'Failed to restore task. Please try again.',
      zh: '无法恢复任务，请再试一次。',
      ms: 'Gagal memulihkan tugasan. Sila cuba lagi.',
    },
  ],
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
});

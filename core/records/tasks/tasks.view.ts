import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS } from '../../platform/texts/lists.texts.model.js';
import { facetOf, type ListView, ofField } from '../lists/list-view.model.js';
import { TASK_FIELDS } from './tasks.fields.js';
import type { Task } from './tasks.schemas.js';

const TEXTS = sentencesOf('core.tasksView', 'en', {
  list: { en: 'Task List', zh: '任务列表', ms: 'Senarai Tugasan' },
  add: { en: 'Add Task', zh: '添加任务', ms: 'Tambah Tugasan' },
  empty: { en: 'No tasks found', zh: '没有任务', ms: 'Tiada tugasan dijumpai' },
  emptyText: {
    en: 'Create your first task to get started.',
    zh: '先添加第一个任务。',
    ms: 'Tambah tugasan pertama anda untuk bermula.',
  },
  addTitle: { en: 'Add New Task', zh: '添加任务', ms: 'Tambah Tugasan Baharu' },
  editTitle: { en: 'Edit Task', zh: '编辑任务', ms: 'Sunting Tugasan' },
  create: { en: 'Create Task', zh: '添加任务', ms: 'Tambah Tugasan' },
  update: { en: 'Update Task', zh: '保存任务', ms: 'Simpan Tugasan' },
  deleteQuestion: {
    en: 'Are you sure you want to delete task {taskId}?',
    zh: '确定要删除任务 {taskId} 吗？',
    ms: 'Adakah anda pasti mahu memadam tugasan {taskId}?',
  },
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
  createFailed: {
    en: 'Failed to create task. Please try again.',
    zh: '无法添加任务，请再试一次。',
    ms: 'Gagal menambah tugasan. Sila cuba lagi.',
  },
  updateFailed: {
    en: 'Failed to update task. Please try again.',
    zh: '无法保存任务，请再试一次。',
    ms: 'Gagal menyimpan tugasan. Sila cuba lagi.',
  },
  deleteFailed: {
    en: 'Failed to delete task. Please try again.',
    zh: '无法删除任务，请再试一次。',
    ms: 'Gagal memadam tugasan. Sila cuba lagi.',
  },
  restoreFailed: {
    en: 'Failed to restore task. Please try again.',
    zh: '无法恢复任务，请再试一次。',
    ms: 'Gagal memulihkan tugasan. Sila cuba lagi.',
  },
  oldText: {
    en: 'This task was written as text: “{text}”. It is kept as it is until you choose task types.',
    zh: '这个任务原本是文字：「{text}」。选择任务类型之前，内容保持不变。',
    ms: 'Tugasan ini ditulis sebagai teks: “{text}”. Teks itu kekal sehingga anda memilih jenis tugasan.',
  },
  statusUpdated: [
    { en: 'Status updated', zh: '状态已更新', ms: 'Status dikemas kini' },
    {
      en: 'Task status has been successfully updated.',
      zh: '任务状态已成功更新。',
      ms: 'Status tugasan telah berjaya dikemas kini.',
    },
  ],
  statusFailed: {
    en: 'Failed to update task status. Please try again.',
    zh: '无法更新任务状态，请再试一次。',
    ms: 'Gagal mengemas kini status tugasan. Sila cuba lagi.',
  },
  completeQuestion: {
    en: 'Complete {taskId}? This cannot be undone.',
    zh: '要完成 {taskId} 吗？此操作不能撤销。',
    ms: 'Selesaikan {taskId}? Ini tidak boleh dibuat asal.',
  },
  details: { en: 'Task Details', zh: '任务内容', ms: 'Butiran Tugasan' },
  filters: {
    platform: { en: 'only of that platform', zh: '只显示该平台的', ms: 'hanya platform itu' },
    from: {
      en: 'only of this day or later: YYYY-MM-DD',
      zh: '只显示这一天或之后的：YYYY-MM-DD',
      ms: 'hanya pada tarikh ini atau selepasnya: YYYY-MM-DD',
    },
    to: {
      en: 'only of this day or earlier: YYYY-MM-DD',
      zh: '只显示这一天或之前的：YYYY-MM-DD',
      ms: 'hanya pada tarikh ini atau sebelumnya: YYYY-MM-DD',
    },
  },
});

/** Tasks as they are listed. The page has one select for both days. */
export const TASKS_VIEW = {
  entity: 'task',
  fields: TASK_FIELDS,
  nameOf: ({ taskId }: Task) => taskId,
  texts: TEXTS,
  searched: ({ taskId, task, requirements }: Task) => [taskId, task, requirements],
  filters: {
    platform: {
      ...ofField('socialPlatform', TASK_FIELDS.socialPlatform),
      help: () => TEXTS().filters.platform,
      facet: facetOf('Platform', () => FILTERS().allPlatforms),
    },
    status: {
      ...ofField('status', TASK_FIELDS.status),
      help: () => FILTERS().status,
      facet: facetOf('Status', () => FILTERS().anyStatus),
    },
    from: {
      isDay: true,
      keeps: ({ date }: Task, from: string) => date >= from,
      help: () => TEXTS().filters.from,
    },
    to: { isDay: true, keeps: ({ date }: Task, to: string) => date <= to, help: () => TEXTS().filters.to },
  },
} as const satisfies ListView<Task>;

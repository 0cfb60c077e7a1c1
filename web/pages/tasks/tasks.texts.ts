import { textsOf } from '@smops/core/platform/language/language.model.js';
import type { ListMessages } from '../lists/useListEditor.js';

/** The screen's texts. */
export const TASKS_TEXT = textsOf('tasks', {
  title: 'Task Management',
  subtitle: 'Manage social media tasks and assignments',
  add: 'Add Task',
  list: 'Task List',
  search: 'Search tasks...',
  columns: {
    taskId: 'Task ID',
    date: 'Date',
    platform: 'Platform',
    details: 'Task Details',
    status: 'Status',
  },
  chart: { title: 'Tasks per week', about: 'By the date of the task', week: 'Week', all: 'All' },
  anyDay: 'Any day',
  days: {
    today: 'Today',
    week: 'This week',
    last7: 'Last 7 days',
    next7: 'Next 7 days',
    custom: 'Custom range',
  },
  from: 'From',
  to: 'To',
  complete: 'Mark completed',
  openLink: 'Open link',
  opensLink: (taskId: string) => `Open link of ${taskId} in a new tab`,
  edit: (taskId: string) => `Edit ${taskId}`,
  delete: (taskId: string) => `Delete ${taskId}`,
  copyLink: (taskId: string) => `Copy link of ${taskId}`,
  statusOf: (taskId: string) => `Status of ${taskId}`,
  empty: 'No tasks found',
  emptyText: 'Create your first task to get started.',
  loadFailed: 'The tasks could not be loaded',
  addTitle: 'Add New Task',
  editTitle: 'Edit Task',
  create: 'Create Task',
  update: 'Update Task',
  typesPlaceholder: 'Select task types',
  oldText: (text: string) =>
    `This task was written as text: “${text}”. It is kept as it is until you choose task types.`,
  deleteTitle: 'Delete task',
  deleteQuestion: (taskId: string) => `Are you sure you want to delete task ${taskId}?`,
  statusChosen: (taskId: string, status: string) => `${taskId}: ${status}`,
  statusFinal: 'This becomes final in 5 seconds.',
  statusUpdated: ['Status updated', 'Task status has been successfully updated.'],
  statusFailed: ['Error', 'Failed to update task status. Please try again.'],
  linkCopied: ['Link copied', 'Task link has been copied to clipboard.'],
  copyFailed: ['Error', 'Failed to copy link to clipboard.'],
  keys: [
    ['/', 'Search'],
    ['n', 'Add a task'],
  ],
});

/** The figures above the list. */
export const TASKS_CARDS = textsOf('tasksCards', {
  label: 'Tasks in numbers',
  total: 'Total ListTodo',
  pending: 'Pending',
  completed: 'Completed',
  today: 'Today',
});

export const TASKS_MESSAGES: ListMessages = textsOf('tasksMessages', {
  created: ['Task created', 'New task has been created successfully.'],
  updated: ['Task updated', 'Task has been updated successfully.'],
  deleted: ['Task deleted', 'Task has been successfully deleted.'],
  restored: ['Task restored', 'The task is back in the list.'],
  createFailed: ['Error', 'Failed to create task. Please try again.'],
  updateFailed: ['Error', 'Failed to update task. Please try again.'],
  deleteFailed: ['Error', 'Failed to delete task. Please try again.'],
  restoreFailed: ['Error', 'Failed to restore task. Please try again.'],
  undo: 'Undo',
});

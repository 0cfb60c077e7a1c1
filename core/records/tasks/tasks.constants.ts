export const TASK_STATUSES = ['In Progress', 'Completed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Each can be picked once per task. */
export const TASK_TYPES = [
  'Like',
  'Comment - Attack',
  'Comment - Defend',
  'Comment - Promote',
  'Share',
] as const;
export type TaskType = (typeof TASK_TYPES)[number];

export const TASK_ID_MAX = 64;

import type { Texts } from '../catalogue.js';

export const tasksCards: Texts['tasksCards'] = {
  label: 'Tasks in numbers',
  total: 'Total Tasks',
  pending: 'Pending',
  completed: 'Completed',
  today: 'Today',
};

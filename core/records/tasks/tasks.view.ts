import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS, fieldText } from '../../platform/texts/lists.texts.model.js';
import { type ListView, ofField } from '../lists/list-view.model.js';
import { TASK_FIELDS } from './tasks.fields.js';
import type { Task } from './tasks.schemas.js';

const TEXTS = sentencesOf('core.tasksView', 'en', {
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
});

/** Tasks as they are listed. The page has one select for both days. */
export const TASKS_VIEW = {
  entity: 'task',
  fields: TASK_FIELDS,
  nameOf: ({ taskId }: Task) => taskId,
  searched: ({ taskId, task, requirements }: Task) => [taskId, task, requirements],
  filters: {
    platform: {
      ...ofField('socialPlatform', TASK_FIELDS.socialPlatform),
      help: () => TEXTS().platform,
      facet: { label: () => fieldText('Platform'), all: () => FILTERS().allPlatforms },
    },
    status: {
      ...ofField('status', TASK_FIELDS.status),
      help: () => FILTERS().status,
      facet: { label: () => fieldText('Status'), all: () => FILTERS().anyStatus },
    },
    from: { keeps: ({ date }: Task, from: string) => date >= from, help: () => TEXTS().from },
    to: { keeps: ({ date }: Task, to: string) => date <= to, help: () => TEXTS().to },
  },
} as const satisfies ListView<Task>;

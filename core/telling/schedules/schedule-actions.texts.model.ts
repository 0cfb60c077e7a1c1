import { sentencesOf } from '../../platform/language/texts.model.js';

/** What can be done with a schedule at once; see `ActionWords`. */
export const SCHEDULE_ACTIONS = sentencesOf('core.scheduleActions', 'en', {
  run: {
    label: { en: 'Run {name} now', zh: '立即执行 {name}', ms: 'Jalankan {name} sekarang' },
    done: { en: 'It begins within seconds', zh: '几秒内开始', ms: 'Bermula dalam beberapa saat' },
  },
  pause: {
    label: { en: 'Pause {name}', zh: '暂停 {name}', ms: 'Jeda {name}' },
    done: { en: 'Schedule paused', zh: '排程已暂停', ms: 'Jadual dijeda' },
    help: {
      en: 'keep a schedule from being due until it is resumed',
      zh: '暂停排程，直到继续',
      ms: 'jeda jadual sehingga disambung',
    },
    told: {
      en: 'Paused {name}. smops schedules edit --resume lets it be due again.',
      zh: '已暂停 {name}。smops schedules edit --resume 可继续。',
      ms: '{name} telah dijeda. smops schedules edit --resume menyambungnya.',
    },
  },
  resume: {
    label: { en: 'Resume {name}', zh: '继续 {name}', ms: 'Sambung {name}' },
    done: { en: 'Schedule resumed', zh: '排程已继续', ms: 'Jadual disambung' },
  },
});

import { RECORDS_TEXTS } from './records.texts.model.js';

/** How several records of a list are named together: `40 accounts`. */
export function severalRecords(entity: 'account' | 'task' | 'whatsapp', count: number): string {
  const { severalAccounts, severalTasks, severalWhatsApps } = RECORDS_TEXTS();
  const say = { account: severalAccounts, task: severalTasks, whatsapp: severalWhatsApps }[entity];
  return say(count);
}

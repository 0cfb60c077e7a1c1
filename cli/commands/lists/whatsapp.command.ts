import { WHATSAPP_STATUSES } from '@smops/core/records/whatsapp/whatsapp.constants.js';
import { WHATSAPP } from '@smops/core/records/whatsapp/whatsapp.operations.js';
import type { WhatsAppAccount } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { listCommands } from '../../lists/list-commands.js';
import type { ListNoun } from '../../lists/list-noun.js';
import { statusOf } from '../../lists/status-command.js';

const whatsapp: ListNoun<WhatsAppAccount> = {
  noun: 'whatsapp',
  thing: 'WhatsApp account',
  nameKind: 'phone number',
  columns: [
    { title: 'ID', value: (entry) => entry.id },
    { title: 'NUMBER', value: (entry) => entry.phoneNumber },
    { title: 'NAME', value: (entry) => entry.whatsappName, flexible: true },
    { title: 'STATE', meaning: 'STATE OF MALAYSIA', value: (entry) => entry.state },
    { title: 'GROUP', value: (entry) => entry.groupName, flexible: true },
    { title: 'STATUS', value: (entry) => entry.status, isState: true },
  ],
  view: WHATSAPP_VIEW,
  labelOf: (entry) => `${entry.whatsappName} (${entry.phoneNumber})`,
  isCalled: ({ phoneNumber }, name) => phoneNumber === name.replace(/[\s()-]/g, ''),
  operations: WHATSAPP,
  examples: {
    list: ['smops whatsapp list --state Selangor', 'smops whatsapp list --status Banned --json'],
    add: [
      "smops whatsapp add --phone 012-3456789 --name 'Kedai Kopi' --state Selangor --group 'Selangor 01'",
    ],
    edit: [
      'smops whatsapp edit +60123456789 --status Banned',
      'smops whatsapp edit 17 18 21 --status Banned',
    ],
    import: ['smops whatsapp add --import numbers.xlsx', 'cat numbers.csv | smops whatsapp add --import -'],
    export: ["smops whatsapp list --state 'Kuala Lumpur' --out kl.csv"],
  },
};

const status = statusOf<WhatsAppAccount, (typeof WHATSAPP_STATUSES)[number]>({
  entity: 'whatsapp',
  statuses: WHATSAPP_STATUSES,
  options: [],
  set: (client, ids, status) => client.call(WHATSAPP.setStatuses, { ids, status }),
});

export const whatsappCommands = listCommands(whatsapp, { status });

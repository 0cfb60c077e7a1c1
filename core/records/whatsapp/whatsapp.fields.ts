import type { Fields } from '../lists/fields.model.js';
import { GROUP_NAME_MAX, NAME_MAX } from '../lists/lists.constants.js';
import { PHONE_MAX, STATES, WHATSAPP_STATUSES } from './whatsapp.constants.js';

/** One WhatsApp number and the group it is in. */
export const WHATSAPP_FIELDS = {
  phoneNumber: {
    kind: 'phone',
    label: 'Phone number',
    formLabel: 'Phone Number',
    max: PHONE_MAX,
    importNames: ['Phone', 'Number', 'Phone no', 'Telefon', 'No telefon', '电话', '电话号码'],
    option: { flags: '--phone <number>', description: 'Malaysian without a country code' },
    placeholder: '+60123456789',
    description: 'E.164',
    example: '+60123456789',
  },
  whatsappName: {
    kind: 'line',
    label: 'WhatsApp name',
    formLabel: 'WhatsApp Name',
    max: NAME_MAX,
    importNames: ['Name', 'Account name', 'Nama', '名称', '姓名'],
    option: { flags: '--name <name>', description: 'the WhatsApp name' },
    beside: 'phoneNumber',
    example: 'Kedai Kopi 茶',
  },
  state: {
    kind: 'choice',
    label: 'State',
    choices: STATES,
    choicesText: 'the 16 states of Malaysia',
    typeName: 'State',
    importNames: ['Negeri', '州', '州属'],
    option: { flags: '--state <state>', description: 'one of the 16' },
    placeholder: 'Select a state',
    example: 'Selangor',
  },
  groupName: {
    kind: 'line',
    label: 'Group name',
    formLabel: 'Group Name',
    max: GROUP_NAME_MAX,
    importNames: ['Group', 'Kumpulan', '群', '群组', '群组名称'],
    option: { flags: '--group <name>', description: 'the group' },
    beside: 'state',
    example: 'Selangor 01',
  },
  status: {
    kind: 'choice',
    label: 'Status',
    choices: WHATSAPP_STATUSES,
    typeName: 'WhatsAppStatus',
    default: 'Active',
    importNames: ['状态'],
    option: { flags: '--status <status>', description: 'Active unless it says otherwise' },
    example: 'Active',
  },
} as const satisfies Fields;

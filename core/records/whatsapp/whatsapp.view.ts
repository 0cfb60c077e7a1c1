import { sentencesOf } from '../../platform/language/texts.model.js';
import { FILTERS } from '../../platform/texts/lists.texts.model.js';
import { facetOf, type ListView, ofField } from '../lists/list-view.model.js';
import { WHATSAPP_FIELDS } from './whatsapp.fields.js';
import { WHATSAPP_KEY } from './whatsapp.model.js';
import type { WhatsAppAccount } from './whatsapp.schemas.js';

const TEXTS = sentencesOf('core.whatsappView', 'en', {
  list: { en: 'WhatsApp Accounts', zh: 'WhatsApp 账号', ms: 'Akaun WhatsApp' },
  add: { en: 'Add WhatsApp Account', zh: '添加 WhatsApp 账号', ms: 'Tambah Akaun WhatsApp' },
  empty: { en: 'No WhatsApp accounts found', zh: '没有 WhatsApp 账号', ms: 'Tiada akaun WhatsApp dijumpai' },
  emptyText: {
    en: 'Create your first WhatsApp account to get started.',
    zh: '先添加第一个 WhatsApp 账号。',
    ms: 'Tambah akaun WhatsApp pertama anda untuk bermula.',
  },
  addTitle: { en: 'Create WhatsApp Account', zh: '添加 WhatsApp 账号', ms: 'Tambah Akaun WhatsApp' },
  editTitle: { en: 'Edit WhatsApp Account', zh: '编辑 WhatsApp 账号', ms: 'Sunting Akaun WhatsApp' },
  create: { en: 'Create', zh: '添加', ms: 'Tambah' },
  update: { en: 'Update', zh: '保存', ms: 'Simpan' },
  deleteQuestion: {
    en: 'Are you sure you want to delete the WhatsApp account for {name}?',
    zh: '确定要删除 {name} 的 WhatsApp 账号吗？',
    ms: 'Adakah anda pasti mahu memadam akaun WhatsApp {name}?',
  },
  created: [
    { en: 'WhatsApp account created', zh: 'WhatsApp 账号已添加', ms: 'Akaun WhatsApp ditambah' },
    {
      en: 'WhatsApp account has been successfully created.',
      zh: '新的 WhatsApp 账号已成功添加。',
      ms: 'Akaun WhatsApp telah berjaya ditambah.',
    },
  ],
  updated: [
    { en: 'WhatsApp account updated', zh: 'WhatsApp 账号已更新', ms: 'Akaun WhatsApp dikemas kini' },
    {
      en: 'WhatsApp account has been successfully updated.',
      zh: 'WhatsApp 账号已成功更新。',
      ms: 'Akaun WhatsApp telah berjaya dikemas kini.',
    },
  ],
  deleted: [
    { en: 'WhatsApp account deleted', zh: 'WhatsApp 账号已删除', ms: 'Akaun WhatsApp dipadam' },
    {
      en: 'WhatsApp account has been successfully deleted.',
      zh: 'WhatsApp 账号已成功删除。',
      ms: 'Akaun WhatsApp telah berjaya dipadam.',
    },
  ],
  restored: [
    { en: 'WhatsApp account restored', zh: 'WhatsApp 账号已恢复', ms: 'Akaun WhatsApp dipulihkan' },
    {
      en: 'The WhatsApp account is back in the list.',
      zh: 'WhatsApp 账号已回到列表中。',
      ms: 'Akaun WhatsApp itu kembali dalam senarai.',
    },
  ],
  createFailed: {
    en: 'Failed to create WhatsApp account. Please try again.',
    zh: '无法添加 WhatsApp 账号，请再试一次。',
    ms: 'Gagal menambah akaun WhatsApp. Sila cuba lagi.',
  },
  updateFailed: {
    en: 'Failed to update WhatsApp account. Please try again.',
    zh: '无法保存 WhatsApp 账号，请再试一次。',
    ms: 'Gagal menyimpan akaun WhatsApp. Sila cuba lagi.',
  },
  deleteFailed: {
    en: 'Failed to delete WhatsApp account. Please try again.',
    zh: '无法删除 WhatsApp 账号，请再试一次。',
    ms: 'Gagal memadam akaun WhatsApp. Sila cuba lagi.',
  },
  restoreFailed: {
    en: 'Failed to restore WhatsApp account. Please try again.',
    zh: '无法恢复 WhatsApp 账号，请再试一次。',
    ms: 'Gagal memulihkan akaun WhatsApp. Sila cuba lagi.',
  },
  cards: {
    total: { en: 'Total Accounts', zh: '账号总数', ms: 'Jumlah Akaun' },
    states: { en: 'Active States', zh: '有账号的州属', ms: 'Negeri dengan akaun' },
    popular: { en: 'Most Popular State', zh: '账号最多的州属', ms: 'Negeri Paling Banyak Akaun' },
    none: { en: 'N/A', zh: '无', ms: 'Tiada' },
  },
  columns: {
    phone: { en: 'Phone Number', zh: '电话号码', ms: 'Nombor Telefon' },
    group: { en: 'Group Name', zh: '群组名称', ms: 'Nama Kumpulan' },
  },
  filters: {
    state: { en: 'only of that state', zh: '只显示该州的', ms: 'hanya negeri itu' },
    allStates: { en: 'All States', zh: '所有州属', ms: 'Semua Negeri' },
  },
});

/** WhatsApp accounts as they are listed. */
export const WHATSAPP_VIEW = {
  entity: 'whatsapp',
  fields: WHATSAPP_FIELDS,
  nameOf: ({ whatsappName }: WhatsAppAccount) => whatsappName,
  texts: TEXTS,
  key: WHATSAPP_KEY,
  searched: ({ whatsappName, phoneNumber, groupName }: WhatsAppAccount) => [
    whatsappName,
    phoneNumber,
    groupName,
  ],
  filters: {
    state: {
      ...ofField('state', WHATSAPP_FIELDS.state),
      help: () => TEXTS().filters.state,
      facet: facetOf('State', () => TEXTS().filters.allStates),
    },
    status: {
      ...ofField('status', WHATSAPP_FIELDS.status),
      help: () => FILTERS().status,
      facet: facetOf('Status', () => FILTERS().anyStatus),
    },
  },
} as const satisfies ListView<WhatsAppAccount>;

import type { ExportColumn } from '../export/safe-cell.js';
import { problemsOf } from '../parse-input.js';
import { asChoice, type Cells, trimmed } from '../transfer/cells.js';
import type { ListImport } from '../transfer/list-import.js';
import { emailKeyOf, fieldsOf } from './account-rows.js';
import { ACCOUNT_STATUSES } from './accounts.constants.js';
import { findAccountRowsByEmailKeys } from './accounts.repository.js';
import { type Account, type AccountFields, AccountInput } from './accounts.schemas.js';

const STATUS_FIELDS = ['facebookStatus', 'instagramStatus', 'tiktokStatus'] as const;
const TRIMMED_FIELDS = [
  'emailAddress',
  'facebookProfileLink',
  'instagramProfileLink',
  'tiktokProfileLink',
] as const;

function read(cells: Cells) {
  const input = { ...cells };
  for (const field of STATUS_FIELDS) input[field] = asChoice(cells[field], ACCOUNT_STATUSES);
  for (const field of TRIMMED_FIELDS) input[field] = trimmed(cells[field]);
  const result = AccountInput.safeParse(input);
  return result.success ? { fields: result.data } : { problems: problemsOf(result.error) };
}

/** Imports know an account by its case-folded email address. */
export const accountsImport: ListImport<AccountFields> = {
  list: 'accounts',
  thing: 'account',
  columns: [
    { field: 'emailAddress', names: ['Email', 'E-mail', 'Mail', '电子邮件', '邮箱', 'Emel'] },
    { field: 'firstName', names: ['Given name', '名', 'Nama pertama'] },
    { field: 'lastName', names: ['Surname', 'Family name', '姓', 'Nama keluarga'] },
    { field: 'facebookProfileLink', names: ['Facebook', 'Facebook link', 'Facebook profile'] },
    { field: 'instagramProfileLink', names: ['Instagram', 'Instagram link', 'Instagram profile'] },
    { field: 'tiktokProfileLink', names: ['TikTok', 'TikTok link', 'TikTok profile'] },
    { field: 'facebookStatus', names: [] },
    { field: 'instagramStatus', names: [] },
    { field: 'tiktokStatus', names: [] },
  ],
  table: {
    table: 'accounts',
    entity: 'account',
    label: 'email_address',
    columns: [
      { field: 'emailAddress', column: 'email_address' },
      { field: 'firstName', column: 'first_name' },
      { field: 'lastName', column: 'last_name' },
      { field: 'facebookProfileLink', column: 'facebook_profile_link' },
      { field: 'instagramProfileLink', column: 'instagram_profile_link' },
      { field: 'tiktokProfileLink', column: 'tiktok_profile_link' },
      { field: 'facebookStatus', column: 'facebook_status' },
      { field: 'instagramStatus', column: 'instagram_status' },
      { field: 'tiktokStatus', column: 'tiktok_status' },
      { field: 'emailKey', column: 'email_key', isHidden: true },
    ],
  },
  read,
  keyOf: ({ emailAddress }) => emailKeyOf(emailAddress),
  async findStored(db, _rows, keys) {
    const found = await findAccountRowsByEmailKeys(db, keys);
    return found.map((row) => ({
      id: row.id,
      key: row.emailKey,
      fields: fieldsOf(row),
      isDeleted: false,
      label: row.emailAddress,
    }));
  },
  merge: (stored, fields, given) => {
    const kept = Object.entries(stored).filter(([field]) => !given.has(field));
    return { ...fields, ...Object.fromEntries(kept) };
  },
  toRow: (fields, key) => ({ ...fields, emailKey: key }),
};

/** The columns of an export, which an import takes back. */
export const ACCOUNT_COLUMNS: ExportColumn<Account>[] = [
  { title: 'Email address', value: (account) => account.emailAddress },
  { title: 'First name', value: (account) => account.firstName },
  { title: 'Last name', value: (account) => account.lastName },
  { title: 'Facebook profile link', value: (account) => account.facebookProfileLink },
  { title: 'Instagram profile link', value: (account) => account.instagramProfileLink },
  { title: 'TikTok profile link', value: (account) => account.tiktokProfileLink },
  { title: 'Facebook status', value: (account) => account.facebookStatus },
  { title: 'Instagram status', value: (account) => account.instagramStatus },
  { title: 'TikTok status', value: (account) => account.tiktokStatus },
];

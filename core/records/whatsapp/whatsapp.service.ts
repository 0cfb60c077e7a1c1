import { requireRight, type ServiceContext } from '../../context.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { defineList } from '../lists/list.service.js';
import type { BulkReport } from '../lists/lists.schemas.js';
import { SetWhatsAppStatusesInput, type WhatsAppFields, WhatsAppInput } from './whatsapp.schemas.js';
import { fieldsOf, toWhatsAppAccount } from './whatsapp-rows.js';

const asTheyAre = (fields: WhatsAppFields) => fields;

/** Two accounts may have the same number: it may be in several groups. */
export const whatsapps = defineList({
  list: 'whatsapps',
  entity: 'whatsapp',
  createInput: WhatsAppInput,
  updateInput: WhatsAppInput,
  newRecord: asTheyAre,
  updatedColumns: asTheyAre,
  auditedOf: fieldsOf,
  toRecord: toWhatsAppAccount,
  labelOf: ({ whatsappName, phoneNumber }) => `${whatsappName} (${phoneNumber})`,
  subjectOf: ({ whatsappName }) => THING_NAMES().whatsappNamed(whatsappName),
});

export const {
  list: listWhatsAppAccounts,
  get: getWhatsAppAccount,
  create: createWhatsAppAccount,
  update: updateWhatsAppAccount,
  delete: deleteWhatsAppAccount,
  restore: restoreWhatsAppAccount,
  deleteMany: deleteWhatsAppAccounts,
  restoreMany: restoreWhatsAppAccounts,
} = whatsapps;

/** Sets the status of many accounts. */
export async function setWhatsAppStatuses(ctx: ServiceContext, input: unknown): Promise<BulkReport> {
  requireRight(ctx, 'lists');
  const { ids, status } = parseInput(SetWhatsAppStatusesInput, input);
  return await whatsapps.changeMany(ctx, ids, () => ({ status }));
}

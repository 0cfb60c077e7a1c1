import {
  DESTINATION_KINDS,
  type DestinationKind,
} from '@smops/core/telling/connections/destination-kinds.constants.js';
import { DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Destination, DestinationInput } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { z } from 'zod';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { LinesField, SelectField, TextField } from '../../../components/form/fields.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { connectionsAtom } from '../../../state/records/connections.js';
import { DELIVERIES_TEXT as TEXT } from './deliveries.texts.js';

const DestinationForm = z.object({ name: z.string(), kind: z.enum(DESTINATION_KINDS), to: z.string() });
type Values = z.infer<typeof DestinationForm>;

/** What is typed as the input of a destination of this kind. */
function inputOf({ kind, name, to }: Values): DestinationInput {
  if (kind === 'mail')
    return { kind, name, addresses: to.split(/[\s,;]+/).filter((address) => address !== '') };
  if (kind === 'webhook') return { kind, name, url: to };
  if (kind === 'telegram') return { kind, name, chatId: to };
  return { kind, name, folder: to };
}

/** What the field holds of a destination; a webhook's address is never known again. */
function typedOf(destination: Destination | undefined): string {
  if (destination === undefined || destination.kind === 'webhook') return '';
  if (destination.kind === 'mail') return destination.addresses.map(({ address }) => address).join('\n');
  return destination.to === '.' ? '' : destination.to;
}

interface Props {
  open: boolean;
  /** The one to change; undefined for a new one. */
  destination: Destination | undefined;
  onClose(): void;
  /** `secret`: what a new webhook is signed with. */
  onSaved(secret: string | null): void;
}

/** Makes or changes a destination; its kind stays as it was made. Kinds that are not set up are greyed. */
export function DestinationDialog({ open, destination, onClose, onSaved }: Props) {
  const { data: connections = [] } = useAtomValue(connectionsAtom);
  const isReady = (kind: DestinationKind) => connections.find(({ id }) => id === kind)?.isReady ?? false;
  const firstReady = DESTINATION_KINDS.find(isReady) ?? DESTINATION_KINDS[0];
  const kinds = DESTINATION_KINDS.map((value) => ({
    ...{ value, label: TEXT.kinds[value], disabled: !isReady(value) },
    ...(isReady(value) ? {} : { hint: TEXT.notSetUp }),
  }));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={destination === undefined ? TEXT.addTitle : TEXT.editTitle}
      size="small"
      action={TEXT.save}
      schema={DestinationForm}
      values={{
        name: destination?.name ?? '',
        kind: destination?.kind ?? firstReady,
        to: typedOf(destination),
      }}
      fieldOf={(path) => (path === 'name' || path === 'kind' ? path : 'to')}
      save={async (values) => {
        const input = inputOf(values);
        if (destination === undefined) return (await client.call(DESTINATIONS.create, input)).secret;
        await client.call(DESTINATIONS.update, { id: destination.id, ...input });
        return null;
      }}
      onSaved={onSaved}
    >
      {(form) => {
        const kind = form.watch('kind');
        const place = { form, name: 'to', label: TEXT.toLabels[kind] } as const;
        return (
          <>
            <TextField form={form} name="name" label={TEXT.name} required autoFocus />
            {destination === undefined && (
              <SelectField
                form={form}
                name="kind"
                label={TEXT.kind}
                options={kinds}
                hint={kinds.some(({ disabled }) => disabled) ? TEXT.chooseReady : undefined}
              />
            )}
            {kind === 'mail' ? (
              <LinesField {...place} />
            ) : (
              <TextField {...place} hint={kind === 'webhook' ? TEXT.webhookHint : undefined} />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

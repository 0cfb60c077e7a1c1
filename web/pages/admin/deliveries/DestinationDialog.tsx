import { DESTINATION_KINDS, type DestinationKind } from '@smops/core/deliveries/deliveries.constants.js';
import type { Destination, DestinationInput } from '@smops/core/deliveries/deliveries.schemas.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { useAction } from '../../../components/useAction.js';
import { saveDestination } from '../../../state/records/deliveries.js';
import { DELIVERIES_TEXT as TEXT } from './deliveries.texts.js';

const KINDS = DESTINATION_KINDS.map((value) => ({ value, label: TEXT.kinds[value] }));

/** What is typed as the input of a destination of this kind. */
function inputOf(kind: DestinationKind, name: string, to: string): DestinationInput {
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

export const DestinationDialog = (props: Props) => (
  <Dialog
    form
    open={props.open}
    onClose={props.onClose}
    title={props.destination === undefined ? TEXT.addTitle : TEXT.editTitle}
    size="small"
  >
    <Content {...props} />
  </Dialog>
);

function Content({ destination, onClose, onSaved }: Props) {
  const [name, setName] = useState(destination?.name ?? '');
  const [kind, setKind] = useState<DestinationKind>(destination?.kind ?? 'mail');
  const [to, setTo] = useState(typedOf(destination));
  const [failure, setFailure] = useState<Error>();
  const [save, saving] = useAction(async () => {
    const { secret } = await saveDestination(destination?.id, inputOf(kind, name, to));
    onSaved(secret);
  }, setFailure);
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DialogBody>
        <div className="space-y-4">
          <FormField label={TEXT.name} required>
            {(control) => (
              <input
                {...control}
                className="input"
                autoComplete="off"
                value={name}
                onChange={(event) => setName(event.target.value)}
                data-autofocus
              />
            )}
          </FormField>
          <FormField label={TEXT.kind}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                options={KINDS}
                onChange={(value) => setKind(value as DestinationKind)}
                disabled={destination !== undefined}
              />
            )}
          </FormField>
          <FormField label={TEXT.toLabels[kind]} hint={kind === 'webhook' ? TEXT.webhookHint : undefined}>
            {(control) =>
              kind === 'mail' ? (
                <textarea
                  {...control}
                  className="textarea w-full"
                  rows={4}
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              ) : (
                <input
                  {...control}
                  className="input"
                  autoComplete="off"
                  value={to}
                  onChange={(event) => setTo(event.target.value)}
                />
              )
            }
          </FormField>
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{TEXT.cancel}</Button>
        <Button tone="primary" type="submit" pending={saving} pendingLabel={TEXT.saving}>
          {TEXT.save}
        </Button>
      </DialogFooter>
    </form>
  );
}

import { roleHas } from '@smops/core/people/users/users.constants.js';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { useAtomValue } from '../../../state/atoms.js';
import { destinationsAtom } from '../../../state/records/deliveries.js';
import { userAtom } from '../../../state/session.js';
import { SEND_TEXT as TEXT } from './deliveries.texts.js';

interface Props {
  label: string;
  chosen: readonly number[];
  onChange(chosen: number[]): void;
  hint?: string;
  /** What is wrong with the choice; takes the hint's place. */
  error?: string | undefined;
  /** What is told below a destination. */
  below?(id: number): ReactNode;
}

/** The destinations that there are, to tick; without any, who makes them and where. */
export function DestinationTicks({ label, chosen, onChange, hint, error, below }: Props) {
  const noteId = useId();
  const { role } = useAtomValue(userAtom);
  const { data: destinations, error: failure } = useAtomValue(destinationsAtom);
  const note = error ?? hint;
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset aria-describedby={note ? noteId : undefined}>
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {destinations?.length === 0 && (
        <p className="text-sm">
          {TEXT.noDestinations}{' '}
          {roleHas(role, 'administer') && (
            <Link href="/settings/sending" className="text-primary underline">
              {TEXT.addDestinations}
            </Link>
          )}
        </p>
      )}
      {destinations?.map(({ id, name, to }) => (
        <div key={id} className="py-1">
          <label className="flex items-start gap-2 text-sm">
            <input
              type="checkbox"
              className="checkbox checkbox-sm mt-0.5"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="min-w-0 break-words">
              {name} <span className="break-all text-muted text-xs">{to}</span>
            </span>
          </label>
          {below?.(id)}
        </div>
      ))}
      {note && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={error ? 'mt-1 text-error text-sm' : 'mt-1 text-muted text-sm'}
        >
          {note}
        </p>
      )}
      <FormFailure error={destinations === undefined ? failure : undefined} />
    </fieldset>
  );
}

import { Link } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/Button.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { addRemoteImage, type PortraitUppy } from './portrait-uppy.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

/** Takes the address of an image, which the server then fetches. */
export function AddressForm({ uppy }: { uppy: PortraitUppy }) {
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState('');
  const errorId = useId();
  const [add, pending] = useAction(
    async () => {
      setFailure('');
      await addRemoteImage(uppy, url.trim());
      setUrl('');
    },
    (error) => setFailure(`${TEXT.addressRefused}: ${reasonOf(error)}`),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim() !== '') void add();
  };
  return (
    <form className="mt-3" onSubmit={submit}>
      <div className="flex flex-wrap gap-2">
        <input
          type="url"
          className="input min-w-0 flex-1 basis-36"
          aria-label={TEXT.fromAddress}
          aria-invalid={failure !== ''}
          aria-describedby={failure === '' ? undefined : errorId}
          placeholder="https://…"
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
        <Button
          type="submit"
          icon={<Link className="size-4" aria-hidden />}
          pending={pending}
          pendingLabel={TEXT.addingAddress}
        >
          {TEXT.addAddress}
        </Button>
      </div>
      {failure !== '' && (
        <p id={errorId} role="alert" className="mt-1 text-error text-sm">
          {failure}
        </p>
      )}
    </form>
  );
}

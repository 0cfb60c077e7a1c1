import { reasonOf } from '../reason-of.js';

/** Why a form was not saved, inside the form: what was typed stays. Shows nothing without an error. */
export function FormFailure({ error }: { error: Error | undefined }) {
  if (!error) return null;
  return (
    <p role="alert" className="rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
      {reasonOf(error)}
    </p>
  );
}

import { BASES, type Basis } from '@smops/core/estimates/basis.constants.js';
import { SHARE_WORDS } from '../share-words.js';

/** On which basis all numbers of the page stand: one for all of them, also for its exports and its report. */
export function BasisSwitch({
  label,
  basis,
  onChange,
}: {
  label: string;
  basis: Basis;
  onChange(basis: Basis): void;
}) {
  return (
    <fieldset className="join" aria-label={label}>
      {BASES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === basis}
          className={`btn join-item btn-sm border-line font-medium text-sm ${one === basis ? 'bg-primary text-primary-content' : 'bg-base-100'}`}
          onClick={() => onChange(one)}
        >
          {SHARE_WORDS.bases[one]}
        </button>
      ))}
    </fieldset>
  );
}

import { BASES, type Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { SwitchButtons } from './SwitchButtons.js';
import { SHARE_WORDS } from './share-words.js';

/** The basis that an address names; undefined for the usual one. */
export const basisOf = (name: string | null): Basis | undefined => BASES.find((one) => one === name);

export interface BasisSwitchProps {
  basis: Basis;
  /** Default: those of pages that are Chinese as written. */
  words?: typeof SHARE_WORDS;
  onChange(basis: Basis): void;
}

/** On which basis all numbers of the page stand: one for all of them, also for its exports and its report. */
export const BasisSwitch = ({ basis, words = SHARE_WORDS, onChange }: BasisSwitchProps) => (
  <SwitchButtons
    label={words.whatBasis}
    value={basis}
    options={BASES.map((value) => ({ value, label: words.bases[value] }))}
    onChange={onChange}
  />
);

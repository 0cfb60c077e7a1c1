import type { BoxProps } from './useRowSelection.js';

/** The box of a row, in a target of 32 px. */
export function RowBox({ label, checked, isPartial = false, onChange, onKeyDown }: BoxProps) {
  return (
    <label className="-m-1.5 grid size-8 cursor-pointer place-items-center">
      <input
        type="checkbox"
        className="checkbox checkbox-sm rounded-sm scroll-mt-44 scroll-mb-24"
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    </label>
  );
}

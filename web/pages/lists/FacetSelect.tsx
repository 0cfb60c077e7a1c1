import { Select } from '../../components/form/Select.js';
import { useUrlState } from '../../components/useUrlState.js';

/** Radix keeps the empty string for "nothing chosen". */
const ALL = 'all';

/** A choice in the page's address; undefined for all, also where the address names one that is unknown. */
export function useFacet<Value extends string>(
  name: string,
  values: readonly Value[],
): [value: Value | undefined, set: (value: Value | undefined) => void] {
  const [text, setText] = useUrlState(name);
  return [values.find((value) => value === text), (value) => setText(value ?? '')];
}

interface FacetSelectProps<Value extends string> {
  label: string;
  /** What stands for no filter. */
  all: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChange(value: Value | undefined): void;
}

/** A filter of a list. */
export function FacetSelect<Value extends string>(props: FacetSelectProps<Value>) {
  const { label, all, options, value, onChange } = props;
  return (
    <Select
      label={label}
      className="sm:w-36"
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(next) => onChange(options.find((option) => option.value === next)?.value)}
    />
  );
}

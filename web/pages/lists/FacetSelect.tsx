import type { Filters, ValueOf } from '@smops/core/records/lists/list-view.model.js';
import { useMemo } from 'react';
import { Select } from '../../components/form/Select.js';
import { useUrlState, useUrlStates } from '../../components/useUrlState.js';

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

/** What is chosen of filters, by their names. */
export type Chosen<All> = { [Name in keyof All]?: ValueOf<All[Name]> };

/** What is chosen of a list's filters, in the page's address; without what is unknown. */
export function useFacets<All extends Filters<never>>(filters: All) {
  const initials = useMemo(() => {
    const faceted = Object.entries(filters).filter(([, { facet }]) => facet !== undefined);
    return Object.fromEntries(faceted.map(([name]) => [name, '']));
  }, [filters]);
  const [texts, set] = useUrlStates(initials);
  const chosen = useMemo(() => {
    const known = Object.entries(texts).filter(([name, text]) => filters[name]?.choices?.includes(text));
    return Object.fromEntries(known) as Chosen<All>;
  }, [filters, texts]);
  return {
    chosen,
    choose: <Name extends keyof All & string>(name: Name, value: Chosen<All>[Name]) => set(name, value ?? ''),
    clear: () => {
      for (const name in initials) set(name, '');
    },
  };
}

interface FacetsProps {
  filters: Filters<never>;
  chosen: Readonly<Record<string, string | undefined>>;
  choose(name: string, value: string | undefined): void;
}

/** A select for each filter of a list that has a facet. */
export const Facets = ({ filters, chosen, choose }: FacetsProps) =>
  Object.entries(filters).map(
    ([name, { choices = [], facet }]) =>
      facet && (
        <FacetSelect
          key={name}
          label={facet.label()}
          all={facet.all()}
          options={choices.map((value) => ({ value, label: facet.choice(value) }))}
          value={chosen[name]}
          onChange={(value) => choose(name, value)}
        />
      ),
  );

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

import { type Atom, atom } from 'jotai';
import type { Resource } from './resource.js';

export type Loading = Atom<Pick<Resource<unknown>, 'isLoading'>>;

/** Whether each of these has its data, or an error: what shows them below each other then comes at once, and nothing moves. */
export const loadedAtom = (resources: readonly Loading[]): Atom<boolean> =>
  atom((get) => resources.map((one) => get(one).isLoading).every((isLoading) => !isLoading));

import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

/** The one store of the page. Code outside components (an answer that ends the session) writes to it directly. */
export const store = createStore();

export function StoreProvider({ children }: { children: ReactNode }) {
  return <Provider store={store}>{children}</Provider>;
}

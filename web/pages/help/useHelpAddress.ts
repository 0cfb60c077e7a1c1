import { useLocation, useSearch } from 'wouter';
import { helpFor } from './help-pages.js';

/** Where the help for the screen that is shown stands. */
export function useHelpAddress(): string {
  const [path] = useLocation();
  return helpFor(`${path}?${useSearch()}`);
}

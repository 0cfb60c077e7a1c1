import { createContext } from 'react';

/** The settings pages that the person may open, from the app: `sections.ts`, which loads these pages, is not theirs to import. */
export const SettingsPages = createContext<readonly { path: string; label: string }[]>([]);

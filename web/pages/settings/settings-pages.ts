import { createContext } from 'react';
import type { SHELL_TEXT } from '../../components/frame/shell.texts.js';

/** The settings pages that the person may open, from the app: `sections.ts`, which loads these pages, is not theirs to import. */
export const SettingsPages = createContext<
  readonly { path: string; label: string; group: keyof typeof SHELL_TEXT.settingsGroups }[]
>([]);

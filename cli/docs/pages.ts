import { fileURLToPath } from 'node:url';
import { commands } from '../commands/commands.js';
import { renderCommands } from './commands-page.js';
import { renderConfiguration } from './configuration-page.js';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));

/** The pages that are written from the program itself: path and text. A test compares them with the committed files. */
export const generatedPages = (): Record<string, string> => ({
  [pathOf('configuration.md')]: renderConfiguration(),
  [pathOf('commands.md')]: renderCommands(commands),
});

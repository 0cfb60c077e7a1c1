import { fileURLToPath } from 'node:url';
import { ENVIRONMENT_ONLY_MEANINGS } from '@smops/core/config-names.js';
import { describeVariables } from '@smops/core/config-reference.js';
import { code, page, table } from './markdown.js';

const INTRODUCTION = `<!-- Written by \`npm run docs\` from core/config-variables.ts. Change that file, not this one. -->

# Configuration

Settings come from environment variables. What the environment does not set is read from the configuration file: \`smops.env\` in the data folder, or the file
that \`SMOPS_CONFIG_FILE\` names, with one \`NAME=value\` a line. The start stops with one line that names the variable when a value is invalid or a name is unknown.

\`smops config set NAME\` asks for a value (or takes it as a second argument, unless it is a secret) and writes it into the file, readable by its owner alone; \`smops config list\` shows what is set and hides secrets.
Variables marked *reload* take effect when the server reads its file again: \`smops reload\`, or SIGHUP, or \`systemctl reload smops\`. The others need a restart. A run that had paused
for its provider or budget goes on with \`smops analyses resume\`.

\`\`\`sh
smops config set SMOPS_DAILY_BUDGET_USD 10
smops config list
smops config set SMOPS_DAILY_BUDGET_USD --unset
\`\`\``;

/** The file that the repository keeps; a test compares it with what the program says. */
export const CONFIGURATION_FILE = fileURLToPath(new URL('../../../docs/configuration.md', import.meta.url));

/** docs/configuration.md: every variable by group, with meaning, values, default and example. */
export function renderConfiguration(): string {
  const variables = describeVariables();
  const groups = [...new Set(variables.map(({ group }) => group))];
  return page([
    INTRODUCTION,
    ...groups.flatMap((group) => [
      `## ${group}`,
      table(
        ['variable', 'meaning', 'values', 'default', 'example', 'takes effect'],
        variables
          .filter((variable) => variable.group === group)
          .map(({ name, description, limits = 'text', default: standard = 'none', example, canReload }) => [
            code(name),
            description,
            limits,
            standard,
            code(example),
            canReload ? 'reload' : 'restart',
          ]),
      ),
    ]),
    '## Only in the environment',
    'They cannot stand in the configuration file, because they say where it is or belong to commands.',
    table(
      ['variable', 'meaning'],
      Object.entries(ENVIRONMENT_ONLY_MEANINGS).map(([name, meaning]) => [code(name), meaning]),
    ),
  ]);
}

import { z } from 'zod';
import { readConfig } from './config.js';
import { applyConfig } from './config-file.js';
import type { About } from './config-values.js';
import { VARIABLE_GROUPS } from './config-variables.js';

/** One row of docs/configuration.md. */
export interface ConfigVariable extends About {
  name: string;
  group: string;
  /** Whether a running server takes a new value over when it reloads its configuration file. */
  canReload: boolean;
}

/** What a schema says about itself, or one that it wraps; the outer one wins. */
function aboutOf(schema: z.core.$ZodType | undefined): Partial<About> {
  if (schema === undefined) return {};
  const def = schema._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    defaultValue?: unknown;
  };
  const fallback =
    def.type === 'default' && def.defaultValue !== '' ? { default: `\`${String(def.defaultValue)}\`` } : {};
  return { ...aboutOf(def.innerType ?? def.in), ...fallback, ...z.globalRegistry.get(schema) };
}

/** The variables whose examples a server takes over from one configuration to the next. */
function reloadable(examples: Record<string, string>): string[] {
  const needed = { S3_BUCKET: 'contoh', S3_ACCESS_KEY_ID: 'x', S3_SECRET_ACCESS_KEY: 'y' };
  return applyConfig(readConfig(needed), readConfig({ ...needed, ...examples })).applied;
}

/** Whether a running server takes the setting over when it reads its configuration again. */
export const canReload = (name: string): boolean =>
  describeVariables().some((variable) => variable.name === name && variable.canReload);

/** Every variable with its description, by group, in the order of docs/configuration.md. */
export function describeVariables(): ConfigVariable[] {
  const described = Object.entries(VARIABLE_GROUPS).flatMap(([group, variables]) =>
    Object.entries(variables).map(([name, schema]) => {
      const { description = '', example = '', ...rest } = aboutOf(schema);
      return { name, group, description, example, ...rest };
    }),
  );
  const applied = reloadable(Object.fromEntries(described.map(({ name, example }) => [name, example])));
  return described.map((variable) => ({ ...variable, canReload: applied.includes(variable.name) }));
}

import { randomBytes } from 'node:crypto';
import { reachOf } from '../../analysis/analyzer/providers/http/places.js';
import { ConfigError } from '../../config.js';
import { settingOf } from '../../config-names.js';
import { type ConfigVariable, describeVariables } from '../../config-reference.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, invalid } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { roleHas } from '../../people/users/users.constants.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { CONNECTION_IDS, CONNECTION_NEEDS, type ConnectionId } from './connections.constants.js';
import { type Connection, SetUpConnectionInput } from './connections.schemas.js';
import { CONNECTIONS_TEXTS } from './connections.texts.model.js';
import { missingSettings } from './missing-settings.js';

/** The configuration file of a running server, as far as it may be changed while it runs. */
export interface Settings {
  /** Whether the environment gives this setting: it comes before the file. */
  isFixed(name: string): boolean;
  /** Writes them all or none, and applies them at once. Throws ConfigError, naming the setting. */
  change(values: Readonly<Record<string, string | undefined>>): void;
}

let described: Map<string, ConfigVariable> | undefined;
/** What is said of a setting: its example, and whether a change counts at once. */
function aboutOf(name: string): ConfigVariable | undefined {
  described ??= new Map(describeVariables().map((one) => [one.name, one]));
  return described.get(name);
}

/** An address at which nothing leaves the machine, or none. */
const isOnThisMachine = (value: string): boolean =>
  value === '' || (URL.canParse(value) && reachOf(value) === 'machine');

/** What smops can connect to and whether each is ready; for admins also what each needs, without any value. */
export function listConnections(ctx: ServiceContext, settings: Settings | undefined): Connection[] {
  requireRight(ctx, 'lists');
  const isAdmin = roleHas(ctx.actor.role, 'administer');
  return CONNECTION_IDS.map((id) => {
    const missing = missingSettings(ctx.config, id);
    const needs = Object.entries(CONNECTION_NEEDS[id]).map(([name, kind]) => ({
      name,
      kind,
      isSet: Boolean(settingOf(ctx.config, name)),
      isFixed: settings?.isFixed(name) ?? true,
      needsRestart: aboutOf(name)?.canReload !== true,
      example: aboutOf(name)?.example ?? '',
    }));
    return { id, isReady: missing.length === 0, needs: isAdmin ? needs : null };
  });
}

/**
 * Sets up a connection: writes its settings to the configuration file, which only the server's own user can read, and
 * applies them. The secret that mail and webhooks are signed with is made when it is missing. The audit names the settings,
 * never their values. Throws FORBIDDEN for tokens, VALIDATION for a setting that is not taken from a browser or does not
 * fit, CONFLICT for one that the environment gives, NOT_CONFIGURED where no file can be written.
 */
export async function setUpConnection(
  ctx: ServiceContext,
  settings: Settings | undefined,
  id: ConnectionId,
  input: SetUpConnectionInput,
): Promise<Connection> {
  requireRight(ctx, 'administer');
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN', CONNECTIONS_TEXTS().onlyPeople);
  const given = parseInput(SetUpConnectionInput, input).settings;
  if (settings === undefined) throw new AppError('NOT_CONFIGURED', CONNECTIONS_TEXTS().onlyWhileServed);
  const needs = CONNECTION_NEEDS[id];
  const values: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(needs, name) ? needs[name] : undefined;
    if (kind === undefined) throw invalid(CONNECTIONS_TEXTS().notOfIt(name, id));
    if (kind === 'machine' || kind === 'made') throw invalid(CONNECTIONS_TEXTS().notFromHere(name));
    if (kind === 'home' && !isOnThisMachine(value)) throw invalid(CONNECTIONS_TEXTS().onlyThisMachine(name));
    if (settings.isFixed(name)) throw new AppError('CONFLICT', CONNECTIONS_TEXTS().fixed(name));
    values[name] = value === '' ? undefined : value;
  }
  for (const name of missingSettings(ctx.config, id))
    if (needs[name] === 'made' && !settings.isFixed(name)) values[name] = randomBytes(32).toString('hex');
  const names = Object.keys(values);
  if (names.length === 0) throw invalid(CONNECTIONS_TEXTS().nothing);
  await inTransaction(ctx.db, async (trx) => {
    const after = { settings: names.join(', ') };
    await recordAudit(trx, ctx, { action: 'update', entity: 'connection', entityId: null, label: id, after });
    try {
      settings.change(values);
    } catch (error) {
      // Its message names the setting and what it must be, never the value.
      if (error instanceof ConfigError) throw invalid(error.message);
      throw error;
    }
  });
  return listConnections(ctx, settings).find((one) => one.id === id) as Connection;
}

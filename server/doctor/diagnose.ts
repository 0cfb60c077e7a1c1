import { commentsPromise } from '@smops/core/analysis/analyzer/providers/policy.model.js';
import { type Config, ConfigError } from '@smops/core/config.js';
import { isConfigFileOpen, readConfigAndFile } from '@smops/core/config-file.js';
import { openHttpWarning } from '../lifecycle/open-http.js';
import { checkData, checkFirstPassword } from './check-data.js';
import { checkBuild, checkDataFolder, checkNativeParts, checkNode, checkPort } from './check-machine.js';
import { checkRemoteServer } from './check-server.js';
import { doctorTexts } from './doctor.texts.js';
import { bad, type Finding, ok, warning } from './findings.js';

function checkProviders(config: Config): Finding {
  const { providers, defaultProvider, allowedProviders } = config;
  const withKey = Object.entries(providers).filter(([, service]) => service.apiKey !== undefined);
  const isOwnSet = config.ownModel.url !== undefined && config.ownModel.model !== undefined;
  const own = isOwnSet ? ['own'] : [];
  const names = ['local', ...own, ...withKey.map(([name]) => name)].filter((name) =>
    allowedProviders.some((allowed) => allowed === name),
  );
  const promise = commentsPromise(config);
  if (promise !== undefined) return ok('providers', promise);
  const text = doctorTexts().usable(names.join(', '), defaultProvider);
  return names.includes(defaultProvider)
    ? ok('providers', text)
    : warning('providers', text, doctorTexts().hasNoKey(defaultProvider));
}

/** The file holds keys: no other user of the machine has to read it. Nothing is said when there is none. */
function checkConfigFile(path: string): Finding[] {
  const isOpen = isConfigFileOpen(path);
  if (isOpen === undefined) return [];
  return !isOpen
    ? [ok('configuration', doctorTexts().environmentAnd(path))]
    : [warning('configuration', doctorTexts().openConfig(path), `chmod 600 ${path}`)];
}

/**
 * Looks at everything smops needs on this machine, changes nothing and asks no paid service. A configuration that does
 * not fit ends it early: the rest depends on it.
 */
export async function diagnose(env: Record<string, string | undefined>): Promise<Finding[]> {
  const findings = [checkNode(process.versions.node), await checkNativeParts()];
  let config: Config;
  try {
    config = readConfigAndFile(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...findings, bad('configuration', error.message, doctorTexts().correctVariable)];
  }
  findings.push(...checkConfigFile(config.configFile));
  findings.push(ok('time zone', config.timeZone), checkProviders(config));
  const open = openHttpWarning(config);
  if (open !== undefined) {
    findings.push(warning('sign-in', open, doctorTexts().useTls));
  }
  const folder = checkDataFolder(config.dataDir);
  findings.push(...folder);
  if (!folder.some(({ state, name }) => state === 'bad' && name === 'data folder')) {
    const { findings: found, isRunning } = await checkData(config);
    findings.push(...found, ...(await checkFirstPassword(config.dataDir)));
    if (!isRunning) findings.push(await checkPort(config));
  }
  findings.push(...checkBuild());
  return findings;
}

/** What can be checked from this machine when commands use a server elsewhere. */
export const diagnoseRemote = async (url: string): Promise<Finding[]> => [
  checkNode(process.versions.node),
  await checkRemoteServer(url),
  ...checkBuild(),
];

import type { CommandSpec } from '../command.js';
import { accountsCommands } from './accounts.command.js';
import { agreeCommand } from './agree.command.js';
import { analysesCommands } from './analyses.command.js';
import { analyzeCommand } from './analyze.command.js';
import { auditCommands } from './audit.command.js';
import { backupCommands } from './backup.command.js';
import { compareCommand } from './compare.command.js';
import { comparisonsCommands } from './comparisons.command.js';
import { configCommands } from './config.command.js';
import { doctorCommand } from './doctor.command.js';
import { evalCommand } from './eval.command.js';
import { exploreCommand } from './explore.command.js';
import { facebookCommands } from './facebook.command.js';
import { feedsCommands } from './feeds.command.js';
import { helpCommands } from './help.command.js';
import { judgeCommands } from './judge.command.js';
import { loginCommands } from './login.command.js';
import { portraitsCommands } from './portraits.command.js';
import { providersCommands } from './providers.command.js';
import { purgeCommand } from './purge.command.js';
import { relationsCommand } from './relations.command.js';
import { reloadCommand } from './reload.command.js';
import { sentimentsCommands } from './sentiments.command.js';
import { sentimentsImportCommand } from './sentiments-import.command.js';
import { serveCommand } from './serve.command.js';
import { sessionsCommands } from './sessions.command.js';
import { statusCommand } from './status.command.js';
import { tasksCommands } from './tasks.command.js';
import { tokensCommands } from './tokens.command.js';
import { uiCommand } from './ui.command.js';
import { usersCommands } from './users.command.js';
import { whatsappCommands } from './whatsapp.command.js';
import { whoamiCommand } from './whoami.command.js';
import { youtubeCommands } from './youtube.command.js';

/** Every command, in the order of the help page. */
export const commands: readonly CommandSpec[] = [
  uiCommand(() => commands),
  serveCommand,
  reloadCommand,
  ...configCommands,
  analyzeCommand,
  exploreCommand,
  compareCommand,
  evalCommand,
  ...comparisonsCommands,
  ...analysesCommands,
  relationsCommand,
  agreeCommand,
  ...judgeCommands,
  ...accountsCommands,
  ...tasksCommands,
  ...whatsappCommands,
  ...sentimentsCommands,
  sentimentsImportCommand,
  ...youtubeCommands,
  ...facebookCommands,
  ...portraitsCommands,
  ...usersCommands,
  ...sessionsCommands,
  ...tokensCommands,
  ...feedsCommands,
  ...auditCommands,
  purgeCommand,
  ...providersCommands,
  ...backupCommands,
  ...loginCommands,
  statusCommand,
  whoamiCommand,
  doctorCommand,
  ...helpCommands(() => commands),
];

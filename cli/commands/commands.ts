import type { CommandSpec } from '../program/command.js';
import { analysesCommands } from './analyses/analyses.command.js';
import { viewsCommands } from './analyses/views.command.js';
import { analyzeCommand } from './analyze/analyze.command.js';
import { compareCommand } from './analyze/compare.command.js';
import { evalCommand } from './analyze/eval.command.js';
import { exploreCommand } from './analyze/explore.command.js';
import { previewCommand } from './analyze/preview.command.js';
import { codebooksCommands } from './codebooks/codebooks.command.js';
import { seriesCommand } from './codebooks/series.command.js';
import { deliveriesCommands } from './deliveries/deliveries.command.js';
import { destinationsCommands } from './deliveries/destinations.command.js';
import { sharesCommands } from './deliveries/shares.command.js';
import { helpCommands } from './help.command.js';
import { accountsCommands } from './lists/accounts.command.js';
import { auditCommands } from './lists/audit.command.js';
import { feedsCommands } from './lists/feeds.command.js';
import { purgeCommand } from './lists/purge.command.js';
import { tasksCommands } from './lists/tasks.command.js';
import { whatsappCommands } from './lists/whatsapp.command.js';
import { loginCommands } from './people/login.command.js';
import { mcpCommand } from './people/mcp.command.js';
import { tokensCommands } from './people/tokens.command.js';
import { usersCommands } from './people/users.command.js';
import { portraitsCommands } from './portraits/portraits.command.js';
import { checkProofCommand } from './proofs/check-proof.command.js';
import { proofCommand } from './proofs/proof.command.js';
import { learnCommand } from './reading/learn.command.js';
import { planCommand } from './reading/plan.command.js';
import { readCommand } from './reading/read.command.js';
import { reportCommand } from './reports/reports.command.js';
import { schedulesCommands } from './schedules/schedules.command.js';
import { sentimentsCommands } from './sentiments/sentiments.command.js';
import { addCommand } from './sentiments/sentiments-import.command.js';
import { resumeCommand } from './sentiments/sentiments-score.command.js';
import { facebookCommands } from './statistics/facebook.command.js';
import { youtubeCommands } from './statistics/youtube.command.js';
import { backupCommands } from './system/backup.command.js';
import { configCommands } from './system/config.command.js';
import { doctorCommand } from './system/doctor.command.js';
import { homeCommands } from './system/home.command.js';
import { providersCommands } from './system/providers.command.js';
import { reloadCommand } from './system/reload.command.js';
import { serveCommand } from './system/serve.command.js';
import { serviceCommands } from './system/service.command.js';
import { statusCommand } from './system/status.command.js';
import { tryCommand } from './system/try.command.js';
import { uiCommand } from './system/ui.command.js';

/** Every command, in the order of the help page. */
export const commands: readonly CommandSpec[] = [
  uiCommand(() => commands),
  serveCommand,
  reloadCommand,
  ...serviceCommands,
  ...configCommands,
  analyzeCommand,
  tryCommand,
  exploreCommand,
  previewCommand,
  compareCommand,
  evalCommand,
  ...analysesCommands,
  reportCommand,
  ...schedulesCommands,
  ...destinationsCommands,
  ...deliveriesCommands,
  ...sharesCommands,
  ...viewsCommands,
  learnCommand,
  ...codebooksCommands,
  seriesCommand,
  planCommand,
  proofCommand,
  checkProofCommand,
  readCommand(() => commands),
  ...accountsCommands,
  ...homeCommands,
  ...tasksCommands,
  ...whatsappCommands,
  addCommand,
  resumeCommand,
  ...sentimentsCommands,
  ...youtubeCommands,
  ...facebookCommands,
  ...portraitsCommands,
  ...usersCommands,
  ...tokensCommands,
  mcpCommand,
  ...feedsCommands,
  ...auditCommands,
  purgeCommand,
  ...providersCommands,
  ...backupCommands,
  ...loginCommands,
  statusCommand,
  doctorCommand,
  ...helpCommands(() => commands),
];

import type { CommandSpec } from '../program/command.js';
import { agreeCommand } from './analysis/agree.command.js';
import { analysesCommands } from './analysis/analyses.command.js';
import { analyzeCommand } from './analysis/analyze.command.js';
import { codebooksCommands } from './analysis/codebooks.command.js';
import { columnsCommands } from './analysis/columns.command.js';
import { compareCommand } from './analysis/compare.command.js';
import { comparisonsCommands } from './analysis/comparisons.command.js';
import { copiesCommand } from './analysis/copies.command.js';
import { evalCommand } from './analysis/eval.command.js';
import { exploreCommand } from './analysis/explore.command.js';
import { judgeCommands } from './analysis/judge.command.js';
import { learnCommand } from './analysis/learn.command.js';
import { overviewCommand } from './analysis/overview.command.js';
import { previewCommand } from './analysis/preview.command.js';
import { providersCommands } from './analysis/providers.command.js';
import { readCommand } from './analysis/read.command.js';
import { readingCommands } from './analysis/reading.command.js';
import { relationsCommand } from './analysis/relations.command.js';
import { reportsCommands } from './analysis/reports.command.js';
import { schedulesCommands } from './analysis/schedules.command.js';
import { sentimentsCommands } from './analysis/sentiments.command.js';
import { sentimentsImportCommand } from './analysis/sentiments-import.command.js';
import { scoreCommands } from './analysis/sentiments-score.command.js';
import { seriesCommands } from './analysis/series.command.js';
import { translateCommand } from './analysis/translate.command.js';
import { viewsCommands } from './analysis/views.command.js';
import { wavesCommand } from './analysis/waves.command.js';
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
import { assistantsCommands } from './people/assistants.command.js';
import { loginCommands } from './people/login.command.js';
import { mcpCommand } from './people/mcp.command.js';
import { sessionsCommands } from './people/sessions.command.js';
import { tokensCommands } from './people/tokens.command.js';
import { usersCommands } from './people/users.command.js';
import { whoamiCommand } from './people/whoami.command.js';
import { portraitsCommands } from './portraits/portraits.command.js';
import { facebookCommands } from './statistics/facebook.command.js';
import { youtubeCommands } from './statistics/youtube.command.js';
import { backupCommands } from './system/backup.command.js';
import { configCommands } from './system/config.command.js';
import { doctorCommand } from './system/doctor.command.js';
import { homeCommands } from './system/home.command.js';
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
  ...columnsCommands,
  compareCommand,
  evalCommand,
  ...comparisonsCommands,
  ...analysesCommands,
  overviewCommand,
  ...reportsCommands,
  ...schedulesCommands,
  ...destinationsCommands,
  ...deliveriesCommands,
  ...sharesCommands,
  relationsCommand,
  copiesCommand,
  ...viewsCommands,
  wavesCommand,
  agreeCommand,
  learnCommand,
  ...judgeCommands,
  ...codebooksCommands,
  ...seriesCommands,
  readCommand(() => commands),
  ...readingCommands,
  translateCommand,
  ...accountsCommands,
  ...homeCommands,
  ...tasksCommands,
  ...whatsappCommands,
  ...scoreCommands,
  ...sentimentsCommands,
  sentimentsImportCommand,
  ...youtubeCommands,
  ...facebookCommands,
  ...portraitsCommands,
  ...usersCommands,
  ...sessionsCommands,
  ...tokensCommands,
  mcpCommand,
  ...assistantsCommands,
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

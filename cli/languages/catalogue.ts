import type { codebooksTexts } from '../commands/codebooks/codebooks.texts.js';
import type { deliveriesTexts } from '../commands/deliveries/deliveries.texts.js';
import type { peopleTexts } from '../commands/people/people.texts.js';
import type { portraitsTexts } from '../commands/portraits/portraits.texts.js';
import type { learningTexts } from '../commands/reading/learning.texts.js';
import type { reportsTexts } from '../commands/reports/reports.texts.js';
import type { schedulesTexts } from '../commands/schedules/schedules.texts.js';
import type { statisticsTexts } from '../commands/statistics/statistics.texts.js';
import type { systemTexts } from '../commands/system/system.texts.js';
import type { doctorTexts, startUpTexts } from '../connection/connect.js';
import type { connectionTexts } from '../connection/connection.texts.js';
import type { failuresTexts } from '../failures/failures.texts.js';
import type { languageTexts } from '../language/language.texts.js';
import type { listsTexts } from '../lists/lists.texts.js';
import type { outputTexts } from '../output/output.texts.js';
import type { programTexts } from '../program/program.texts.js';
import type { analyzeTexts } from '../runs/analyze.texts.js';
import type { sentimentsTexts } from '../sentiments/sentiments.texts.js';
import type { seriesTexts } from '../series/series.texts.js';
import type { keysTexts } from '../tui/keys/keys.texts.js';
import type { previewTexts } from '../tui/screens/file-preview/preview.texts.js';
import type { mixedTexts } from '../tui/screens/mixed.texts.js';
import type { readingTexts } from '../tui/screens/reading/reading.texts.js';
import type { screensTexts } from '../tui/screens/screens.texts.js';
import type { tuiTexts } from '../tui/tui.texts.js';

/** Every text of the terminal by the name it is asked for with: what a language lacks does not compile. */
export interface Texts {
  cliAnalyze: ReturnType<typeof analyzeTexts>;
  cliCodebooks: ReturnType<typeof codebooksTexts>;
  cliConnection: ReturnType<typeof connectionTexts>;
  cliFailures: ReturnType<typeof failuresTexts>;
  cliLanguage: ReturnType<typeof languageTexts>;
  cliLearning: ReturnType<typeof learningTexts>;
  cliLists: ReturnType<typeof listsTexts>;
  cliOutput: ReturnType<typeof outputTexts>;
  cliPeople: ReturnType<typeof peopleTexts>;
  cliPortraits: ReturnType<typeof portraitsTexts>;
  cliProgram: ReturnType<typeof programTexts>;
  cliSentiments: ReturnType<typeof sentimentsTexts>;
  cliSeries: ReturnType<typeof seriesTexts>;
  cliStatistics: ReturnType<typeof statisticsTexts>;
  cliSystem: ReturnType<typeof systemTexts>;
  cliKeys: ReturnType<typeof keysTexts>;
  cliPreview: ReturnType<typeof previewTexts>;
  cliReading: ReturnType<typeof readingTexts>;
  cliDeliveries: ReturnType<typeof deliveriesTexts>;
  cliReports: ReturnType<typeof reportsTexts>;
  cliSchedules: ReturnType<typeof schedulesTexts>;
  cliMixed: ReturnType<typeof mixedTexts>;
  cliScreens: ReturnType<typeof screensTexts>;
  cliTui: ReturnType<typeof tuiTexts>;
  serverDoctor: ReturnType<typeof doctorTexts>;
  serverStartUp: ReturnType<typeof startUpTexts>;
  /** The help's English texts, each with its translation; a test finds what is missing. */
  help: Readonly<Record<string, string>>;
  /** Headings of columns, labels of fields and words of states, by their English; a test finds what is missing. */
  words: Readonly<Record<string, string>>;
}

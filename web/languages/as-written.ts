import { destinations } from '@smops/core/platform/languages/zh/analyzer.js';
import { reading } from '@smops/core/platform/languages/zh/file-reading.js';
import { plan } from '@smops/core/platform/languages/zh/plan.js';
import { accuracy, intake } from '@smops/core/platform/languages/zh/reports.js';
import { shares } from '@smops/core/platform/languages/zh/shares.js';

/** Core's texts that only the analyzer's screens show: Chinese as written, as those screens are. */
export const AS_WRITTEN_ON_SCREEN = {
  'core.plan': plan,
  'core.shares': shares,
  'core.accuracy': accuracy,
  'core.intake': intake,
  'core.fileReading': reading,
  'core.destinations': destinations,
};

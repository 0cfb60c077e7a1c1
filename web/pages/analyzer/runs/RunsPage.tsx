import { ChineseScreen } from '../../../components/format/Written.js';
import { AnalyzerLinks } from '../../../components/frame/AnalyzerLinks.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { TEXT } from '../analyzer.texts.js';
import { RunsList } from './RunsList.js';

/** All earlier analyses, under an address of their own. */
export function RunsPage() {
  return (
    <ChineseScreen>
      <PageHeader title={TEXT.runs.title} actions={<AnalyzerLinks />} />
      <RunsList />
    </ChineseScreen>
  );
}

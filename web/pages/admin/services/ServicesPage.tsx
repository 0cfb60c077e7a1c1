import { ListPanel } from '../../../components/table/ListPanel.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { ProviderCostsPanel } from '../providers/ProviderCostsPanel.js';
import { ProvidersPanel } from '../providers/ProvidersPanel.js';
import { StatisticsPanels } from '../statistics/StatisticsPanels.js';
import { SERVICES_TEXT as TEXT } from './services.texts.js';

/** What smops asks elsewhere and reads on the server: each with its state, a check and its set-up, and what it costs. */
export const ServicesPage = () => (
  <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle}>
    <div className="space-y-4">
      <ProvidersPanel />
      <StatisticsPanels />
      <ListPanel title={TEXT.folders}>
        <ConnectionSetUp id="watch" />
      </ListPanel>
      <ProviderCostsPanel />
    </div>
  </SettingsFrame>
);

import { ListPanel } from '../../../components/table/ListPanel.js';
import { connectionsAtom } from '../../../state/records/connections.js';
import { providerCostsAtom, providerStatesAtom } from '../../../state/records/providers.js';
import { statisticsAtom } from '../../../state/records/statistics.js';
import { statusAtom } from '../../../state/records/status.js';
import { SettingsFrame } from '../../settings/SettingsFrame.js';
import { ConnectionSetUp } from '../connections/ConnectionSetUp.js';
import { MeasureProviders } from '../providers/MeasureProviders.js';
import { ProviderCostsPanel } from '../providers/ProviderCostsPanel.js';
import { ProvidersPanel } from '../providers/ProvidersPanel.js';
import { StatisticsPanels } from '../statistics/StatisticsPanels.js';
import { SERVICES_TEXT as TEXT } from './services.texts.js';

const SHOWN = [providerStatesAtom, statusAtom, statisticsAtom, connectionsAtom, providerCostsAtom];

/** What smops asks elsewhere and reads on the server: each with its state, a check and its set-up, and what it costs. */
export const ServicesPage = () => (
  <SettingsFrame title={TEXT.title} subtitle={TEXT.subtitle} waitsFor={SHOWN}>
    <div className="space-y-4">
      <ProvidersPanel />
      <MeasureProviders />
      <StatisticsPanels />
      <ListPanel title={TEXT.folders}>
        <ConnectionSetUp id="watch" />
      </ListPanel>
      <ProviderCostsPanel />
    </div>
  </SettingsFrame>
);

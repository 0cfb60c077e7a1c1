import type { Clock } from '../../../../context.js';
import type { Db } from '../../../../platform/db/database.js';
import type { AnalysisProvider } from '../../providers/provider.js';
import { findConcurrency, saveConcurrency } from '../../providers/provider-state.repository.js';
import type { ProviderRegistry } from '../../providers/registry.js';
import { Lane } from './lane.js';

/** What a service bears is found out; what smops itself and a machine of one's own bear is set. */
const remembers = ({ isService, isSteady }: AnalysisProvider) => isService && isSteady !== true;

/** The lanes of this process, one for each provider that is used, and what they have learnt. */
export class Lanes {
  private readonly db: Db;
  private readonly clock: Clock;
  private readonly providers: ProviderRegistry;
  private readonly random: () => number;
  private readonly lanes = new Map<string, Lane>();
  private readonly remembered = new Map<Lane, number>();

  constructor(db: Db, clock: Clock, providers: ProviderRegistry, random: () => number) {
    this.db = db;
    this.clock = clock;
    this.providers = providers;
    this.random = random;
  }

  /**
   * The provider's lane, with as many calls at once as the service bore last time. Undefined for a provider that this
   * server does not have. `isTail` says that nothing more waits for the lane.
   */
  async of(providerId: string, isTail: (lane: Lane) => boolean): Promise<Lane | undefined> {
    const known = this.lanes.get(providerId);
    const provider = this.providers.find(providerId);
    if (known !== undefined || provider === undefined) return known;
    const last = remembers(provider) ? await findConcurrency(this.db, providerId) : undefined;
    const lane = new Lane(provider, last ?? provider.concurrency, this.random);
    lane.isTail = () => isTail(lane);
    this.lanes.set(providerId, lane);
    if (last !== undefined) this.remembered.set(lane, last);
    return lane;
  }

  /** Keeps what each paid provider has shown to bear, for the next start. */
  async remember(): Promise<void> {
    for (const lane of this.lanes.values()) {
      const { width, provider } = lane;
      if (!remembers(provider) || !lane.hasEverSucceeded || this.remembered.get(lane) === width) continue;
      this.remembered.set(lane, width);
      await saveConcurrency(this.db, provider.id, width, this.clock.now());
    }
  }
}

import type { Resolve } from './http/places.js';
import type { CallDeadlines } from './http/post-json.js';
import type { LocalEngine } from './local/local.provider.js';
import type { FormMemory } from './own/form.js';
import type { OwnModelSettings } from './own/own-settings.js';
import type { AnalysisProvider } from './provider.js';
import type { ProviderSettings } from './settings.js';

/** What this process gives a provider when it creates it. */
export interface ServiceNeeds {
  /** Read for each call, so that a changed key counts at once. */
  settings: () => ProviderSettings;
  now?: () => Date;
  deadlines?: CallDeadlines;
}

/** What every provider says of itself. Plain data: what creates it is loaded only when a server needs it. */
interface Definition<Id extends string> {
  id: Id;
  /** Its name on screens and in reports. */
  label: string;
}

/** A provider elsewhere that is asked over HTTP with a key. */
export interface ServiceDefinition<Id extends string = string, Prefix extends string = string>
  extends Definition<Id> {
  /** Its variables are PREFIX_API_KEY, PREFIX_URL and PREFIX_MODEL. */
  prefix: Prefix;
  /** Its name in docs/configuration.md. */
  title: string;
  /** Address and model, unless the configuration names others. The address has no slash at its end. */
  url: string;
  model: string;
  /** Where people get a key. */
  keyPage?: string;
  /** Whether a request may bring a key of its own. */
  takesKey: boolean;
  create(needs: ServiceNeeds): Promise<AnalysisProvider<Id>>;
}

/** What a model of one's own is created with. */
export interface OwnNeeds {
  settings: () => OwnModelSettings;
  /** Whether its address may lead outside; read for each call. */
  mayLeave: () => boolean;
  /** Keeps how its server was found to answer. */
  memory: FormMemory;
  now?: () => Date;
  /** Instead of the system's name service. */
  resolve?: Resolve;
}

/** A model of one's own: any server that speaks as OpenAI does, with settings of its own (`OWN_MODEL_…`). */
export interface OwnDefinition<Id extends string = string> extends Definition<Id> {
  create(needs: OwnNeeds): Promise<AnalysisProvider<Id>>;
}

/** A provider inside smops: no address, no key. */
export interface LocalDefinition<Id extends string = string> extends Definition<Id> {
  create(needs: { engine: LocalEngine }): Promise<AnalysisProvider<Id>>;
}

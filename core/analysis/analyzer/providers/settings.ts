/** How a service is reached; read again for each call. */
export interface ProviderSettings {
  apiKey?: string;
  /** Without a slash at its end. */
  url: string;
  model: string;
  /** Calls at once at the start; afterwards what the service has shown to bear counts. */
  concurrency: number;
}

/** In which form a model is asked to answer; `auto`: in the strictest that its server can. */
export const OWN_FORMATS = ['auto', 'json_schema', 'json_object', 'text'] as const;
/** Whether a model that thinks aloud is asked not to. */
export const OWN_THINKING = ['off', 'as-is'] as const;

/** How a model of one's own is reached; read again for each call. It is set up once it has an address and a name. */
export interface OwnModelSettings {
  /** Without a slash at its end. */
  url?: string;
  model?: string;
  apiKey?: string;
  /** What screens call it. */
  label?: string;
  format: (typeof OWN_FORMATS)[number];
  thinking: (typeof OWN_THINKING)[number];
  /** Calls at once; undefined: 1 at an address of one's own, else 16 at the start. */
  concurrency?: number;
  /** The most comments of one call; undefined: 4 at an address of one's own, else what the run has. */
  batch?: number;
  /** US dollars for a million tokens sent and answered; undefined: nothing at an address of one's own, else unknown. */
  price?: readonly [input: number, output: number];
  /** How long the first byte of an answer may take. */
  waitMs: number;
}

import type { FoundServer } from '../providers.schemas.js';
import { listModels } from './list-models.js';

/** Where servers of models listen unless they are told otherwise (their own documentation). */
export const USUAL_SERVERS: readonly Omit<FoundServer, 'models'>[] = [
  { name: 'Ollama', url: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', url: 'http://127.0.0.1:1234/v1' },
  { name: 'llama-server', url: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', url: 'http://127.0.0.1:8000/v1' },
];

/** Servers that name their models on the usual addresses of this machine: one small request each, and none beyond it. */
export async function findServers(
  signal: AbortSignal,
  usual: typeof USUAL_SERVERS = USUAL_SERVERS,
): Promise<FoundServer[]> {
  const found = await Promise.all(
    usual.map(async (one) => ({ ...one, models: await listModels(one, 'machine', signal) })),
  );
  return found.flatMap(({ models, ...one }) => (models === undefined ? [] : [{ ...one, models }]));
}

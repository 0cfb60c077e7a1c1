import { z } from 'zod';
import type { Resolve } from '../http/places.js';
import { createHttpCaller } from '../http/post-json.js';
import type { Place } from '../place.model.js';
import { keyHeaders } from './request-body.js';

const LIST_MS = 3000;
const MOST = 500;
const list = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(5000) });

/** The models of a server that speaks as OpenAI does, by their names; undefined when none answers so there. */
export async function listModels(
  { url, apiKey }: { url: string; apiKey?: string | undefined },
  reach: Place,
  signal: AbortSignal,
  resolve?: Resolve,
): Promise<string[] | undefined> {
  const deadlines = { connectMs: LIST_MS, idleMs: LIST_MS, contentMs: LIST_MS, endMs: LIST_MS };
  const http = createHttpCaller('', deadlines, { reach, resolve });
  try {
    const reply = await http.post(`${url}/models`, keyHeaders(url, apiKey), undefined, signal);
    const read = list.safeParse('failure' in reply ? undefined : reply.body);
    return read.success ? read.data.data.slice(0, MOST).map(({ id }) => id) : undefined;
  } finally {
    await http.close();
  }
}

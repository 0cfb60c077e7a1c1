import type { RawAnswer } from '../provider.js';
import type { FencedBatch } from './prompt.js';

/** Names under which models put the list, whatever they were told. */
const LISTS = ['answers', 'results', 'comments', 'items', 'data'];

/**
 * The answers of a model's text: JSON, in a fence or between prose, whole or cut. Ids that were not given out are left
 * out. Null when nothing can be read: prose, blank, broken from the start.
 */
export function readReply(text: string, batch: FencedBatch): RawAnswer[] | null {
  const list = listOf(parseWhole(text)) ?? salvage(text);
  if (list === null) return null;
  return list.flatMap((answer) => {
    const token = (answer as { id?: unknown } | null)?.id;
    const id = typeof token === 'string' ? batch.idOf.get(token.trim()) : undefined;
    return id === undefined ? [] : [{ id, answer }];
  });
}

function parseWhole(text: string): unknown {
  const first = text.search(/[[{]/);
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (first < 0 || last < first) return undefined;
  try {
    return JSON.parse(text.slice(first, last + 1));
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return null;
  for (const name of LISTS) {
    const list = (value as Record<string, unknown>)[name];
    if (Array.isArray(list)) return list;
  }
  return null;
}

/** The whole objects of a list that was cut off or is broken somewhere: what stands before the break is good. */
function salvage(text: string): unknown[] | null {
  const start = text.indexOf('[');
  if (start < 0) return null;
  const found: unknown[] = [];
  let depth = 0;
  let from = -1;
  let isInText = false;
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (isInText) {
      if (character === '\\') at += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{') {
      if (depth === 0) from = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth < 0) break;
      if (depth === 0) {
        try {
          found.push(JSON.parse(text.slice(from, at + 1)));
        } catch {
          // This one is broken in itself; its comment is asked again.
        }
      }
    }
  }
  return found.length > 0 ? found : null;
}

import type { RawAnswer } from '../provider.js';
import { jsonValues } from './json-values.js';
import type { FencedBatch } from './prompt.js';
import { afterThinking } from './thinking.js';

/** Names under which models put the list, whatever they were told. */
const LISTS = ['answers', 'results', 'comments', 'items', 'data'];

/**
 * The answers of a model's text: JSON, in a fence or between prose, whole or cut, after all that it thought aloud. Ids that
 * were not given out are left out. Null when nothing can be read: prose, blank, broken from the start, nothing but thinking.
 * `mustEndThinking`: see `afterThinking`.
 */
export function readReply(text: string, batch: FencedBatch, mustEndThinking = false): RawAnswer[] | null {
  const { candidates } = afterThinking(text, mustEndThinking);
  const list = firstOf(candidates, wholeList) ?? firstOf(candidates, cutList);
  if (list === null) return null;
  return list.flatMap((answer) => {
    const token = (answer as { id?: unknown } | null)?.id;
    const id = typeof token === 'string' ? batch.idOf.get(token.trim()) : undefined;
    return id === undefined ? [] : [{ id, answer }];
  });
}

type Candidate = ReturnType<typeof afterThinking>['candidates'][number];

function firstOf(candidates: Candidate[], read: (one: Candidate) => unknown[] | null): unknown[] | null {
  for (const candidate of candidates) {
    const list = read(candidate);
    if (list !== null) return list;
  }
  return null;
}

function wholeList({ text, mustCover }: Candidate): unknown[] | null {
  for (const { value, from, to } of jsonValues(text)) {
    const list = listOf(value);
    if (list !== null && mustCover.every((place) => place > from && place < to)) return list;
  }
  return null;
}

const cutList = ({ text, mustCover }: Candidate) => (mustCover.length > 0 ? null : salvage(text));

const hasId = (one: unknown) => typeof (one as { id?: unknown } | null)?.id === 'string';

/** A list without a name counts only if it holds answers: prose has brackets, and answers have lists, too. */
function listOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value.some(hasId) ? value : null;
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
          const value: unknown = JSON.parse(text.slice(from, at + 1));
          found.push(...(listOf(value) ?? [value]));
        } catch {
          // This one is broken in itself; its comment is asked again.
        }
      }
    }
  }
  return found.length > 0 ? found : null;
}

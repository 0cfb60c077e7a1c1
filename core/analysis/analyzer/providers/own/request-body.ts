import type { Message } from '../provider.js';
import { EFFORTS, type Form } from './form.js';
import type { OwnModelSettings } from './own-settings.js';

type Json = Record<string, unknown>;

/** Words of JSON Schema that servers refuse or leave out in silence; smops checks answers itself. */
const NOT_SENT = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'propertyOrdering']);

/**
 * A schema in the part of JSON Schema that strict servers take: every key required, in the order in which they are to be
 * written, and no others allowed.
 */
export function strictSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strictSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([name]) => !NOT_SENT.has(name));
  const made = Object.fromEntries(kept.map(([name, value]) => [name, strictSchema(value)]));
  if (typeof made.properties !== 'object' || made.properties === null) return made;
  return { ...made, required: Object.keys(made.properties), additionalProperties: false };
}

const isOpenRouter = (url: string) => /(^|\.)openrouter\.ai$/.test(new URL(url).hostname);

/** Fields that a server may refuse: each is left out where it does. In the order in which they are tried without. */
function optionalFields(form: Form, { thinking }: OwnModelSettings, url: string): Json {
  const silent = isOpenRouter(url)
    ? { reasoning: { enabled: false } }
    : { chat_template_kwargs: { enable_thinking: false }, reasoning_effort: EFFORTS[form.effort] };
  const all: Json = { ...(thinking === 'off' ? silent : {}), temperature: 0 };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !form.leftOut.includes(name)));
}

function formatOf({ rung }: Form, schema: unknown, url: string): Json {
  if (rung === 'text') return {};
  if (rung === 'object') return { response_format: { type: 'json_object' } };
  const json_schema = { name: 'answers', strict: rung === 'strict', schema: strictSchema(schema) };
  return {
    response_format: { type: 'json_schema', json_schema },
    // Else a model behind OpenRouter that knows no schema is asked all the same.
    ...(isOpenRouter(url) ? { provider: { require_parameters: true } } : {}),
  };
}

/** A request in a form that the server understands, and which of its fields could be left out. The answer always has a limit. */
export function requestBody(
  message: Message,
  form: Form,
  settings: OwnModelSettings,
): { body: string; sent: string[] } {
  const { url = '', model = '' } = settings;
  const optional = optionalFields(form, settings, url);
  const limit = form.isRenamed ? 'max_completion_tokens' : 'max_tokens';
  const body = JSON.stringify({
    model,
    messages: [
      { role: 'system', content: message.system },
      { role: 'user', content: message.user },
    ],
    ...formatOf(form, message.schema, url),
    ...optional,
    [limit]: message.maxOutputTokens,
    stream: false,
  });
  return { body, sent: Object.keys(optional) };
}

/** Azure takes its keys under a name of its own. */
export function keyHeaders(url: string, apiKey: string | undefined): Record<string, string> {
  if (apiKey === undefined) return {};
  const isAzure = /\.azure\.com$/.test(new URL(url).hostname);
  return isAzure ? { 'api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

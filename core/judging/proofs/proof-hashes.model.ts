const encoder = new TextEncoder();

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 in hex. */
export async function sha256Of(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? encoder.encode(content) : content.slice();
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** How a text stands in a proof: as the hash of the proof's salt and the text's key (`core/comments/text-key.node.ts`). */
export const textHashOf = (salt: string, textKey: Uint8Array): Promise<string> =>
  sha256Of(`${salt}:${hexOf(textKey)}`);

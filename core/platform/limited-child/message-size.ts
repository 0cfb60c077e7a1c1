/**
 * About how large a message is for the process that receives it, in characters and bytes: texts by their length wherever
 * they stand, so that one text that is named a thousand times counts a thousand times, as it is sent. Other values count as
 * eight. Keeps its own stack, so depth does not matter.
 */
export function messageSize(message: unknown): number {
  let size = 0;
  const open: unknown[] = [message];
  while (open.length > 0) {
    const value = open.pop();
    size += 8;
    if (typeof value === 'string') size += value.length;
    else if (ArrayBuffer.isView(value)) size += value.byteLength;
    else if (Array.isArray(value)) for (const inner of value) open.push(inner);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        size += key.length;
        open.push(inner);
      }
    }
  }
  return size;
}

import type { IncomingMessage } from 'node:http';

/** A sender that was refused may go on for so long, and send so much, before its connection is cut. */
const DISCARD_MS = 60_000;
const DISCARD_BYTES = 256 * 1024 * 1024;

/** Reads what is left of a request's body and drops it. Resolves at its end, at either limit, or when the sender left. */
function discardRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    // Of a sender that has left nothing more is heard, not even its end.
    if (incoming.destroyed) return resolve();
    let bytes = 0;
    const timer = setTimeout(resolve, DISCARD_MS);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    // A reader that has stopped would hold the body up.
    incoming.removeAllListeners('data');
    incoming.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > DISCARD_BYTES) done();
    });
    for (const end of ['end', 'close', 'error']) incoming.once(end, done);
    incoming.resume();
  });
}

/**
 * The response to a request whose body is still coming. Closing the connection at once would reset it, and most senders
 * would then see a broken connection instead of the response: browsers and Node's fetch read only what comes after they
 * have sent. So the whole response goes out now, with its length, and ends when the rest of the body has been dropped.
 */
export async function respondBeforeEnd(response: Response, incoming: IncomingMessage): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-length', String(bytes.length));
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes);
      await discardRest(incoming);
      controller.close();
    },
  });
  return new Response(body, { status: response.status, headers });
}

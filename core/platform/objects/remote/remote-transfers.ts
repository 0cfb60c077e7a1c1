import { randomUUID } from 'node:crypto';
import { requireRight } from '../../../context.js';
import { AppError, invalid, messageOf, notFound } from '../../../errors.js';
import { THING_NAMES } from '../../../errors.texts.model.js';
import { parseInput } from '../../../parse-input.js';
import { imageTypeOf, noImageAtAddress } from '../images/image-type.js';
import { IMAGE_MAX_BYTES } from '../objects.constants.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import type { ObjectsContext } from '../objects-context.js';
import { openUpload } from '../uploads.service.js';
import { openRemote, type RemoteSetting } from './open-remote.js';
import { RemoteGetInput, type RemoteMeta, RemoteMetaInput } from './remote.schemas.js';

/** Nothing is fetched until a client listens; a transfer without one is forgotten. */
const WAIT_FOR_LISTENER_MS = 60_000;
/** How long the end of a transfer can still be told to one who was cut off. */
const KEPT_MS = 5 * 60_000;
/** For everything, pauses included. */
const DEADLINE_MS = 5 * 60_000;
const META_DEADLINE_MS = 30_000;
const PROGRESS_EVERY_MS = 1000;
/** Of all people together, ended ones that are still shown included. */
const TRANSFERS_MAX = 200;

/** What the uploader is told, in its own words (the Companion protocol). */
export interface TransferMessage {
  action: 'progress' | 'success' | 'error';
  payload: object;
}

type Listener = (message: TransferMessage) => void;

/** One image on its way from an address into the store. */
class Transfer {
  readonly owner: string;
  private readonly work: (transfer: Transfer) => Promise<TransferMessage>;
  private readonly stopping = new AbortController();
  private readonly listeners = new Set<Listener>();
  private last: TransferMessage | undefined;
  private lastToldMs = 0;
  private resume: (() => void) | undefined;
  private paused: Promise<void> | undefined;
  private hasBegun = false;
  private isOver = false;

  constructor(owner: string, work: (transfer: Transfer) => Promise<TransferMessage>) {
    this.owner = owner;
    this.work = work;
  }

  get begun(): boolean {
    return this.hasBegun;
  }

  get ended(): boolean {
    return this.isOver;
  }

  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Tells the listener how it stands and what comes; the first one begins the work. */
  listen(listener: Listener, onEnd: () => void): () => void {
    this.listeners.add(listener);
    if (this.last !== undefined) listener(this.last);
    if (!this.hasBegun) {
      this.hasBegun = true;
      void this.run().finally(onEnd);
    }
    return () => void this.listeners.delete(listener);
  }

  private async run(): Promise<void> {
    const deadline = setTimeout(() => this.cancel(), DEADLINE_MS);
    try {
      this.tell(await this.work(this));
    } catch (error) {
      const message = error instanceof AppError ? messageOf(error) : OBJECTS_TEXTS().notFetched;
      this.tell({ action: 'error', payload: { error: { message } } });
    } finally {
      clearTimeout(deadline);
      this.isOver = true;
    }
  }

  private tell(message: TransferMessage): void {
    this.last = message;
    for (const listener of this.listeners) listener(message);
  }

  progress(bytes: number, total: number): void {
    const now = performance.now();
    if (this.last !== undefined && now - this.lastToldMs < PROGRESS_EVERY_MS) return;
    this.lastToldMs = now;
    const progress = (total === 0 ? 0 : (bytes / total) * 100).toFixed(2);
    this.tell({ action: 'progress', payload: { progress, bytesUploaded: bytes, bytesTotal: total } });
  }

  pause(): void {
    this.paused ??= new Promise((resolve) => {
      this.resume = resolve;
    });
  }

  goOn(): void {
    this.resume?.();
    this.paused = undefined;
    this.resume = undefined;
  }

  /** Resolves at once, or when it is no longer paused. */
  async untilUnpaused(): Promise<void> {
    await this.paused;
    this.stopping.signal.throwIfAborted();
  }

  cancel(): void {
    this.stopping.abort(invalid(OBJECTS_TEXTS().cancelled));
    this.goOn();
  }
}

/** Images that this process fetches from addresses. They end with the process. */
export class RemoteTransfers {
  private readonly transfers = new Map<string, Transfer>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly resolve: RemoteSetting['resolve'];

  /** `resolve`: see RemoteSetting. */
  constructor(resolve?: RemoteSetting['resolve']) {
    this.resolve = resolve;
  }

  private setting(ctx: ObjectsContext, signal: AbortSignal): RemoteSetting {
    const { resolve } = this;
    return { allowed: ctx.config.remoteNetworks, signal, ...(resolve === undefined ? {} : { resolve }) };
  }

  private forgetLater(token: string, afterMs: number, isDue: () => boolean): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      if (isDue()) this.transfers.delete(token);
    }, afterMs);
    timer.unref();
    this.timers.add(timer);
  }

  /** Name, type and size of the image at an address. Throws VALIDATION (see `openRemote`). */
  async getMeta(ctx: ObjectsContext, input: unknown): Promise<RemoteMeta> {
    requireRight(ctx, 'portraits:manage');
    const { url } = parseInput(RemoteMetaInput, input);
    const file = await openRemote(url, this.setting(ctx, AbortSignal.timeout(META_DEADLINE_MS)));
    await file.close();
    return { name: file.name, type: file.type, size: file.sizeBytes ?? null };
  }

  /** Makes a transfer ready; it begins when a client listens under its token. */
  start(ctx: ObjectsContext, input: unknown): string {
    requireRight(ctx, 'portraits:manage');
    const { url, metadata } = parseInput(RemoteGetInput, input);
    if (this.transfers.size >= TRANSFERS_MAX) {
      throw new AppError('THROTTLED', OBJECTS_TEXTS().tooManyFetched, { retryAfterSeconds: 60 });
    }
    const token = randomUUID();
    const transfer = new Transfer(ctx.actor.name, (self) => this.fetch(ctx, self, url, metadata?.name));
    this.transfers.set(token, transfer);
    this.forgetLater(token, WAIT_FOR_LISTENER_MS, () => !transfer.begun);
    return token;
  }

  private async fetch(
    ctx: ObjectsContext,
    transfer: Transfer,
    url: string,
    name: string | undefined,
  ): Promise<TransferMessage> {
    const file = await openRemote(url, this.setting(ctx, transfer.signal));
    try {
      const pieces: Uint8Array[] = [];
      let size = 0;
      for await (const piece of file.body) {
        await transfer.untilUnpaused();
        size += piece.length;
        if (size > IMAGE_MAX_BYTES) throw invalid(OBJECTS_TEXTS().remoteTooLarge);
        pieces.push(piece);
        transfer.progress(size, file.sizeBytes ?? IMAGE_MAX_BYTES);
      }
      const bytes = Buffer.concat(pieces, size);
      const type = imageTypeOf(bytes);
      if (type === undefined) throw noImageAtAddress();
      const { key } = await openUpload(ctx, { filename: name ?? file.name, type });
      await ctx.store.put(key, bytes, type);
      const answer = { location: ctx.store.locationOf(key, ctx.baseUrl), key, bucket: ctx.store.bucket };
      const response = { status: 200, responseText: JSON.stringify(answer) };
      return {
        action: 'success',
        payload: { complete: true, url: answer.location, response, bytesUploaded: size },
      };
    } catch (error) {
      if (transfer.signal.aborted) throw transfer.signal.reason;
      throw error instanceof AppError ? error : invalid(OBJECTS_TEXTS().imageBrokeOff);
    } finally {
      await file.close();
    }
  }

  private find(ctx: Pick<ObjectsContext, 'actor'>, token: string): Transfer {
    requireRight(ctx, 'portraits:manage');
    const transfer = this.transfers.get(token);
    if (transfer === undefined || transfer.owner !== ctx.actor.name)
      throw notFound(THING_NAMES().thisTransfer);
    return transfer;
  }

  /** NOT_FOUND unless the transfer is the caller's. */
  ensureOwn(ctx: Pick<ObjectsContext, 'actor'>, token: string): void {
    this.find(ctx, token);
  }

  /** Tells how it stands, and all that comes. Call the result to stop listening; the transfer goes on. */
  listen(ctx: Pick<ObjectsContext, 'actor'>, token: string, listener: Listener): () => void {
    return this.find(ctx, token).listen(listener, () => this.forgetLater(token, KEPT_MS, () => true));
  }

  /** Whether there is nothing more to fetch for it. */
  isOver(token: string): boolean {
    return this.transfers.get(token)?.ended ?? true;
  }

  /** Ends one whose owner may not call any more. */
  cancel(token: string): void {
    this.transfers.get(token)?.cancel();
  }

  /** What the uploader says; anything unknown is ignored. */
  obey(ctx: Pick<ObjectsContext, 'actor'>, token: string, action: unknown): void {
    const transfer = this.find(ctx, token);
    if (action === 'pause') transfer.pause();
    else if (action === 'resume') transfer.goOn();
    else if (action === 'cancel') transfer.cancel();
  }

  /** Cancels all transfers; nothing waits any longer. */
  close(): void {
    for (const transfer of this.transfers.values()) transfer.cancel();
    for (const timer of this.timers) clearTimeout(timer);
    this.transfers.clear();
  }
}

import type { Press } from '../terminal/input.js';
import { type Action, actionOf, KEYS, type KeyBinding, type KeyContext, LEVELS } from './keys.js';

/** Who wants keys at the moment. */
export interface KeyLayer {
  context: KeyContext;
  /** What it does now; actions without a handler are not offered. */
  handlers(): Partial<Record<string, (press: Press) => void>>;
  /** Takes what is typed and no action of its context. */
  onText?(text: string): void;
  /** Editing keys of a text field (`backspace`, `ctrl+u`); answers whether it knew the key. */
  onEdit?(id: string): boolean;
  /** Nothing below gets keys. */
  isModal: boolean;
}

/** Sends each key to the topmost layer that has a use for it. */
export class KeyRouter {
  private layers: KeyLayer[] = [];
  private readonly listeners = new Set<() => void>();
  private version = 0;

  /** Adds a layer until the answer is called. */
  add(layer: KeyLayer): () => void {
    this.layers = [...this.layers, layer].sort((a, b) => LEVELS[b.context] - LEVELS[a.context]);
    this.changed();
    return () => {
      this.layers = this.layers.filter((one) => one !== layer);
      this.changed();
    };
  }

  press(press: Press): void {
    for (const layer of this.layers) {
      if (this.offer(layer, press)) return;
      if (layer.isModal) return;
    }
  }

  /** Whether typed text goes into a field. */
  takesText(): boolean {
    return this.layers.find(({ context, isModal }) => isModal || context !== 'system')?.onText !== undefined;
  }

  paste(text: string): void {
    for (const layer of this.layers) {
      if (layer.onText !== undefined) {
        layer.onText(text);
        return;
      }
      if (layer.isModal) return;
    }
  }

  /** What the keys do now, the topmost first. */
  hints(): { key: string; binding: KeyBinding }[] {
    const hints: { key: string; binding: KeyBinding }[] = [];
    const above = new Set<string>();
    for (const layer of this.layers) {
      const handlers = layer.handlers();
      const offered = Object.entries(KEYS[layer.context] as Record<string, KeyBinding>).filter(
        ([action]) => handlers[action] !== undefined,
      );
      for (const [, binding] of offered) {
        const [key = ''] = binding.keys;
        if (binding.isHint && !above.has(key)) hints.push({ key, binding });
      }
      for (const [, { keys }] of offered) for (const key of keys) above.add(key);
      if (layer.isModal) break;
    }
    return hints;
  }

  /** The contexts that get keys now, the topmost first. */
  contexts(): KeyContext[] {
    const modal = this.layers.findIndex(({ isModal }) => isModal);
    return this.layers.slice(0, modal === -1 ? undefined : modal + 1).map(({ context }) => context);
  }

  /** For React: changes whenever layers or what they do have changed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): number => this.version;

  changed(): void {
    this.version++;
    for (const listener of this.listeners) listener();
  }

  private offer(layer: KeyLayer, press: Press): boolean {
    // In a text field letters are text before they are commands.
    if (layer.onText !== undefined && press.text !== undefined) {
      const action = actionOf(layer.context, press.id);
      const handler = action === undefined ? undefined : layer.handlers()[action];
      if (handler !== undefined) handler(press);
      else layer.onText(press.text);
      return true;
    }
    const action: Action<KeyContext> | undefined = actionOf(layer.context, press.id);
    const handler = action === undefined ? undefined : layer.handlers()[action];
    if (handler !== undefined) {
      handler(press);
      return true;
    }
    return layer.onEdit?.(press.id) ?? false;
  }
}

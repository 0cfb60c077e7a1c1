import { useLayoutEffect, useRef } from 'react';
import { useTui } from '../state/tui.js';
import type { Press } from '../terminal/input.js';
import type { Action, KeyContext } from './keys.js';

export type Handlers<Context extends KeyContext> = Partial<
  Record<Action<Context>, ((press: Press) => void) | undefined>
>;

export interface KeyOptions {
  /** Whether it wants keys now; true. */
  isActive?: boolean;
  /** Whether nothing below gets any; false. */
  isModal?: boolean;
  onText?: ((text: string) => void) | undefined;
  onEdit?: ((id: string) => boolean) | undefined;
}

/** Takes the keys of a context while the component is there. An action without a handler is not offered. */
export function useKeys<Context extends KeyContext>(
  context: Context,
  handlers: Handlers<Context>,
  { isActive = true, isModal = false, onText, onEdit }: KeyOptions = {},
): void {
  const { keys } = useTui();
  const latest = useRef({ handlers, onText, onEdit });
  latest.current = { handlers, onText, onEdit };
  const hasText = onText !== undefined;
  useLayoutEffect(() => {
    if (!isActive) return;
    return keys.add({
      context,
      isModal,
      handlers: () => latest.current.handlers as Partial<Record<string, (press: Press) => void>>,
      ...(hasText ? { onText: (text: string) => latest.current.onText?.(text) } : {}),
      onEdit: (id) => latest.current.onEdit?.(id) ?? false,
    });
  }, [keys, context, isActive, isModal, hasText]);
  const offered = Object.entries(handlers)
    .filter(([, handler]) => handler !== undefined)
    .map(([action]) => action)
    .join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the footer follows what is offered
  useLayoutEffect(() => keys.changed(), [keys, offered]);
}

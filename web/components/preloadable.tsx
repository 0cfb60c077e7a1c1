import { type ComponentType, lazy, useState } from 'react';

/**
 * A component whose code comes later. Once `preload` has brought it, it shows at once: React's own `lazy` would show the
 * fallback first, and keep it for a third of a second.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(preload) as unknown as ComponentType<Props>;
  function Preloadable(props: Props) {
    // Chosen once, since another type of component would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return { Component: Preloadable, preload };
}
